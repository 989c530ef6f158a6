internal import Maquette
internal import MaquetteCairo
internal import MaquetteSource
internal import MaquetteThemes

/// What pictures depend on besides their documents, as a baseline keeps it.
struct Surroundings: SchemaReadable {
  /// Libraries, fonts, themes and the renderer, each with its version or checksum; sorted.
  var entries: Table<String, String> = [:]

  init() {}

  /// What pictures depend on here: libraries, the renderer, and what they say that they were drawn with.
  init(_ pictures: [VerifiedPicture], themes: [Theme]) {
    var found: [String: String] = ["renderer": "\(rendererEpoch)"]
    for library in Environment.libraries { found[library.name] = library.version }
    for theme in themes { found["theme \(theme.name)"] = theme.checksum }
    for font in pictures.flatMap(\.fonts) { found[font.key] = font.value }
    entries = Table(found.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value) })
  }

  static let schema = Schema<Self>(
    "surroundings", "What pictures depend on besides their documents.",
    Field("entries", \.entries, "Libraries, fonts, themes and the renderer."))

  /// What pictures depend on after some changes.
  func with(_ changes: [EnvironmentChange]) -> Surroundings {
    var result = self
    for index in result.entries.entries.indices {
      let key = result.entries.entries[index].key
      if let change = changes.first(where: { $0.what == key }) {
        result.entries.entries[index].value = change.to
      }
    }
    return result
  }

  /// What differs from what was kept before; of what only one of both names, nothing is known.
  func changes(since before: Surroundings) -> [EnvironmentChange] {
    entries.entries.compactMap { entry in
      guard let old = before.entries[entry.key], old != entry.value else { return nil }
      var change = EnvironmentChange()
      (change.what, change.from, change.to) = (entry.key, old, entry.value)
      return change
    }
  }
}
