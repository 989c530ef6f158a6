/// Where a value stands in a document: `/menu/items/2/title`.
///
/// A path names an attribute by its own key even where the document writes it in a short form, so the
/// title of `- Copy` and of `- {button: Copy}` both end in `/title`.
public struct NodePath: Sendable, Hashable, CustomStringConvertible {
  /// The path as text; the document itself is the empty text.
  public let description: String

  /// The path of the document itself.
  public static let root = NodePath(description: "")

  private init(description: String) {
    self.description = description
  }

  /// The path of a key below a path.
  public static func / (path: NodePath, key: String) -> NodePath {
    NodePath(description: path.description + "/" + key)
  }

  /// The path of an element of a list.
  public subscript(index: Int) -> NodePath {
    NodePath(description: description + "/" + String(index))
  }

  /// The path that holds this one; the root has none.
  public var parent: NodePath? {
    guard let slash = description.lastIndex(of: "/") else { return nil }
    return NodePath(description: String(description[..<slash]))
  }

  /// Makes a path from its text, as written in a frame's names.
  public init(_ text: String) {
    self.init(description: text)
  }

  /// Whether this is another path or inside of it.
  package func isInside(_ other: NodePath) -> Bool {
    description == other.description || description.hasPrefix(other.description + "/")
  }

  /// The path with a path that it is inside of replaced by another.
  package func moved(from old: NodePath, to new: NodePath) -> NodePath {
    guard isInside(old) else { return self }
    return NodePath(description: new.description + description.dropFirst(old.description.count))
  }
}
