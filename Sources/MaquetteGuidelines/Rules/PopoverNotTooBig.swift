internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// A popover leaves most of the screen to what is behind it.
public struct PopoverNotTooBig: CellRule, LimitedRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "popover-not-too-big", .warning, [.popovers],
    "A popover covers at most three fifths of the screen.",
    rationale: """
      A popover is about something on the screen, which stays in sight beside it. What takes over the screen is a sheet.
      """,
    passing: [
      """
      device: {size: [400, 360], idiom: pad}
      screen:
        navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}
        content: [{image: placeholder, symbol: photo, size: [368, 230]}]
      popover: {from: filter, size: [240, 150], content: [{list: [Favorites, Videos, Screenshots]}]}
      """
    ],
    failing: [
      """
      device: {size: [400, 360], idiom: pad}
      screen:
        navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}
        content: [{image: placeholder, symbol: photo, size: [368, 230]}]
      popover: {from: filter, size: ↓[370, 240], content: [{list: [Favorites, Videos, Screenshots]}]}
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, size: ↓[780, 1000], content: [T]}
      """,
    ])

  /// What the number says.
  public static let limitMeaning = "At most this part of the screen: #"
  /// It is a measure.
  public static let isCount = false
  /// The values that it can have.
  public static let limits: ClosedRange<Double> = 0.1...1
  /// The number.
  public var limit = 0.6

  /// A popover alone covers nothing.
  public static let needsScreen = true

  /// Makes the rule.
  public init() {}

  /// Judges the popovers of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    let screen = cell.frame.size
    for popover in cell.popovers {
      let body = popover.body
      let share = body.width * body.height / (screen.width * screen.height)
      guard share > limit else { continue }
      report.add(
        "a popover covers \(Int((share * 100).rounded())) % of the screen",
        at: popover.popover.size == nil ? popover.path : popover.path / "size",
        help: "show less in it, or present a sheet")
    }
  }
}
