internal import MaquetteSource

/// A popover does not cover the element that revealed it.
public struct PopoverSparesSource: PlacementRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "popover-spares-source", .error, [.popovers],
    "A popover does not cover the element that revealed it.",
    rationale: """
      People look at what they touched while the popover opens, and touch it again to close the popover. The picture cannot be drawn where the document leaves no side of the source free.
      """,
    passing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen: {navigationBar: {title: Inbox, leading: [{button: Filters, id: filters}]}}
      popover: {from: filters, content: [{list: [Unread, Flagged]}]}
      """
    ],
    failing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen: {navigationBar: {title: Inbox, leading: [{button: Filters, id: filters}]}}
      popover: ↓{from: filters, permittedArrowDirections: right, content: [{list: [Unread, Flagged]}]}
      """
    ])

  /// What keeps it from being drawn.
  public static let problem = "no-room"
  /// What is not as it should be.
  public static let message = "a popover has no room beside its source, and would cover it"

  /// Makes the rule.
  public init() {}
}
