package import MaquetteSource

/// A length between two edges.
package struct MeasuredDistance: SchemaReadable {
  /// What people call it: `row pitch`.
  package var name = ""
  /// Where it begins.
  package var from = EdgePlace()
  /// Where it ends: to the right of or below its beginning.
  package var to = EdgePlace()
  /// How long it is in the picture of the system.
  package var points = 0.0
  /// How far ours may be off.
  package var within = 1.0

  /// Makes a distance of nothing.
  package init() {}

  /// The keys.
  package static let schema = Schema<Self>(
    "distance", "A length between two edges.",
    Field("name", \.name, required: true, "What people call it."),
    Field("from", \.from, required: true, "Where it begins: '/menu left'."),
    Field("to", \.to, required: true, "Where it ends."),
    Field("points", \.points, required: true, "How long it was measured, in points."),
    Field("within", \.within, "How many points ours may be off; 1 unless given."))
}

/// An edge of a part: `/menu/title baseline`.
package struct EdgePlace: SourceReadable {
  /// What a length is measured from or to.
  package enum Edge: String, SourceChoice {
    case left, right, top, bottom, centerX, centerY, baseline
    /// Of the outermost pixels that are half covered.
    case inkLeft, inkRight, inkTop, inkBottom
  }

  /// The part's path; `/` for the whole picture.
  package var part = "/"
  /// Which edge of it.
  package var edge = Edge.left

  /// Makes the left edge of the picture.
  package init() {}

  /// Reads a path, a space and an edge.
  package init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let text = reader.text(node, at: path, expected: "a path and an edge") else { return nil }
    let words = text.split(separator: " ")
    guard words.count == 2 else {
      reader.report(
        "wrong-type", "'\(text)' is not a path and an edge", help: "write '/menu left'",
        at: node.range, path: path)
      return nil
    }
    part = String(words[0])
    guard let edge = Edge(.scalar(String(words[1]), .plain, node.range), at: path, &reader) else {
      return nil
    }
    self.edge = edge
  }

  /// The path and the edge.
  package var json: JSONValue { .string("\(part) \(edge.rawValue)") }

  /// A text.
  package static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    .object(["type": "string"])
  }
}
