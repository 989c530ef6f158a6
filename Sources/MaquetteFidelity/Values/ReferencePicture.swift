package import MaquetteComponents
package import MaquetteScene
package import MaquetteSource

/// A picture of the system, the document that makes ours of the same, and what was measured in it.
package struct ReferencePicture: SchemaReadable {
  /// What is known of a picture's colours.
  package enum Profile: String, SourceChoice {
    /// They are those that the system painted.
    case sRGB
    /// They went through the profile of a screen or through JPEG, or depend on what lies behind.
    case other
  }

  /// What the names of the picture's file begin with: `01`.
  package var picture = ""
  /// The part of the measurements that it belongs to: `1. Action sheet`.
  package var section = ""
  /// How many pixels of the picture a point has.
  package var scale = 1.0
  /// What is known of its colours.
  package var profile = Profile.sRGB
  /// Where ours lies in it.
  package var anchor = PictureAnchor()
  /// The parts of ours that are shown beside it; all of it unless given.
  package var shows: OneOrMore<String> = []
  /// The document that makes ours.
  package var twin = Mockup()
  /// Lengths between edges.
  package var distances: [MeasuredDistance] = []
  /// Radii of corners.
  package var radii: [MeasuredRadius] = []
  /// Widths of the ink of ours.
  package var inks: [MeasuredInk] = []
  /// Widths of the ink of other texts, in the fonts of the picture.
  package var texts: [MeasuredText] = []
  /// Colours of surfaces, separators and texts.
  package var colors: [MeasuredColor] = []

  /// Makes a picture without values.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "reference picture", "A picture of the system, ours of the same, and what was measured.",
    Field("picture", \.picture, required: true, "What the name of the picture's file begins with."),
    Field("section", \.section, required: true, "The part of the measurements it belongs to."),
    Field("scale", \.scale, required: true, "Pixels of the picture to a point.") {
      $2.checkPositive($0, at: $1)
    },
    Field("profile", \.profile, "What is known of its colours; sRGB unless given."),
    Field("anchor", \.anchor, "Where ours lies in it; at its corner unless given."),
    Field("shows", \.shows, "The parts of ours that are shown; all of it unless given."),
    Field("twin", \.twin, required: true, "The document that makes ours."),
    Field("distances", \.distances, "Lengths between edges."),
    Field("radii", \.radii, "Radii of corners."),
    Field("inks", \.inks, "Widths of the ink of ours."),
    Field("texts", \.texts, "Widths of the ink of texts in the fonts of the picture."),
    Field("colors", \.colors, "Colours of surfaces, separators and texts."))
}

/// The place of a part of our picture in the other.
package struct PictureAnchor: SchemaReadable {
  /// The part's path.
  package var part = "/"
  /// Its upper left corner in the other picture, in pixels of that.
  package var at = Point.zero

  /// Makes an anchor of the whole picture at the other's corner.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "anchor", "The place of a part of our picture in the other.",
    Field("part", \.part, "The part's path; the whole picture unless given."),
    Field("at", \.at, "The part's upper left corner in the other picture, in its pixels."))
}

extension SourceReader {
  /// Reports a number that is not above zero.
  fileprivate mutating func checkPositive(_ node: SourceNode, at path: NodePath) {
    guard case .scalar(let text, _, let range) = node, let number = Double(text), number <= 0
    else { return }
    report("out-of-range", "'\(text)' is not above zero", at: range, path: path)
  }
}
