package import MaquetteScene
package import MaquetteSource
internal import MaquetteThemes

/// The radius of a corner.
package struct MeasuredRadius: SchemaReadable {
  /// What people call it.
  package var name = "corner radius"
  /// The path of what has the corner.
  package var of = "/"
  /// Which corner it is.
  package var corner = Corner.topLeft
  /// The form that fits the corner best.
  package var shape = CornerShape.continuous
  /// Its radius in the picture of the system.
  package var points = 0.0
  /// How far ours may be off.
  package var within = 1.0

  /// A corner of a rectangle.
  package enum Corner: String, SourceChoice {
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Makes a radius of nothing.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "radius", "The radius of a corner.",
    Field("name", \.name, "What people call it; corner radius unless given."),
    Field("of", \.of, required: true, "The path of what has the corner."),
    Field("corner", \.corner, "Which corner it is; topLeft unless given."),
    Field("shape", \.shape, "The form that fits best; continuous unless given."),
    Field("points", \.points, required: true, "The radius that was measured, in points."),
    Field("within", \.within, "How many points ours may be off; 1 unless given."))
}

extension CornerShape {
  /// Where the corner crosses its diagonal, in radii along each edge.
  var crossing: Double {
    switch self {
    case .circular: 1 - 0.5.squareRoot()
    // The middle of the middle one of its three curves.
    case .continuous: (0.63149379 + 3 * 0.37282383 + 3 * 0.16905956 + 0.07491139) / 8
    }
  }
}
