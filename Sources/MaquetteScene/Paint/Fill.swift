/// What an outline is filled with.
public struct Fill: Sendable, Hashable {
  /// Which parts of an outline that crosses itself are inside.
  public enum Rule: Sendable, Hashable {
    case nonZero, evenOdd
  }

  /// The colour.
  public var color: Color
  /// The inside.
  public var rule: Rule

  /// Makes a fill.
  public init(_ color: Color, rule: Rule = .nonZero) {
    self.color = color
    self.rule = rule
  }
}
