/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Sendable, Hashable {
  /// The coefficients, named as in PostScript, PDF and SVG.
  public var a, b, c, d, tx, ty: Double

  /// Makes a transform from its coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Makes a scaling followed by a move.
  public init(scale: Double, then offset: Point = .zero) {
    self.init(a: scale, b: 0, c: 0, d: scale, tx: offset.x, ty: offset.y)
  }

  /// Leaves everything where it is.
  public static let identity = Transform(scale: 1)

  /// Mirrors left and right within a width.
  public static func mirror(width: Double) -> Transform {
    Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }

  /// The transform that applies this one first and the other to its result.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// Where a point goes.
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }
}
