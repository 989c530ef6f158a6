/// What happens to a group as a whole before it is painted.
public struct Effects: Sendable, Hashable {
  /// Moves, scales or mirrors the group.
  public var transform = Transform.identity
  /// Shows only what is inside, by the even-odd rule.
  public var clip: Shape?
  /// Opacity of the group as one, from 0 to 1.
  public var opacity = 1.0
  /// A shadow behind the group.
  public var shadow: Shadow?
  /// What is seen through the group, inside its clip, of the frame behind it.
  public var backdrop: Backdrop?
  /// Whether materials inside show what the group itself paints and nothing behind it, as in a picture
  /// of its own.
  ///
  /// That is so for an item of the outermost frame, of whose other effects only the clip counts.
  public var isBackdropRoot = false

  /// Makes effects, each doing nothing unless given.
  public init(
    transform: Transform = .identity, clip: Shape? = nil, opacity: Double = 1,
    shadow: Shadow? = nil, backdrop: Backdrop? = nil, isBackdropRoot: Bool = false
  ) {
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.shadow = shadow
    self.backdrop = backdrop
    self.isBackdropRoot = isBackdropRoot
  }
}
