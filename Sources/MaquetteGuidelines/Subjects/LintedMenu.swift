public import MaquetteComponents
public import MaquetteSource

/// A menu or context menu with what is in it, at every depth.
public struct LintedMenu: LintSubject, Sendable {
  /// What kind of menu it is.
  public enum Kind: Sendable, Hashable {
    case pullDown, context
  }

  /// An element of a menu that can be chosen.
  public struct Item: Sendable {
    /// The element.
    public var element: AnyElement
    /// Where it stands.
    public var path: NodePath
    /// How many submenus it is in.
    public var depth: Int
    /// The number of its group in the menu or submenu.
    public var group: Int
    /// The list that it stands in: that of the menu, of a section, of a submenu.
    public var list: NodePath

    /// The button, where it is one.
    public var button: Button? { element.base as? Button }
    /// The submenu, where it is one.
    public var submenu: Menu? { element.base as? Menu }
    /// The title of the button or of the submenu.
    public var title: LocalizedText? { button?.title ?? submenu?.title }
    /// Whether it shows that it is chosen or not.
    public var isSelection: Bool {
      switch element.base {
      case let button as Button: button.state != .off
      case let picker as Picker: picker.style != .menu
      default: element.base is Toggle
      }
    }
  }

  /// Whether a button or a touch opens it.
  public let kind: Kind
  /// Its title.
  public let title: LocalizedText
  /// What opened it.
  public let source: PresentationSource?
  /// Where it stands.
  public let path: NodePath
  /// The items that can be chosen, in the document's order, those of submenus behind their submenu.
  public let items: [Item]
  /// How many groups there are at the first level.
  public let groupCount: Int
  /// The groups that show which of their buttons is chosen.
  private let groupsOfOptions: Set<Group>

  /// A group of a menu, of a section or of a submenu.
  struct Group: Hashable {
    var list: NodePath
    var number: Int

    init(of item: Item) { (list, number) = (item.list, item.group) }
  }

  init(_ menu: Menu, at path: NodePath) {
    self.init(.pullDown, menu.title, menu.from, menu.items, at: path)
  }

  init(_ menu: ContextMenu, at path: NodePath) {
    self.init(.context, menu.title, menu.of, menu.items, at: path)
  }

  private init(
    _ kind: Kind, _ title: LocalizedText, _ source: PresentationSource?,
    _ items: Elements<MenuItems>, at path: NodePath
  ) {
    self.kind = kind
    self.title = title
    self.source = source
    self.path = path
    var walk = MenuWalk()
    walk.add(items, at: path / "items", depth: 0)
    self.items = walk.items
    groupCount = walk.groupCount
    groupsOfOptions = Set(
      walk.items.filter { $0.button.map { $0.state != .off } ?? false }.map(Group.init))
  }

  /// Those of a mockup.
  public static func all(in mockup: LintedMockup) -> [LintedMenu] { mockup.menus }

  /// The items of the menu itself.
  public var firstLevel: [Item] { items.filter { $0.depth == 0 } }
  /// The items that do something: neither options nor what opens more.
  public var commands: [Item] {
    items.filter { item in item.button.map { $0.state == .off && !$0.hidden } ?? false }
  }
  /// Whether an item may be an option: chosen, or with one that is chosen in the same group.
  public func mayBeOption(_ item: Item) -> Bool {
    item.isSelection || groupsOfOptions.contains(Group(of: item))
  }
}

/// Goes through the items of a menu.
private struct MenuWalk {
  var items: [LintedMenu.Item] = []
  /// The groups of the first level that have anything in them.
  var groupCount = 0

  mutating func add(_ list: Elements<MenuItems>, at path: NodePath, depth: Int) {
    var group = Group()
    add(list, at: path, depth: depth, &group)
    if depth == 0 { groupCount = group.count }
  }

  private struct Group {
    var count = 0
    var isOpen = false

    mutating func take() -> Int {
      if !isOpen { (count, isOpen) = (count + 1, true) }
      return count - 1
    }
  }

  private mutating func add(
    _ list: Elements<MenuItems>, at path: NodePath, depth: Int, _ group: inout Group
  ) {
    for (index, element) in list.elements.enumerated() {
      let place = path[index]
      switch element.base {
      case is Divider: group.isOpen = false
      case let section as Section:
        group.isOpen = false
        add(section.items, at: place / "items", depth: depth, &group)
        group.isOpen = false
      case let controls as ControlGroup:
        add(controls.items, at: place / "items", depth: depth, &group)
      case is Header, is Loading: break
      case let picker as Picker where picker.style == .inline:
        group.isOpen = false
        append(element, place, path, depth, group.take())
        group.isOpen = false
      default: append(element, place, path, depth, group.take())
      }
      if let submenu = element.base as? Menu {
        add(submenu.items, at: place / "items", depth: depth + 1)
      }
    }
  }

  private mutating func append(
    _ element: AnyElement, _ path: NodePath, _ list: NodePath, _ depth: Int, _ group: Int
  ) {
    if let button = element.base as? Button, button.hidden { return }
    items.append(.init(element: element, path: path, depth: depth, group: group, list: list))
  }
}
