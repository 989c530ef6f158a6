internal import MaquetteSource

/// The arrow of a popover points at the element that revealed it.
public struct PopoverArrowAtSource: PlacementRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "popover-arrow-at-source", .error, [.popovers],
    "The arrow of a popover points at the element that revealed it.",
    rationale: """
      The arrow says what the popover is about. Beside a source in a corner of the screen there may be no place for the popover from which its arrow reaches the source; the picture cannot be drawn then.
      """,
    passing: [
      """
      theme: ios-18
      device: {size: [400, 240], idiom: pad}
      screen: {content: [{stack: [{button: Info, type: infoLight, id: info}], position: [60, 50]}]}
      popover: {from: info, permittedArrowDirections: up, content: [Saved 2 hours ago]}
      """,
      """
      device: ipad-11
      screen: {}
      popover: {from: [400, 300, 44, 44], content: [Unread]}
      """,
    ],
    failing: [
      """
      theme: ios-18
      device: {size: [400, 240], idiom: pad}
      screen: {content: [{stack: [{button: Info, type: infoLight, id: info}], position: [2, 50]}]}
      popover: ↓{from: info, permittedArrowDirections: up, content: [Saved 2 hours ago]}
      """,
      """
      device: ipad-11
      theme: ios-18
      screen: {}
      popover: ↓{from: [0, 300, 8, 44], permittedArrowDirections: up, content: [Unread]}
      """,
    ])

  /// What keeps it from being drawn.
  public static let problem = "no-arrow"
  /// What is not as it should be.
  public static let message = "the arrow of a popover cannot point at its source"

  /// Makes the rule.
  public init() {}
}
