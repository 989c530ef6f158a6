package import MaquetteSource

/// How wide the ink of a text of ours is.
package struct MeasuredInk: SchemaReadable {
  /// The path of the text.
  package var of = ""
  /// The width in the picture of the system.
  package var points = 0.0
  /// How many percent ours may be off.
  package var within = 1.0

  /// Makes the ink of nothing.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "ink", "How wide the ink of a text is.",
    Field("of", \.of, required: true, "The path of the text."),
    Field("points", \.points, required: true, "The width that was measured, in points."),
    Field("within", \.within, "How many percent ours may be off; 1 unless given."))
}
