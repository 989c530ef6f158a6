internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// The axes that options replace.
struct AxisOptions: Sendable {
  var device: [String] = []
  var orientation: [Orientation] = []
  var theme: [String] = []
  var appearance: [Appearance] = []
  var contrast: [Contrast] = []
  var textSize: [TextSize] = []
  var locale: [LanguageTag] = []

  /// Replaces the axes of a mockup by those that are given.
  func replace(in mockup: inout Mockup) {
    if !device.isEmpty { mockup.device = OneOrMore(device) }
    if !orientation.isEmpty { mockup.orientation = OneOrMore(orientation) }
    if !theme.isEmpty { mockup.theme = OneOrMore(theme) }
    if !appearance.isEmpty { mockup.appearance = OneOrMore(appearance) }
    if !contrast.isEmpty { mockup.contrast = OneOrMore(contrast) }
    if !textSize.isEmpty { mockup.textSize = OneOrMore(textSize) }
    if !locale.isEmpty { mockup.locale = OneOrMore(locale.map(\.text)) }
  }
}

extension Orientation: OptionValue {}
extension Appearance: OptionValue {}
extension Contrast: OptionValue {}
extension TextSize: OptionValue {}

/// A BCP 47 tag, which becomes part of a file's name.
struct LanguageTag: OptionValue {
  static let expectation = "a language tag"

  let text: String

  init?(argument: String) {
    // Read as a document's, so that both take the same.
    let place = SourcePosition.start..<SourcePosition.start
    let tag = SourceNode.scalar(argument, .doubleQuoted, place)
    let entry = SourceEntry(key: "locale", keyRange: place, value: tag)
    var reader = SourceReader(file: SourceFile(name: "", text: ""))
    _ = Mockup(.mapping([entry], place), at: .root, &reader)
    guard reader.diagnostics.isEmpty else { return nil }
    text = argument
  }

  var argument: String? { text }
}
