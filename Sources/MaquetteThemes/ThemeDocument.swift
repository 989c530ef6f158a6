public import MaquetteScene
public import MaquetteSource

/// What a theme's file says besides the components' sections.
struct ThemeDocument: SchemaReadable {
  var name = ""
  var summary = ""
  var extends: String?
  var idioms: [Idiom] = [.phone]
  var fonts = FontsDocument()
  var palette: Table<String, ThemeColor> = [:]
  var typeScale: Table<TextStyle, Table<TextSize, TypeSize>> = [:]

  static let schema = Schema<Self>(
    "theme", "A look for mockups.",
    Field("name", \.name, required: true, "The name, in kebab-case."),
    Field("summary", \.summary, "What it looks like, in a sentence."),
    Field("extends", \.extends, "The theme whose values stand for what this one leaves out."),
    Field("idioms", \.idioms, "The kinds of devices that it has styles for."),
    Field("fonts", \.fonts, "The files that text is set in."),
    Field("palette", \.palette, "Named colours."),
    Field("typeScale", \.typeScale, "[size, leading] in points by text style and text size."))
}

/// The `fonts` of a theme.
struct FontsDocument: SchemaReadable {
  var family = ""
  var package = ""
  var files: [String] = []
  var display: Display?
  var fallbacks: [Fallback] = []
  var tracking: TrackingTable = [:]

  struct Display: SchemaReadable {
    var family = ""
    var files: [String] = []
    var minimumSize = 20.0
    var tracking: TrackingTable = [:]

    static let schema = Schema<Self>(
      "display", "A family of the Latin letters for large text.",
      Field("family", \.family, required: true, "The family's name, as in its files."),
      Field("files", \.files, required: true, "Its files, one a weight, of the same package."),
      Field(
        "minimumSize", \.minimumSize,
        "The size in points from which on it is used; 1000 where none is."),
      Field("tracking", \.tracking, "Points between its letters, by weight and size."))
  }

  struct Fallback: SchemaReadable {
    var family = ""
    var package = ""
    var files: [String] = []
    var languages: [String] = []

    static let schema = Schema<Self>(
      "fallback", "A family for characters that the Latin family lacks.",
      Field("family", \.family, required: true, "The family's name, as in its files."),
      Field("package", \.package, required: true, "The package that installs the files."),
      Field("files", \.files, required: true, "Paths below the folder of the fonts."),
      Field("languages", \.languages, "The languages that prefer it to the other fallbacks."))
  }

  static let schema = Schema<Self>(
    "fonts", "The files that text is set in.",
    Field("family", \.family, required: true, "The name of the Latin family, as in its files."),
    Field("package", \.package, required: true, "The package that installs its files."),
    Field("files", \.files, required: true, "Its files, one a weight, below the fonts' folder."),
    Field("display", \.display, "The family in its place in large text."),
    Field("fallbacks", \.fallbacks, "The families behind it, in order; emoji last."),
    Field("tracking", \.tracking, "Points between letters, by weight and size."))

  var fontSet: FontSet {
    func file(_ path: String, _ package: String) -> FontSet.File {
      FontSet.File(path: path, package: package)
    }
    return FontSet(
      family: family, files: files.map { file($0, package) },
      display: display.map { display in
        FontSet.Display(
          family: display.family, files: display.files.map { file($0, package) },
          minimumSize: display.minimumSize, tracking: display.tracking.byWeight)
      },
      fallbacks: fallbacks.map { fallback in
        FontSet.Fallback(
          family: fallback.family, files: fallback.files.map { file($0, fallback.package) },
          languages: fallback.languages)
      }, tracking: tracking.byWeight)
  }
}

/// Points between letters, by weight and size.
typealias TrackingTable = Table<FontWeight, Table<Double, Double>>

extension TrackingTable {
  fileprivate var byWeight: [FontWeight: [FontSet.Tracking]] {
    let weights = entries.map { weight in
      (
        weight.key,
        weight.value.entries.map { FontSet.Tracking(size: $0.key, points: $0.value) }
          .sorted { $0.size < $1.size }
      )
    }
    return Dictionary(weights) { first, _ in first }
  }
}

extension CornerShape: SourceChoice {}
extension FontWeight: SourceChoice {}
