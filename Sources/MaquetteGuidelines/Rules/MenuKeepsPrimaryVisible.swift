internal import MaquetteComponents
internal import MaquetteSource

/// A screen's actions are not all inside of a menu.
public struct MenuKeepsPrimaryVisible: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "menu-keeps-primary-visible", .note, isOn: false, [.pullDownMenus],
    "A screen's actions are not all inside of a menu.",
    rationale: """
      What is in a menu takes two touches. The action that most people come for stands on the screen itself. Judged only \
      when asked for, since a mockup seldom shows the whole screen.
      """,
    passing: [
      """
      theme: ios-18
      device: {size: [360, 250]}
      screen: {navigationBar: {title: Inbox, trailing: [Compose, {button: Edit, id: edit}]}}
      menu: {from: edit, items: [Select Messages, Edit Mailboxes]}
      """,
      "menu: {from: {button: Edit}, items: [A]}",
    ],
    failing: [
      """
      theme: ios-18
      device: {size: [360, 250]}
      screen: {navigationBar: {title: Inbox, trailing: [↓{button: Edit, id: edit}]}}
      menu: {from: edit, items: [Compose, Select Messages, Edit Mailboxes]}
      """,
      """
      screen: {navigationBar: {title: T, leading: [{button: Inbox, image: chevron.backward}], trailing: [↓{button: Edit, id: edit}]}}
      menu: {from: edit, items: [A]}
      """,
      "screen: {content: [↓{button: Edit, menu: {items: [A]}}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a screen.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    let buttons = mockup.buttons.filter { $0.path.isInside(.root / "screen") && !$0.isBack }
    let openers = mockup.menus.filter { $0.kind == .pullDown }
      .compactMap { mockup.opener(of: $0)?.path }
    guard let first = buttons.first, buttons.allSatisfy({ openers.contains($0.path) }) else {
      return
    }
    report.add(
      "every action of the screen is inside of a menu", at: first.path,
      help: "show the most important one as a button")
  }
}
