internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// A popover has the size that the document asks for.
public struct PopoverFits: CellRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "popover-fits", .note, [.popovers], "There is room for a popover of the size asked for.",
    rationale: """
      Where there is less room beside its source, the system makes a popover smaller, and its content no longer fits.
      """,
    passing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}
        content: [{image: placeholder, symbol: photo, size: [368, 180]}]
      popover: {from: filter, size: [240, 150], content: [{list: [Favorites, Videos, Screenshots]}]}
      """
    ],
    failing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}
        content: [{image: placeholder, symbol: photo, size: [368, 180]}]
      popover: {from: filter, size: ↓[240, 400], content: [{list: [Favorites, Videos, Screenshots]}]}
      """,
      """
      device: ipad-11
      orientation: [portrait, landscape]
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, size: ↓[320, 900], content: [T]}
      """,
    ])

  /// A popover alone covers nothing.
  public static let needsScreen = true

  /// Makes the rule.
  public init() {}

  /// Judges the popovers of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    for popover in cell.popovers {
      guard let size = popover.popover.size,
        popover.body.width < size.width - 1 || popover.body.height < size.height - 1
      else { continue }
      report.add(
        "there is no room for a popover of this size", at: popover.path / "size",
        help: "make it smaller, or permit more arrow directions")
    }
  }
}
