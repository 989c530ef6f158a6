/// The font files that text is set in, and how far apart its letters stand.
public struct FontSet: Sendable, Hashable {
  /// A font file of a package.
  public struct File: Sendable, Hashable {
    /// The path below the folder of the fonts: `opentype/inter/Inter-Regular.otf`.
    public var path: String
    /// The package that installs it, for the message when it is missing.
    public var package: String

    /// Makes a file.
    public init(path: String, package: String) {
      self.path = path
      self.package = package
    }
  }

  /// A family that stands in for characters that the Latin family lacks.
  public struct Fallback: Sendable, Hashable {
    /// The family's name, as in the file (`Noto Sans CJK KR`).
    public var family: String
    /// Its files, one a weight, or one collection with several.
    public var files: [File]
    /// The languages that prefer it to the other fallbacks (`ko`, `zh-Hans`); empty for those whose
    /// script no other family has.
    public var languages: [String]

    /// Makes a fallback.
    public init(family: String, files: [File], languages: [String] = []) {
      self.family = family
      self.files = files
      self.languages = languages
    }
  }

  /// A further family of the Latin letters, drawn for large text.
  public struct Display: Sendable, Hashable {
    /// The family's name, as in its files (`Inter Display`).
    public var family: String
    /// Its files, one a weight.
    public var files: [File]
    /// The size in points from which on text is set in it.
    public var minimumSize: Double
    /// The tracking of its letters, as that of the other sizes.
    public var tracking: [FontWeight: [Tracking]]

    /// Makes a family for text from a size on.
    public init(
      family: String, files: [File], minimumSize: Double,
      tracking: [FontWeight: [Tracking]] = [:]
    ) {
      self.family = family
      self.files = files
      self.minimumSize = minimumSize
      self.tracking = tracking
    }
  }

  /// The space added after each letter at a size.
  public struct Tracking: Sendable, Hashable {
    /// The size in points.
    public var size: Double
    /// The space in points, negative to set tighter.
    public var points: Double

    /// Makes an entry.
    public init(size: Double, points: Double) {
      self.size = size
      self.points = points
    }
  }

  /// The name of the Latin family.
  public var family: String
  /// The Latin family's files, one a weight.
  public var files: [File]
  /// The family in its place in large text; nothing where one serves every size.
  public var display: Display?
  /// The families behind it, in order; the last are emoji.
  public var fallbacks: [Fallback]
  /// The tracking of the Latin family's letters by weight, sizes ascending; straight between
  /// entries, the nearest beyond them.
  ///
  /// A weight without entries takes the nearest lighter one's.
  public var tracking: [FontWeight: [Tracking]]

  /// Makes a font set.
  public init(
    family: String, files: [File], display: Display? = nil, fallbacks: [Fallback] = [],
    tracking: [FontWeight: [Tracking]] = [:]
  ) {
    self.family = family
    self.files = files
    self.display = display
    self.fallbacks = fallbacks
    self.tracking = tracking
  }
}
