/// A place in a frame that other parts of a document point at.
///
/// It is never drawn.
public struct Anchor: Sendable, Hashable {
  /// What stands round the place, and so how a presentation stands beside it.
  public enum Surroundings: Sendable, Hashable {
    /// Content: a presentation keeps a distance.
    case content
    /// A bar: a presentation begins at the bar's edge.
    case bar
    /// A list, which the place fills from side to side.
    case list
  }

  /// What the document calls it.
  public var id: String
  /// Where it is, in points.
  public var rect: Rect
  /// What stands round it.
  public var surroundings: Surroundings

  /// Makes an anchor.
  public init(id: String, rect: Rect, surroundings: Surroundings = .content) {
    self.id = id
    self.rect = rect
    self.surroundings = surroundings
  }
}
