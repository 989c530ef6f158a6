internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension Cell {
  /// What the picture shows, in words: the document's own, else the presentation's title or the
  /// titles of its first items, joined by commas.
  var alternativeText: String {
    func localized(_ text: LocalizedText) -> String {
      text.localized(for: traits.locale, strings: mockup.strings) ?? text.base
    }
    if let alt = mockup.alt { return localized(alt) }
    let texts = mockup.presentations.last?.base.summary ?? []
    return texts.map(localized).filter { !$0.isEmpty }.prefix(5).joined(separator: ", ")
  }
}

/// Which pictures come out of a document: raised only when pixels change.
package let rendererEpoch = 1
