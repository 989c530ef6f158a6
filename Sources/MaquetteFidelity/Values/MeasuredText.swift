package import MaquetteScene
package import MaquetteSource
internal import MaquetteThemes

/// How wide the ink of a text is that ours has in another font than the picture, or not at all.
package struct MeasuredText: SchemaReadable {
  /// The text.
  package var text = ""
  /// Its size in the picture.
  package var size = 17.0
  /// Its weight in the picture.
  package var weight = FontWeight.regular
  /// The width in the picture of the system.
  package var points = 0.0
  /// How many percent ours may be off.
  package var within = 1.0

  /// Makes the ink of nothing.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "text", "How wide the ink of a text of the picture's own font is.",
    Field("text", \.text, required: true, "The text."),
    Field("size", \.size, "Its size in the picture; 17 unless given."),
    Field("weight", \.weight, "Its weight in the picture; regular unless given."),
    Field("points", \.points, required: true, "The width that was measured, in points."),
    Field("within", \.within, "How many percent ours may be off; 1 unless given."))
}
