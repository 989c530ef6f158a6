package import MaquetteScene
package import MaquetteSource

/// A colour of a surface, a separator or a text.
package struct MeasuredColor: SchemaReadable {
  /// What has the colour.
  package var name = ""
  /// The path of a part.
  package var of = "/"
  /// Where it was taken, from the part's upper left corner; nothing for the part's own ink.
  package var at: Point?
  /// Red, green and blue, or one number for a grey.
  package var levels: OneOrMore<Double> = []
  /// How many levels ours may be off.
  package var within: Double?

  /// Makes a colour of nothing.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "color", "A colour of a surface, a separator or a text.",
    Field("name", \.name, required: true, "What has the colour."),
    Field("of", \.of, "The path of a part; the whole picture unless given."),
    Field("at", \.at, "Points from the part's upper left corner; its ink unless given."),
    Field("levels", \.levels, required: true, "Red, green and blue, or one number for a grey.") {
      checkCount($0, $1, &$2)
    },
    Field("within", \.within, "How many levels ours may be off; 4 for sRGB unless given."))

  private static func checkCount(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .sequence(let nodes, let range) = node, nodes.count != 3 else { return }
    reader.report("wrong-type", "a colour has three levels, or one", at: range, path: path)
  }

  /// Red, green and blue.
  var components: [Double] {
    levels.values.count == 1 ? Array(repeating: levels.values[0], count: 3) : levels.values
  }
}
