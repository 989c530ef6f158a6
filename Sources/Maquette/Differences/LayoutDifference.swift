public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// How two layouts differ, element by element of their documents.
public struct LayoutDifference: Sendable, Hashable {
  /// Something that is not as it was.
  public struct Change: Sendable, Hashable {
    /// What happened.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      case new, gone, moved, resized, order, mirrored
      case text, lines, font, color, image, radius, opacity, shadow, material
    }

    /// The path of the element in the new document; of what is gone, in the old one; empty for the picture.
    public var element: String
    /// What people would call the element: `row 3 “Cut”`.
    public var label: String
    /// The keys of the part below the element, such as `title`; empty for the element itself.
    public var part: String
    /// What happened.
    public var kind: Kind
    /// What it was, where that can be said: a text, a colour, a size, a place.
    public var from: String?
    /// What it is now.
    public var to: String?
    /// How far it moved, or how much wider and taller it is, in points.
    public var offset: Point?

    /// What kind of change it is and of what, whatever the texts, the colours and the distances: equal in
    /// other languages and appearances.
    public var fingerprint: String { "\(element) \(part) \(kind.rawValue)" }
  }

  /// Every change, screen before presentations, each from the top.
  public let changes: [Change]
  /// The changes in words, what happened to several elements said once.
  public let sentences: [String]

  /// Compares two layouts.
  ///
  /// - Parameters:
  ///   - old: The layout as it was.
  ///   - new: The layout as it is.
  ///   - theme: What colours are named by; without it, all but black and white have digits.
  public init(old: Frame, new: Frame, theme: Theme? = nil) {
    guard old != new else {
      (changes, sentences) = ([], [])
      return
    }
    let comparison = FrameComparison(old, new)
    var told = comparison.told
    if told.contains(where: { $0.changes.contains { $0.change.kind == .color } }) {
      let names = ColorNames(theme)
      for entry in told.indices {
        for index in told[entry].changes.indices {
          names.name(&told[entry].changes[index].change)
        }
      }
    }
    changes = told.flatMap { $0.changes.map(\.change) }
    sentences = ChangeSentences(told).sentences
  }

  /// Whether nothing changed that a hundredth of a point or a colour's digits would show.
  public var isEmpty: Bool { changes.isEmpty }

  /// What kinds of changes there are, whatever the texts, the colours and the distances.
  public var fingerprint: String {
    Set(changes.map(\.fingerprint)).sorted().joined(separator: "\n")
  }

  /// The changes, each with the path and the label of its element, its part, its kind, and what it was
  /// and is.
  public var json: JSONValue { .array(changes.map(\.json)) }
}

extension LayoutDifference.Change {
  /// The change as an object.
  public var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue?) {
      if let value { members.append(JSONValue.Member(key: key, value: value)) }
    }
    add("element", .string(element))
    add("label", .string(label))
    add("part", .string(part))
    add("kind", .string(kind.rawValue))
    add("from", from.map { .string($0) })
    add("to", to.map { .string($0) })
    let keys = kind == .resized ? ("width", "height") : ("dx", "dy")
    add(keys.0, offset.map { .number($0.x) })
    add(keys.1, offset.map { .number($0.y) })
    return .object(members)
  }
}
