internal import MaquetteScene

/// A change in words, without the element that it is about.
struct ChangePhrase {
  private let change: LayoutDifference.Change
  /// Whether it is about the element itself: `moved 4 pt down`, not `its title moved 4 pt down`.
  let isDirect: Bool

  init(_ item: ToldElement.Item) {
    change = item.change
    isDirect = item.isDirect
  }

  /// The key of the part.
  var part: String { change.part }
  /// Whether it is about what divides the element from the next.
  var isDivider: Bool {
    part.hasPrefix(FramePart.separator) || part.hasPrefix(FramePart.gap)
  }

  /// The change with the part that it is about, in words for one element or several.
  func text(isPlural: Bool) -> String {
    if isDirect { return predicate(isPlural) }
    let isLone = change.kind == .new || change.kind == .gone
    let text =
      isLone || change.kind == .text ? (change.from ?? change.to).map { " " + $0.quoted } : nil
    let (noun, isSeveral) = noun
    return
      "\(isPlural ? "their" : "its") \(noun)\(isPlural && !isSeveral ? "s" : "")\(text ?? "") "
      + predicate(isPlural || isSeveral)
  }

  /// What is changed of the element, and whether it is several things.
  var noun: (String, isSeveral: Bool) {
    if part.isEmpty {
      if change.kind == .image { return ("look", false) }
      if change.kind == .color, change.to?.contains(" and ") == true { return ("colours", true) }
    }
    let words = part.split(separator: "/").map(\.spaced).joined(separator: "'s ")
    return (Self.nouns[part] ?? words, false)
  }

  /// What must be equal for several parts to be told together; nothing where each has its text.
  var together: String? {
    let isAlone: [LayoutDifference.Change.Kind] = [.text, .new, .gone]
    return isDirect || isAlone.contains(change.kind) || noun.isSeveral ? nil : predicate(true)
  }

  /// What happened.
  func predicate(_ isPlural: Bool) -> String {
    let (verb, has) = isPlural ? ("are", "have") : ("is", "has")
    let (from, to) = (change.from ?? "nothing", change.to ?? "nothing")
    switch change.kind {
    case .new: return "\(verb) new"
    case .gone: return "\(verb) gone"
    case .mirrored: return "\(verb) mirrored"
    case .moved: return "moved " + (change.offset ?? .zero).words
    case .resized: return "\(verb) " + (change.offset ?? .zero).growth
    case .order: return "\(verb) now \(to)"
    case .text: return (isDirect ? from.quoted + " " : "") + "\(verb) now \(to.quoted)"
    case .lines:
      if from == to {
        return isPlural ? "break their lines elsewhere" : "breaks its lines elsewhere"
      }
      return "now \(has) \(to)"
    case .font: return "\(verb) now set in \(to)"
    case .color: return "\(verb) now \(to)"
    case .image: return "changed"
    case .radius: return "now \(has) corners of \(to)"
    case .opacity: return "now \(has) the opacity \(to)"
    case .shadow, .material:
      if change.from == nil { return "now \(has) a \(change.kind.rawValue)" }
      return "\(has) \(change.to == nil ? "no" : "another") \(change.kind.rawValue) now"
    }
  }

  /// What people call some parts.
  private static let nouns = [
    "": "background", "isOn": "switch", "file": "picture", "state": "mark", "type": "glyph",
    "selection/title": "selection",
  ]
}

extension Point {
  /// A distance in words: `4 pt down and 2 pt to the left`.
  fileprivate var words: String {
    [
      y == 0 ? nil : "\(abs(y).hundredths) pt \(y > 0 ? "down" : "up")",
      x == 0 ? nil : "\(abs(x).hundredths) pt to the \(x > 0 ? "right" : "left")",
    ].compactMap { $0 }.joined(separator: " and ")
  }

  /// What a size became in words: `44 pt taller and 20 pt wider`.
  fileprivate var growth: String {
    [
      y == 0 ? nil : "\(abs(y).hundredths) pt \(y > 0 ? "taller" : "shorter")",
      x == 0 ? nil : "\(abs(x).hundredths) pt \(x > 0 ? "wider" : "narrower")",
    ].compactMap { $0 }.joined(separator: " and ")
  }
}
