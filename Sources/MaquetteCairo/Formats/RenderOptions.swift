/// How a frame is written.
public struct RenderOptions: Sendable, Hashable {
  /// How long to compress; what is seen does not depend on it.
  public enum Effort: String, Sendable, Hashable, CaseIterable {
    /// Somewhat larger files in the least time.
    case fast
    /// Files of nearly the least size in little time.
    case standard
    /// The smallest files, in many times the time.
    case best
  }

  /// The largest pictures that are drawn.
  public struct Limits: Sendable, Hashable {
    /// Pixels along a side.
    public var side = 16_384
    /// Pixels in all.
    public var pixels = 128_000_000

    /// Makes limits: 16,384 pixels a side, 128 megapixels in all.
    public init() {}
  }

  /// The keyword under which a picture carries its metadata.
  package static let metadataKeyword = "maquette"

  /// Pixels per point: 1, 2, 3 or any number between 0 and the limits.
  public var scale: Double
  /// A title for those who cannot see the picture; left out when empty.
  public var title: String
  /// What the picture shows, in words; left out when empty.
  public var description: String
  /// What the picture was made from, read back by `pictureMetadata(in:)`.
  public var metadata: String?
  /// How long to compress.
  public var effort: Effort
  /// The largest picture.
  public var limits: Limits

  /// Makes options; everything but the scale may be left out.
  public init(
    scale: Double = 2, title: String = "", description: String = "", metadata: String? = nil,
    effort: Effort = .standard, limits: Limits = Limits()
  ) {
    precondition(scale > 0 && scale.isFinite, "a scale is above zero")
    self.scale = scale
    self.title = title
    self.description = description
    self.metadata = metadata
    self.effort = effort
    self.limits = limits
  }
}
