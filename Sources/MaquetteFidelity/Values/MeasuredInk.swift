package import MaquetteScene
package import MaquetteSource
internal import MaquetteThemes

/// How wide the ink of a text is.
package struct MeasuredInk: SchemaReadable {
  /// The path of the text.
  package var of: String?
  /// The text itself, where ours sets it in another font than the picture has.
  package var text: String?
  /// The size in which the picture has that text.
  package var size = 17.0
  /// The weight in which the picture has that text.
  package var weight = FontWeight.regular
  /// The width in the picture of the system.
  package var points = 0.0
  /// How many percent ours may be off.
  package var within = 1.0

  /// Makes the ink of nothing.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "ink", "How wide the ink of a text is.",
    Field("of", \.of, "The path of the text."),
    Field("text", \.text, "The text, where ours has it in another font than the picture."),
    Field("size", \.size, "The size of that text in the picture; 17 unless given."),
    Field("weight", \.weight, "The weight of that text in the picture; regular unless given."),
    Field("points", \.points, required: true, "The width that was measured, in points."),
    Field("within", \.within, "How many percent ours may be off; 1 unless given."))
}
