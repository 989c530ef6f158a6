internal import MaquetteScene
public import MaquetteSource

/// A row of a menu, whatever element it comes from.
struct MenuRow {
  /// What stands before the title.
  enum Mark {
    case checkmark, dash
  }

  /// What a row holds besides texts.
  enum Accessory {
    case none
    /// The row opens a submenu.
    case chevron
    /// The row heads the submenu that it opened.
    case turnedChevron
    /// The row is waiting for its items.
    case spinner
  }

  /// Where the texts come from, for the names of placed items.
  var path: NodePath
  var title: LocalizedText
  var subtitle: LocalizedText?
  var image: ImageReference?
  var role: Button.Role?
  var mark: Mark?
  var accessory = Accessory.none
  /// The submenu that is open.
  var submenu: Menu?
  var shortcut: String?
  var isDisabled = false
  var isHighlighted = false

  init(_ title: LocalizedText, at path: NodePath) {
    self.title = title
    self.path = path
  }
}

/// What a menu is made of, top to bottom.
enum MenuPart {
  case row(MenuRow)
  /// A title over what follows.
  case header(LocalizedText, NodePath)
  /// A document's name and picture.
  case documentHeader(Header, NodePath)
  /// Rows side by side.
  case cells([MenuRow], ControlGroup.Size)
  /// A border of a group; borders at either end and next to another vanish.
  case border

  /// The rows that it holds.
  var rows: [MenuRow] {
    switch self {
    case .row(let row): [row]
    case .cells(let rows, _): rows
    case .header, .documentHeader, .border: []
    }
  }
}

/// An element that can stand in a menu.
public protocol MenuElement: Element {
  /// Adds what the element is drawn as.
  func addParts(to parts: inout MenuParts, at path: NodePath)
}

/// Collects the parts of a menu.
public struct MenuParts {
  private(set) var parts: [MenuPart] = []

  mutating func add(_ part: MenuPart) { parts.append(part) }

  mutating func add(_ items: Elements<MenuItems>, at path: NodePath) {
    for (index, element) in items.elements.enumerated() {
      guard let item = element.base as? any MenuElement else {
        preconditionFailure("\(type(of: element.base).kind) is among the kinds of a menu")
      }
      item.addParts(to: &self, at: path[index])
    }
  }

  /// The rows that a list of items gives, for where they stand side by side.
  static func rows(of items: Elements<MenuItems>, at path: NodePath) -> [MenuRow] {
    var parts = MenuParts()
    parts.add(items, at: path)
    return parts.parts.flatMap(\.rows)
  }

  /// The parts between borders.
  var groups: [[MenuPart]] {
    parts.split { if case .border = $0 { true } else { false } }.map { Array($0) }
  }
}

extension Elements where Kinds == MenuItems {
  /// The paths of the submenus that are open, of which a menu can show one.
  package func openSubmenus(at path: NodePath) -> [NodePath] {
    MenuParts.rows(of: self, at: path).filter { $0.submenu != nil }.map(\.path)
  }
}
