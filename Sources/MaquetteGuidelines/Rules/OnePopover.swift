internal import MaquetteComponents
internal import MaquetteSource

/// One popover is shown at a time.
public struct OnePopover: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "one-popover", .error, [.popovers], "One popover is shown at a time.",
    rationale: """
      Popovers over each other, or one that comes out of another, leave people unsure which of them a touch closes.
      """,
    passing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar:
          title: Photos
          leading: [{button: Sort, id: sort}]
          trailing: [{button: Filter, id: filter}]
      popover: {from: filter, content: [{list: [Favorites, Videos, Screenshots]}]}
      """,
      "screen: {content: [{button: A, id: a}]}\npopover: {from: a, content: [T]}",
    ],
    failing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar:
          title: Photos
          leading: [{button: Sort, id: sort}]
          trailing: [{button: Filter, id: filter}]
      present:
        - popover: {from: sort, content: [{list: [By Date, By Name]}]}
        - popover: ↓{from: filter, content: [{list: [Favorites, Videos, Screenshots]}]}
      """,
      """
      screen: {content: [{button: A, id: a}]}
      present: [{popover: {from: a, content: [T]}}, {popover: ↓{from: a, content: [T]}}]
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges what a mockup presents.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    for popover in mockup.popovers.dropFirst() {
      report.add("a second popover is shown", at: popover.path)
    }
  }
}
