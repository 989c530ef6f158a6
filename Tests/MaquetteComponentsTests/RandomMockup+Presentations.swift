import MaquetteComponents
import MaquetteScene
import MaquetteTestSupport
import MaquetteThemes

extension RandomMockup {
  /// What a mockup presents: mostly one thing, at times several or nothing.
  mutating func presentations() -> [AnyPresentation] {
    let count = random.pick(0, 1, 1, 1, 1, 2, 3)
    return (0..<count).map { _ in presentation() }
  }

  mutating func presentation() -> AnyPresentation {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...2: return AnyPresentation(presentedMenu())
    case 8: return AnyPresentation(buttonSheet())
    case 9: return AnyPresentation(contextMenu())
    case 3: return AnyPresentation(actionSheet())
    case 4: return AnyPresentation(alert())
    case 5:
      var dialog = ConfirmationDialog()
      dialog.sheet = actionSheet()
      dialog.titleVisibility = random.pick(.visible, .hidden)
      return AnyPresentation(dialog)
    default: return AnyPresentation(popover())
    }
  }

  mutating func actionSheet() -> ActionSheet {
    var sheet = ActionSheet(optionalText(), message: optionalText(), from: source()) { actions() }
    sheet.disable = strings("a-rule")
    return sheet
  }

  mutating func alert() -> Alert {
    let fields = (0..<random.pick(0, 0, 1, 3)).map { _ in
      Alert.TextField(
        placeholder: optionalText(), value: optionalText(), secure: random.oneIn(2))
    }
    var alert = Alert(optionalText(), message: optionalText(), textFields: fields) { actions() }
    alert.from = source()
    alert.disable = strings("a-rule")
    return alert
  }

  mutating func popover() -> Popover {
    let content = screen()
    var popover = Popover(
      from: source(), permittedArrowDirections: directions(), modal: random.oneIn(3),
      size: random.pick(nil, nil, .zero, Size(1, 4000), Size(320, 240.5), Size(4096, 0.5)),
      adaptation: random.pick(.automatic, .sheet, .fullScreenCover, .popover),
      detents: random.pick([], [.large], [.medium, .large], [.fit], [.fit, .medium]))
    popover.navigationBar = content.navigationBar
    popover.content = content.content
    popover.toolbar = content.toolbar
    popover.tabBar = content.tabBar
    popover.disable = strings("a-rule")
    return popover
  }

  private mutating func contextMenu() -> ContextMenu {
    var menu = attachedContextMenu(depth: 2)
    menu.of = source()
    menu.open = false
    return menu
  }

  /// The context menu of an element.
  mutating func attachedContextMenu(depth: Int) -> ContextMenu {
    var menu = ContextMenu(
      random.oneIn(2) ? "" : text(), preferredElementSize: random.pick(.small, .medium, .large),
      order: random.pick(.automatic, .fixed, .priority), open: opensMenus && random.oneIn(4)
    ) { items(depth: depth) }
    if random.oneIn(3) {
      menu.preview = (contentItem(depth: 1).base as? any ContentElement).map {
        ContextMenu.Preview($0)
      }
    }
    menu.scrolled = random.pick(0, 0, 120.5)
    menu.disable = strings("a-rule")
    return menu
  }

  /// The menu of a button on a screen.
  mutating func attachedMenu() -> Menu {
    var menu = Menu(
      random.oneIn(2) ? "" : text(), preferredElementSize: random.pick(.small, .large),
      order: random.pick(.automatic, .fixed, .priority)
    ) { items(depth: 1) }
    menu.open = opensMenus && random.oneIn(4)
    return menu
  }

  private mutating func directions() -> ArrowDirections {
    let some = ArrowDirection.allCases.filter { _ in random.oneIn(2) }
    return random.oneIn(2) || some.isEmpty ? .any : ArrowDirections(some)
  }

  private mutating func actions() -> [AnyElement] {
    let count = random.pick(0, 1, 2, 2, 3, 100)
    return (0..<count).map { _ in
      var action = Button(
        text(), role: random.pick(nil, .destructive, .cancel), preferred: random.oneIn(6),
        disabled: random.oneIn(6), hidden: random.oneIn(8), highlighted: random.oneIn(6), id: id())
      action.disable = strings("a-rule")
      return AnyElement(action)
    }
  }
}
