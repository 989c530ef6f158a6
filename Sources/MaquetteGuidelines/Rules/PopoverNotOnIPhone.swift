internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// On a phone nothing is shown in a popover.
public struct PopoverNotOnIPhone: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "popover-not-on-iphone", .warning, [.popovers], "On iPhone no popover is shown.",
    rationale:
      "A small screen has room for a sheet, but not for a popover beside what it is about.",
    passing: [
      """
      device: {size: [360, 400]}
      screen: {navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}}
      popover: {from: filter, content: [{list: [Favorites, Videos, Screenshots]}]}
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, adaptation: popover, content: [T]}
      """,
    ],
    failing: [
      """
      device: {size: [360, 400]}
      screen: {navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}}
      popover:
        from: filter
        adaptation: ↓popover
        content: [{list: [Favorites, Videos, Screenshots]}]
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a popover.
  public func check(
    _ popover: LintedPopover, in context: LintContext, _ report: inout RuleReport
  ) {
    // A large phone on its side has room.
    guard popover.popover.adaptation == .popover, context.mockup.idioms.contains(.phone),
      context.mockup.mockup.orientation.values != [.landscape]
    else { return }
    report.add(
      "this stays a popover on a phone", at: popover.path / "adaptation",
      help: "leave it out, so that it becomes a sheet there")
  }
}
