/// An outline to fill, stroke or clip to.
public enum Shape: Sendable, Hashable {
  /// A rectangle at the origin, whose edges are put on the pixel grid.
  case rectangle(Size, radius: Double = 0, corners: CornerShape = .continuous)
  /// Any outline, drawn as it is.
  case path(Path)

  /// The outline.
  public var path: Path {
    switch self {
    case .rectangle(let size, let radius, let corners):
      Path(Rect(size: size), radius: radius, shape: corners)
    case .path(let path): path
    }
  }

  /// The smallest rectangle that holds the outline.
  public var bounds: Rect {
    switch self {
    case .rectangle(let size, _, _): Rect(size: size)
    case .path(let path): path.bounds ?? Rect(size: .zero)
    }
  }
}
