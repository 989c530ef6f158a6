internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// The actions of a sheet are all seen at once.
public struct SheetDoesNotScroll: CellRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-does-not-scroll", .warning, [.actionSheets],
    "The actions of a sheet all fit without scrolling.",
    rationale: """
      Who has to scroll through actions takes long to choose, and easily touches one while scrolling.
      """,
    passing: [
      """
      theme: ios-18
      device: {size: [360, 400]}
      actionSheet:
        title: Remind me about this message
        actions: [In 1 Hour, This Evening, Tomorrow, Next Week, {button: Cancel, role: cancel}]
      """,
      "device: watch-41\nactionSheet: {title: T, actions: [A, B, C, D, E, F]}",
    ],
    failing: [
      """
      theme: ios-18
      device: {size: [360, 400]}
      actionSheet:
        title: Remind me about this message
        actions: ↓[In 30 Minutes, In 1 Hour, In 4 Hours, This Evening, Tomorrow, This Weekend, Next Week,
          {button: Cancel, role: cancel}]
      """,
      """
      theme: ios-18
      device: [iphone-15, iphone-se-3]
      actionSheet: {title: T, actions: ↓[A, B, C, D, E, F, G, H, I, J, K, {button: Cancel, role: cancel}]}
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the sheets of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    guard cell.traits.idiom != .watch else { return }
    for (_, path) in cell.sheets where cell.frame.cuts(off: "\(path / "actions")/") {
      report.add(
        "the actions do not fit on the screen", at: path / "actions",
        help: "offer fewer, or make their titles shorter")
    }
  }
}

extension Frame {
  /// Whether it shows less than the height of what holds texts whose names begin so.
  fileprivate func cuts(off prefix: String) -> Bool {
    items.contains { placed in
      guard case .group(let inner, let effects) = placed.item else { return false }
      let shown = effects.clip?.bounds.height ?? inner.size.height
      return inner.size.height > shown + 1 && inner.holds(prefix) || inner.cuts(off: prefix)
    }
  }

  private func holds(_ prefix: String) -> Bool {
    items.contains { placed in
      if case .group(let inner, _) = placed.item, inner.holds(prefix) { return true }
      return placed.name?.hasPrefix(prefix) ?? false
    }
  }
}
