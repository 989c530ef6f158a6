/// A change of a document, by the paths of its values.
public enum SourceEdit: Sendable, Hashable {
  /// Gives a mapping a key, or another value where it has the key. A text that stands for an element
  /// becomes a mapping first, with the text behind the element's kind.
  case set(NodePath, String, JSONValue, kind: String? = nil)
  /// Takes a value out of its list or mapping, with its key.
  case remove(NodePath)
  /// Puts an element of a list before another of the same list.
  case move(NodePath, before: NodePath)
  /// Adds an element to the end of a list.
  case append(NodePath, JSONValue)
  /// Writes another text in the place of one, in the same quotes.
  case replaceText(NodePath, String)
}
