internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// The title of a button is shown whole.
public struct ButtonTitleFits: CellRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "button-title-fits", .warning, [.buttons], "The title of a button is shown whole.",
    rationale: """
      Of a title that ends in an ellipsis people do not see what the button does. A translation or a larger text is \
      often what does not fit.
      """,
    passing: [
      """
      device: {size: [360, 200]}
      screen:
        navigationBar: {trailing: [Add to Library]}
        content: [{list: [Morning Light, Slow River]}]
      """,
      "actionSheet: {actions: [Remove from All of My Shared Libraries]}",
    ],
    failing: [
      """
      device: {size: [360, 200]}
      screen:
        navigationBar: {trailing: [{button: ↓Add to One of the Libraries Shared with You}]}
        content: [{list: [Morning Light, Slow River]}]
      """,
      """
      locale: [en, de]
      textSize: [large, xxxLarge]
      screen:
        navigationBar:
          trailing: [{button: ↓{en: Add, de: Zu einer der gemeinsam verwendeten Mediatheken hinzufügen}}]
      """,
      """
      device: iphone-15-pro-max
      screen:
        navigationBar:
          title: Photos
          trailing: [{button: ↓Move to a Shared Library}]
      """,
      """
      device: watch-41
      actionSheet: {title: T, actions: [A, {button: ↓Keep Everything As It Is, role: cancel}]}
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the cells of a mockup and, for what fits there, those on the smallest devices.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    let found = findings(in: mockup.cells, context)
    report.add(found, in: mockup)
    let cut = Set(found.found.map(\.finding.path))
    for smallest in mockup.smallest {
      let found = findings(in: smallest.cells, context)
      for (var finding, axes) in found.found where !cut.contains(finding.path) {
        finding.message += " on \(smallest.device)"
        finding.severity = .note
        report.add(finding, in: axes, of: smallest.cells.map(\.axes))
      }
    }
  }

  /// Judges the buttons of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    let cut = Set(cell.texts.filter(\.line.isTruncated).map(\.name))
    guard !cut.isEmpty else { return }
    cell.mockup.visit(at: .root) { value, path in
      guard let button = value as? Button, cut.contains("\(path / "title")") else { return }
      report.add(
        "the title '\(button.title.base)' is cut off", at: path / "title",
        help: "say it in fewer words, or give it more room")
    }
  }
}
