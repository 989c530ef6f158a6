/// A shadow outside a rounded rectangle, described by how dark it is at each distance from the edge.
///
/// The rectangle begins at the origin of the group that casts it.
public struct Shadow: Sendable, Hashable {
  /// A point of the falloff.
  public struct Stop: Sendable, Hashable {
    /// Points from the edge.
    public var distance: Double
    /// Opacity there, from 0 to 1.
    public var alpha: Double

    /// Makes a stop.
    public init(distance: Double, alpha: Double) {
      self.distance = distance
      self.alpha = alpha
    }
  }

  /// The size of what casts the shadow.
  public var size: Size
  /// The corner radius of the rectangle in points.
  public var radius: Double
  /// How the rectangle's corners are rounded.
  public var corners: CornerShape
  /// The colour; its own alpha multiplies the stops'.
  public var color: Color
  /// How far below what casts it the shadow lies, in points.
  public var offset: Double
  /// Opacity by distance, nearest first; straight between stops, nothing beyond the last.
  ///
  /// Distances below zero lie inside the shadow's own edge, of which an offset lets some be seen.
  public var falloff: [Stop]

  /// Makes a shadow.
  public init(
    size: Size, radius: Double, corners: CornerShape = .continuous, color: Color,
    offset: Double = 0, falloff: [Stop]
  ) {
    self.size = size
    self.radius = radius
    self.corners = corners
    self.color = color
    self.offset = offset
    self.falloff = falloff
  }

  /// The opacity at a distance from the edge, before the colour's own.
  public func alpha(at distance: Double) -> Double {
    guard let first = falloff.first, distance > first.distance else {
      return falloff.first?.alpha ?? 0
    }
    for (near, far) in zip(falloff, falloff.dropFirst()) where distance <= far.distance {
      let t = (distance - near.distance) / (far.distance - near.distance)
      return near.alpha + (far.alpha - near.alpha) * t
    }
    return 0
  }

  /// How far from the edge anything can be seen, in points.
  public var reach: Double { falloff.last?.distance ?? 0 }

  /// The smallest rectangle outside which nothing can be seen.
  public var bounds: Rect {
    Rect(size: size).offset(by: Point(0, offset)).inset(by: Insets(all: -reach))
  }

  /// The shadow faded out so that nothing is left at a distance.
  ///
  /// On a canvas cut to its content the shadow must not end at the picture's edge, to which the offset brings
  /// it nearer. From half the distance on, the opacity is multiplied by 1 − smoothstep.
  public func windowed(to distance: Double) -> Shadow {
    var result = self
    let steps = 32
    let (distance, first) = (distance - abs(offset), min(0, falloff.first?.distance ?? 0))
    result.falloff = (0...steps).map { step in
      let d = first + (distance - first) * Double(step) / Double(steps)
      let t = max(0, min(1, (d - distance / 2) / (distance / 2)))
      return Stop(distance: d, alpha: alpha(at: d) * (1 - t * t * (3 - 2 * t)))
    }
    return result
  }
}
