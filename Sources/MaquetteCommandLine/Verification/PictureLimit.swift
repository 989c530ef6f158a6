internal import MaquetteImageDiff
internal import MaquetteSource

/// How much may differ, how much does, and who said so.
struct PictureLimit: SchemaReadable {
  /// What is limited.
  enum Name: String, SourceChoice {
    /// The pixels that differ.
    case maxPixels = "max-pixels"
    /// Their part of the picture, from 0 to 1.
    case maxRatio = "max-ratio"
    /// The pixels that differ in the worst window.
    case maxWindow = "max-window"
  }

  /// What is limited.
  var name = Name.maxPixels
  /// How much was found.
  var value = 0.0
  /// How much is tolerated.
  var limit = 0.0
  /// Where the limit was set: `option`, `environment`, `.maquette.yaml:4`, `default`.
  var source = ""

  /// How much more would have been tolerated; below zero, how much there is too much.
  var margin: Double { limit - value }

  static let schema = Schema<Self>(
    "limit", "How much may differ, and how much does.",
    Field("name", \.name, required: true, "What is limited."),
    Field("value", \.value, required: true, "How much was found."),
    Field("limit", \.limit, required: true, "How much is tolerated."),
    Field("source", \.source, "Where the limit was set."))
}

/// The square of a picture in which most pixels differ.
struct PictureWindow: SchemaReadable {
  /// The side of the square, in pixels.
  var side = 0
  /// How many pixels differ in it.
  var count = 0
  /// Where it lies; narrower than its side in a picture that is.
  var box = PixelBox(0, 0, 0, 0)

  static let schema = Schema<Self>(
    "window", "The square in which most pixels differ.",
    Field("side", \.side, required: true, "The side of the square, in pixels."),
    Field("count", \.count, required: true, "How many pixels differ in it."),
    Field("box", \.box, required: true, "Left, top, width and height, in pixels."))
}
