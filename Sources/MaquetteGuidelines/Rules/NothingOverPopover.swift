internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// Nothing but an alert or what belongs to it stands over a popover.
public struct NothingOverPopover: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "nothing-over-popover", .error, [.popovers],
    "Nothing stands over a popover but an alert, or a menu that was opened inside of it.",
    rationale: """
      A popover is closed before something else opens. Views over it leave people unsure what a touch beside them closes.
      """,
    passing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}
      present:
        - popover: {from: filter, content: [{list: [Favorites, Videos, Screenshots]}]}
        - alert: {title: No Connection, message: Photos in iCloud are not shown., actions: [OK]}
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      present:
      - popover: {from: a, content: [{button: B, id: b}]}
      - menu: {from: b, items: [X, Y]}
      """,
      """
      screen: {content: [{button: A, id: a}]}
      present: [{popover: {from: a, content: [T]}}, {actionSheet: {actions: [X, Y]}}]
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      present: [{popover: {from: a, content: [T]}}, {alert: {title: T, actions: [OK]}}]
      """,
    ],
    failing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar:
          title: Photos
          leading: [{button: Move, id: move}]
          trailing: [{button: Filter, id: filter}]
      present:
        - popover: {from: filter, content: [{list: [Favorites, Videos, Screenshots]}]}
        - actionSheet: ↓{from: move, title: Move 3 photos?, actions: [Archive, Hide]}
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}, {button: B, id: b}]}
      present:
      - popover: {from: a, content: [T]}
      - menu: ↓{from: b, items: [X, Y]}
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges what a mockup presents.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    // Elsewhere it is a sheet, over which other things may stand.
    guard mockup.idioms.contains(.pad) else { return }
    let presented = mockup.mockup.presented
    guard let first = presented.firstIndex(where: { $0.presentation is Popover }) else { return }
    let popover = presented[first].path
    let inside = mockup.elements.filter { $0.path.isInside(popover) }
    for over in presented[(first + 1)...] where !mayStand(over, with: inside) {
      let kind = type(of: over.presentation).kind
      report.add(
        "'\(kind)' stands over a popover", at: over.path,
        help: "show it without the popover, which is closed first")
    }
  }

  private func mayStand(_ over: Presented, with inside: [LintedElement]) -> Bool {
    switch over.presentation {
    case is Alert, is Popover: return true
    case is Menu:
      guard case .element(let id)? = over.presentation.from else { return true }
      return inside.contains { $0.element.anchorID(at: $0.path) == id }
    default: return false
    }
  }
}
