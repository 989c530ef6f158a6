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
    /// What stands over it: the title of its section, submenu or menu.
    public var heading: LocalizedText
    /// Whether it stands in a row of icons.
    public var isInControlGroup: Bool
    /// Whether it stands in a row of small icons, which are chosen as one of several.
    public var isInPalette: Bool

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

  init(_ menu: Menu, _ strings: Strings, at path: NodePath) {
    self.init(.pullDown, menu.title, menu.from, menu.items, strings, at: path)
  }

  init(_ menu: ContextMenu, _ strings: Strings, at path: NodePath) {
    self.init(.context, menu.title, menu.of, menu.items, strings, at: path)
  }

  private init(
    _ kind: Kind, _ title: LocalizedText, _ source: PresentationSource?,
    _ items: Elements<MenuItems>, _ strings: Strings, at path: NodePath
  ) {
    self.kind = kind
    self.title = strings.resolved(title)
    self.source = source
    self.path = path
    var walk = MenuWalk(strings: strings)
    walk.add(items, at: path / "items", depth: 0, under: self.title)
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
  let strings: Strings
  private(set) var items: [LintedMenu.Item] = []
  /// The groups of the first level that have anything in them.
  private(set) var groupCount = 0

  init(strings: Strings) { self.strings = strings }

  /// Goes through the items of the menu or of a submenu, under its title.
  mutating func add(
    _ list: Elements<MenuItems>, at path: NodePath, depth: Int, under heading: LocalizedText
  ) {
    var group = Group()
    add(list, in: Place(list: path, depth: depth, heading: heading), &group)
    if depth == 0 { groupCount = group.count }
  }

  /// What items of a list have in common.
  private struct Place {
    var list: NodePath
    var depth: Int
    var heading: LocalizedText
    var controlGroup: ControlGroup.Size?
  }

  private struct Group {
    var count = 0
    var isOpen = false

    mutating func take() -> Int {
      if !isOpen { (count, isOpen) = (count + 1, true) }
      return count - 1
    }
  }

  private mutating func add(_ list: Elements<MenuItems>, in place: Place, _ group: inout Group) {
    for (index, element) in list.elements.enumerated() {
      let path = place.list[index]
      switch element.base {
      case is Divider: group.isOpen = false
      case let section as Section:
        var inner = place
        inner.list = path / "items"
        if !section.title.isEmpty { inner.heading = strings.resolved(section.title) }
        group.isOpen = false
        add(section.items, in: inner, &group)
        group.isOpen = false
      // A row of icons has a band below it, as a picker in line has.
      case let controls as ControlGroup:
        var inner = place
        inner.list = path / "items"
        inner.controlGroup = controls.size
        group.isOpen = false
        add(controls.items, in: inner, &group)
        group.isOpen = false
      case is Header, is Loading: break
      case let picker as Picker where picker.style != .menu:
        group.isOpen = false
        append(element, path, place, group.take())
        group.isOpen = false
      default: append(element, path, place, group.take())
      }
      if let submenu = element.base as? Menu {
        add(
          submenu.items, at: path / "items", depth: place.depth + 1,
          under: strings.resolved(submenu.title))
      }
    }
  }

  private mutating func append(
    _ element: AnyElement, _ path: NodePath, _ place: Place, _ group: Int
  ) {
    var element = element
    switch element.base {
    case let button as Button where button.hidden: return
    case let button as Button: element = AnyElement(strings.resolved(button))
    case let menu as Menu: element = AnyElement(strings.resolved(menu))
    default: break
    }
    items.append(
      .init(
        element: element, path: path, depth: place.depth, group: group, list: place.list,
        heading: place.heading, isInControlGroup: place.controlGroup != nil,
        isInPalette: place.controlGroup == .palette))
  }
}
