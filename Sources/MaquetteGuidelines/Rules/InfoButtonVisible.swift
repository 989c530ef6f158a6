internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// An Info button stands out from its ground.
public struct InfoButtonVisible: CellRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "info-button-visible", .warning, [.buttons],
    "The glyph of an Info button has a contrast of 3:1 with its ground.",
    rationale: """
      The light and the dark Info button look alike today, so neither of them is sure to be seen on every ground.
      """,
    passing: [
      """
      device: {size: [360, 110]}
      screen:
        statusBar: false
        content: [{stack: [Storage, spacer, {button: Info, type: infoLight}], axis: horizontal}]
      """,
      "screen: {content: [{button: Info, type: infoDark, tint: '#000000'}]}",
    ],
    failing: [
      """
      device: {size: [360, 110]}
      screen:
        statusBar: false
        content:
          - {stack: [Storage, spacer, ↓{button: Info, type: infoLight, tint: '#DDDDDD'}], axis: horizontal}
      """,
      "appearance: [light, dark]\nscreen: {content: [↓{button: Info, type: infoDark, tint: '#333333'}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the buttons of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    var buttons: [NodePath] = []
    cell.mockup.visit(at: .root) { value, path in
      guard let button = value as? Button, button.type == .infoLight || button.type == .infoDark
      else { return }
      buttons.append(path)
    }
    guard !buttons.isEmpty else { return }
    let inks = cell.inks
    for path in buttons {
      let glyph = inks.first { $0.name == "\(path / "type")" }
      guard let glyph, glyph.contrast < 3 else { continue }
      report.add(
        "an Info button has less contrast with its ground than 3:1", at: path,
        help: "give it another 'tint'")
    }
  }
}
