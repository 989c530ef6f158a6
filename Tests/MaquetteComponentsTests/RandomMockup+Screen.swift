import MaquetteComponents
import MaquetteScene
import MaquetteTestSupport
import MaquetteThemes

extension RandomMockup {
  mutating func screen() -> Screen {
    var screen = Screen(content: { content(depth: 2) })
    switch Int.random(in: 0..<4, using: &random) {
    case 0: screen.statusBar = false
    case 1: screen.statusBar = StatusBar(time: optionalText(), carrier: optionalText())
    default: break
    }
    if random.oneIn(2) { screen.navigationBar = navigationBar() }
    if random.oneIn(3) { screen.toolbar = Elements(barItems()) }
    if random.oneIn(3) {
      screen.tabBar = Elements(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          AnyElement(
            shown(Tab(text(), image: image(), selected: random.oneIn(3), id: id())))
        })
    }
    return screen
  }

  private mutating func navigationBar() -> NavigationBar {
    var bar = NavigationBar(
      largeTitle: random.oneIn(2), back: optionalText(), prompt: optionalText(),
      leading: { barItems() }, trailing: { barItems() })
    if random.oneIn(2) {
      bar.title = NavigationBar.Title(
        text(), indicator: random.pick(.none, .none, .pullDown), id: id())
    }
    if random.oneIn(4) { bar.titleView = Elements(barItems()) }
    return bar
  }

  private mutating func barItems() -> [AnyElement] {
    (0..<Int.random(in: 0...3, using: &random)).map { _ in
      switch Int.random(in: 0..<7, using: &random) {
      case 0: AnyElement(shown(Spacer()))
      case 3: AnyElement(shown(SearchField(text(), value: optionalText())))
      case 4: AnyElement(shown(segmentedControl()))
      case 1: AnyElement(shown(Text(text(), style: random.pick(.body, .caption2))))
      case 2: AnyElement(shown(TextField(placeholder: optionalText(), image: image())))
      default: AnyElement(shown(buttonWithMenu()))
      }
    }
  }

  private mutating func content(depth: Int) -> [AnyElement] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in contentItem(depth: depth) }
  }

  mutating func contentItem(depth: Int) -> AnyElement {
    switch Int.random(in: 0..<(depth > 0 ? 15 : 12), using: &random) {
    case 0, 1:
      return AnyElement(
        shown(
          Text(
            text(), style: random.pick(.body, .largeTitle, .footnote),
            alignment: random.pick(.leading, .center, .trailing),
            color: random.oneIn(3) ? color() : nil, id: id())))
    case 2: return AnyElement(shown(buttonWithMenu()))
    case 3: return AnyElement(shown(textField()))
    case 4:
      return AnyElement(
        shown(Toggle(text(), isOn: random.oneIn(2), disabled: random.oneIn(3), id: id())))
    case 5: return AnyElement(shown(picker()))
    case 6:
      var picture = Image(
        symbol: image(), size: random.pick(nil, Size(0, 0), Size(60, 40.5), Size(4096, 10)),
        aspect: random.pick(.fit, .fill), id: id())
      if random.oneIn(4) { picture.file = random.pick("sea.png", "") }
      return AnyElement(shown(picture))
    case 7: return AnyElement(shown(Divider()))
    case 8: return AnyElement(shown(Spacer()))
    case 9: return AnyElement(shown(SearchField(text(), value: optionalText(), id: id())))
    case 10: return AnyElement(shown(segmentedControl()))
    case 11:
      return AnyElement(
        shown(
          Map(
            text(), size: random.pick(nil, nil, Size(0, 0), Size(200, 90.5), Size(4096, 10)),
            aspect: random.pick(.fit, .fill), id: id())))
    case 12: return AnyElement(shown(list()))
    case 13:
      return AnyElement(
        shown(
          Grid(columns: random.pick(nil, 1, 3, 100), spacing: random.pick(nil, 0, 12.5), id: id()) {
            content(depth: depth - 1)
          }))
    default:
      return AnyElement(
        shown(
          Stack(
            axis: random.pick(.vertical, .horizontal), spacing: random.pick(nil, 0, 12.5),
            alignment: random.pick(nil, .leading, .center, .bottom),
            position: random.oneIn(4) ? Point(40, -3.5) : nil, id: id()
          ) { content(depth: depth - 1) }))
    }
  }

  private mutating func buttonWithMenu() -> Button {
    var button = sourceButton()
    if random.oneIn(5) { button.menu = attachedMenu() }
    return button
  }

  private mutating func textField() -> TextField {
    TextField(
      random.oneIn(2) ? "" : text(), placeholder: optionalText(), value: optionalText(),
      image: image(), accessory: random.pick(nil, .contactAdd), focused: random.oneIn(3),
      secure: random.oneIn(3), id: id())
  }

  private mutating func segmentedControl() -> SegmentedControl {
    let segments = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      AnyElement(shown(Segment(text(), image: image(), disabled: random.oneIn(4), id: id())))
    }
    let selected = (segments.last?.base as? Segment)?.title.base
    return SegmentedControl(selected: random.oneIn(3) ? nil : selected, id: id()) { segments }
  }

  private mutating func list() -> List {
    let style: List.Style = random.pick(.plain, .grouped, .insetGrouped)
    guard random.oneIn(2) else { return List(style: style, id: id()) { rows() } }
    let sections = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      List.Section(optionalText(), footer: optionalText()) { rows() }
    }
    return List(style: style, id: id(), sections: sections)
  }

  private mutating func rows() -> [AnyElement] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: AnyElement(shown(textField()))
      case 1: AnyElement(shown(picker()))
      case 2: AnyElement(shown(Toggle(text(), subtitle: optionalText(), id: id())))
      case 3:
        AnyElement(shown(Button(text(), role: random.pick(nil, .destructive), image: image())))
      default:
        AnyElement(
          shown(
            Row(
              text(), subtitle: optionalText(), value: optionalText(), image: image(),
              accessory: random.pick(nil, .disclosureIndicator, .detailButton, .checkmark),
              role: random.pick(nil, .destructive), disabled: random.oneIn(5),
              selected: random.oneIn(5), highlighted: random.oneIn(5),
              opens: random.pick(nil, .screen, .detail), id: id())))
      }
    }
  }

  /// An element with what every element on a screen may say.
  private mutating func shown<E: ScreenElement>(_ element: E) -> E {
    var element = element
    element.disable = strings("a-rule")
    if random.oneIn(12) { element.onScreen.contextMenu = attachedContextMenu(depth: 1) }
    return element.essential(random.oneIn(8)).editMenu(random.oneIn(8))
  }
}
