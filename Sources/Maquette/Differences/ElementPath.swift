/// Which element of a document an item of a frame belongs to, and which part of it the item shows.
struct ElementPath: Hashable, Sendable {
  /// The path up to its last index, or that of what stands directly in a presentation or a bar.
  var element: String
  /// The keys below: `title`, `selection/title`; empty for the element itself.
  var part: String

  init(element: String, part: String) {
    self.element = element
    self.part = part
  }

  /// Takes the path of an item apart.
  init(_ path: String) {
    let steps = path.split(separator: "/")
    let root = Self.rootLength(of: steps)
    let end: Int
    if let index = steps.indices.last(where: { $0 >= root && steps[$0].isIndex }) {
      end = index + 1
    } else if steps.count > root, steps[root - 1] == "button" {
      end = root
    } else {
      let isBar = steps.count > root && steps[root].hasSuffix("Bar")
      end = min(steps.count, root + (isBar ? 2 : 1))
    }
    element = Self.join(steps[..<end])
    part = steps[end...].joined(separator: "/")
  }

  /// The presentation or the screen that an element stands in: `/menu`, `/present/1/alert`.
  static func root(of element: String) -> String {
    let steps = element.split(separator: "/")
    return join(steps[..<rootLength(of: steps)])
  }

  /// The list of the presentation that an element stands in, at whatever depth: `/menu/items`.
  static func list(of element: String) -> String? {
    let steps = element.split(separator: "/")
    let root = rootLength(of: steps)
    guard let index = steps.indices.first(where: { $0 >= root && steps[$0].isIndex }) else {
      return nil
    }
    return join(steps[..<index])
  }

  /// The element's path without its indices: `/menu/items/items`.
  static func pattern(of element: String) -> String {
    join(element.split(separator: "/").filter { !$0.isIndex }[...])
  }

  private static func rootLength(of steps: [Substring]) -> Int {
    let presentation = steps.lastIndex { presentations.contains($0) }
    return presentation.map { $0 + 1 } ?? min(steps.count, 1)
  }

  /// What presents something on a screen, wherever it stands in the document.
  private static let presentations: Set<Substring> = [
    "menu", "contextMenu", "button", "actionSheet", "confirmationDialog", "alert", "popover",
    Substring(submenu),
  ]

  /// A step of our own: an open submenu is a card, and a row of its menu as well.
  static let submenu = "submenu"

  /// The path in the document.
  static func documented(_ element: String) -> String {
    join(element.split(separator: "/").filter { $0 != submenu }[...])
  }

  /// Whether the element is one of a menu, which opens a submenu where it is a card.
  var isMenuItem: Bool {
    let root = Self.root(of: element).split(separator: "/").last ?? ""
    return part.isEmpty && ["menu", "contextMenu"].contains(root)
      && element.split(separator: "/").last?.isIndex == true
  }

  private static func join(_ steps: ArraySlice<Substring>) -> String {
    steps.map { "/" + $0 }.joined()
  }
}

extension StringProtocol {
  /// Whether a step of a path counts the elements of a list.
  var isIndex: Bool { !isEmpty && utf8.allSatisfy { (48...57).contains($0) } }
}
