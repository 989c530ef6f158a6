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
  var locale: [String] = []

  /// Replaces the axes of a mockup by those that are given.
  func replace(in mockup: inout Mockup) {
    if !device.isEmpty { mockup.device = OneOrMore(device) }
    if !orientation.isEmpty { mockup.orientation = OneOrMore(orientation) }
    if !theme.isEmpty { mockup.theme = OneOrMore(theme) }
    if !appearance.isEmpty { mockup.appearance = OneOrMore(appearance) }
    if !contrast.isEmpty { mockup.contrast = OneOrMore(contrast) }
    if !textSize.isEmpty { mockup.textSize = OneOrMore(textSize) }
    if !locale.isEmpty { mockup.locale = OneOrMore(locale) }
  }
}

extension Orientation: OptionValue {}
extension Appearance: OptionValue {}
extension Contrast: OptionValue {}
extension TextSize: OptionValue {}
