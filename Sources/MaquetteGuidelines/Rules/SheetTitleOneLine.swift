internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// The title of an action sheet fits on one line.
public struct SheetTitleOneLine: CellRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-title-one-line", .warning, [.actionSheets],
    "The title of an action sheet fits on one line.",
    rationale: """
      A short title is read at a glance; a long one is read after the actions, if at all. At the sizes of text for \
      accessibility, at which most titles take several lines, it is not judged.
      """,
    passing: [
      """
      canvas: fit
      actionSheet:
        title: Delete this photo?
        actions: [{button: Delete Photo, role: destructive}, {button: Cancel, role: cancel}]
      """,
      "textSize: accessibility3\nactionSheet: {title: Delete these photos and albums?, actions: [A, B]}",
    ],
    failing: [
      """
      canvas: fit
      actionSheet:
        title: ↓Do you really want to delete this photo and all of its copies?
        actions: [{button: Delete Photo, role: destructive}, {button: Cancel, role: cancel}]
      """,
      """
      locale: [en, de]
      actionSheet:
        title: ↓{en: Delete?, de: Möchtest du diese Aufnahme wirklich und endgültig löschen?}
        actions: [A, B]
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the sheets of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    guard !cell.traits.textSize.isAccessibility else { return }
    for (sheet, path) in cell.sheets {
      guard let title = sheet.title, cell.lines(of: path / "title").count > 1 else { continue }
      report.add(
        "the title '\(title.base)' takes more than one line", at: path / "title",
        help: "say in the message what the title need not")
    }
  }
}
