internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// Buttons that the author made small or put somewhere keep apart from others.
public struct TapTarget: CellRule, LimitedRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "tap-target", .warning, [.accessibility, .buttons],
    "A small button, or one with a position of its own, keeps 8 points from other buttons.",
    rationale: """
      A fingertip covers more than a small button, so where two of them are close people touch the wrong one.
      """,
    passing: [
      """
      device: {size: [360, 110]}
      screen:
        statusBar: false
        content:
          - stack: [{button: Buy, style: bordered, size: mini}, {button: Gift, style: bordered}]
            axis: horizontal
            spacing: 12
      """,
      """
      screen:
        content:
        - stack: [{button: Add, style: bordered}, {button: Edit, style: bordered}]
          axis: horizontal
          spacing: 4
      """,
    ],
    failing: [
      """
      device: {size: [360, 110]}
      screen:
        statusBar: false
        content:
          - stack: [↓{button: Buy, style: bordered, size: mini}, {button: Gift, style: bordered}]
            axis: horizontal
            spacing: 4
      """,
      """
      screen:
        content:
        - {stack: [{button: Add, style: bordered}], position: [100, 300]}
        - {stack: [↓{button: Edit, style: bordered}], position: [150, 320]}
      """,
    ])

  /// What the number says.
  public static let limitMeaning = "At least # points between two buttons"
  /// It is a measure.
  public static let isCount = false
  /// The values that it can have.
  public static let limits: ClosedRange<Double> = 0...44
  /// The number.
  public var limit = 8.0

  /// Makes the rule.
  public init() {}

  /// Judges the buttons of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    let targets = cell.targets
    for (index, second) in targets.enumerated() {
      for first in targets[..<index] where first.place.isCloser(than: limit, to: second.place) {
        let (own, other) = second.isOwn ? (second, first) : (first, second)
        guard own.isOwn else { continue }
        report.add(
          "'\(own.button.title.base)' is less than \(JSONValue.number(limit).text) points from '\(other.button.title.base)'",
          at: own.path, help: "leave more room between them")
      }
    }
  }
}

/// A button as it is drawn.
private struct Target {
  var button: Button
  var path: NodePath
  var place: Rect
  /// Whether the author said how small it is or where it stands.
  var isOwn: Bool
}

extension LintedCell {
  /// The buttons on the screen.
  fileprivate var targets: [Target] {
    guard mockup.screen != nil else { return [] }
    var positioned: [NodePath] = []
    mockup.visit(at: .root) { value, path in
      if let stack = value as? Stack, stack.position != nil { positioned.append(path) }
    }
    return LintedMockup(mockup).buttons.compactMap { linted in
      let (button, path) = (linted.button, linted.path)
      guard path.isInside(.root / "screen") else { return nil }
      let parts = ["", "/title", "/image", "/type", "/indicator", "/border"]
      guard let place = frame.place(of: parts.map { "\(path)\($0)" }) else { return nil }
      let isOwn =
        button.size == .mini || button.size == .small || positioned.contains { path.isInside($0) }
      return Target(button: button, path: path, place: place, isOwn: isOwn)
    }
  }
}

extension Frame {
  /// What holds all items of some names.
  fileprivate func place(of names: [String]) -> Rect? {
    var place: Rect?
    for placed in items {
      var rect: Rect?
      if let name = placed.name, names.contains(name) {
        rect = placed.item.box.offset(by: placed.origin)
      } else if case .group(let inner, let effects) = placed.item, effects.transform == .identity {
        rect = inner.place(of: names)?.offset(by: placed.origin)
      }
      if let rect { place = place?.union(rect) ?? rect }
    }
    return place
  }
}

extension Rect {
  /// Whether less lies between them both across and down.
  fileprivate func isCloser(than distance: Double, to other: Rect) -> Bool {
    max(minX, other.minX) - min(maxX, other.maxX) < distance - 0.01
      && max(minY, other.minY) - min(maxY, other.maxY) < distance - 0.01
  }
}
