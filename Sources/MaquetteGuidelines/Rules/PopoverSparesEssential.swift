internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// A popover covers nothing that must be seen.
public struct PopoverSparesEssential: CellRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "popover-spares-essential", .warning, [.popovers],
    "A popover does not cover an element that is marked as essential.",
    rationale:
      "What people need to see while they choose in a popover must not lie behind it.",
    passing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar: {title: Cart, trailing: [{button: Coupons, id: coupons}]}
        content: [{text: 'Total: $48', style: title1, essential: true}]
      popover: {from: coupons, size: [230, 130], content: [{list: [Welcome, Free Shipping]}]}
      """,
      """
      screen: {content: [{button: A, id: a}, {text: T, essential: true}]}
      popover: {from: a, content: [T]}
      """,
    ],
    failing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar: {title: Cart, trailing: [{button: Coupons, id: coupons}]}
        content: [↓{text: 'Total: $48', style: title1, essential: true}]
      popover: {from: coupons, size: [320, 130], content: [{list: [Welcome, Free Shipping]}]}
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}, ↓{text: T, essential: true}]}
      popover: {from: a, permittedArrowDirections: up, size: [320, 480], content: [T]}
      """,
    ])

  /// A popover alone covers nothing.
  public static let needsScreen = true

  /// Makes the rule.
  public init() {}

  /// Judges the popovers of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    for popover in cell.popovers {
      cell.mockup.visit(at: .root) { value, path in
        guard let element = value as? any ScreenElement, element.onScreen.essential,
          !path.isInside(popover.path), let id = element.anchorID(at: path),
          let place = cell.frame.anchors.first(where: { $0.id == id })?.rect,
          place.overlaps(popover.body)
        else { return }
        report.add(
          "a popover covers this element, which is essential", at: path,
          help: "permit other arrow directions, or make the popover smaller")
      }
    }
  }
}

extension Rect {
  /// Whether both have more in common than an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let common = intersection(other)
    return common.width > 1 && common.height > 1
  }
}
