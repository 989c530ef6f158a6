internal import Maquette
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

  /// Checks that there are such devices and themes.
  func check(_ catalog: inout Catalog, in folder: String) throws {
    for id in device where catalog.devices[id] == nil {
      throw UsageError(
        "--device: there is no device '\(id)'", correcting: id,
        among: catalog.devices.devices.map(\.id))
    }
    for name in themes(in: folder) {
      do {
        _ = try catalog.theme(name)
      } catch let error as Catalog.ThemeError where error.file == nil {
        throw UsageError(
          "--theme: " + (error.diagnostics.first?.message ?? name),
          hint: error.diagnostics.first?.help)
      }
    }
  }

  /// The themes; files begin at the working directory.
  private func themes(in folder: String) -> [String] {
    theme.map { $0.isThemeFile ? $0.path(in: folder) : $0 }
  }

  /// Replaces the axes of a mockup by those that are given.
  func replace(in mockup: inout Mockup, folder: String) {
    if !device.isEmpty { mockup.device = OneOrMore(device.map { .id($0) }) }
    if !orientation.isEmpty { mockup.orientation = OneOrMore(orientation) }
    if !theme.isEmpty { mockup.theme = OneOrMore(themes(in: folder)) }
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
    guard Locales.isTag(argument) else { return nil }
    text = argument
  }

  var argument: String? { text }
}
