import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes

/// Makes mockups with every kind and attribute that they may have, valid but for good taste.
struct RandomMockup {
  var random: SeededGenerator

  /// Whether submenus and the menus of elements may be open.
  var opensMenus = true

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func mockup() -> Mockup {
    var mockup = Mockup()
    mockup.presentations = presentations()
    if random.oneIn(3) { mockup.name = random.pick("menu", "Sort By (2)", "정렬") }
    if random.oneIn(4) { mockup.alt = text() }
    mockup.device = axis(
      "iphone-15", "iphone-se-3", "ipad-pro-11",
      .measures(DeviceMeasures(size: Size(320, 480.5))),
      .measures(DeviceMeasures(size: Size(600, 800), scale: 1.5, idiom: .pad)))
    mockup.orientation = axis(.portrait, .landscape)
    mockup.theme = axis("ios-18")
    mockup.appearance = axis(.light, .dark)
    mockup.contrast = axis(.normal, .increased)
    mockup.textSize = axis(.xSmall, .large, .xxxLarge, .accessibility3)
    mockup.locale = axis("en", "ko", "ar", "zh-Hant-TW")
    mockup.layoutDirection = axis(.leftToRight, .rightToLeft)
    mockup.tint = random.oneIn(3) ? color() : nil
    if random.oneIn(3) {
      mockup.canvas = .fit(
        padding: Double(random.pick(0, 16, 12.5, 1000) as Double),
        background: random.oneIn(2) ? color() : nil)
    }
    if random.oneIn(3) { mockup.strings = ["ko": ["Copy": "복사", "\"": "\\"], "ar": [:]] }
    if mockup.presentations.isEmpty || random.oneIn(3) { mockup.screen = screen() }
    mockup.frame = random.oneIn(8)
    mockup.disable = strings("one-rule", "another-rule")
    return mockup
  }

  mutating func buttonSheet() -> ButtonSheet {
    var sheet = ButtonSheet()
    sheet.buttons.elements = (0..<random.pick(1, 2, 5)).map { _ in AnyElement(sourceButton()) }
    return sheet
  }

  mutating func presentedMenu() -> Menu {
    var menu = Menu(
      random.oneIn(2) ? "" : text(), preferredElementSize: random.pick(.small, .medium, .large),
      order: random.pick(.automatic, .fixed, .priority)
    ) { items(depth: 2) }
    menu.from = source()
    menu.scrolled = random.pick(0, 0, 120.5)
    menu.disable = strings("a-rule")
    return menu
  }

  mutating func items(depth: Int) -> [AnyElement] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in item(depth: depth) }
  }

  private mutating func item(depth: Int) -> AnyElement {
    let isDeep = depth > 0
    switch Int.random(in: 0..<(isDeep ? 12 : 9), using: &random) {
    case 0...3: return AnyElement(button())
    case 4:
      return AnyElement(
        Toggle(
          text(), isOn: random.oneIn(2), image: image(), subtitle: optionalText(),
          disabled: random.oneIn(4), id: id()))
    case 5:
      var divider = Divider()
      if random.oneIn(4) { divider.title = text() }
      divider.id = id()
      return AnyElement(divider)
    case 6: return AnyElement(Loading(random.oneIn(2) ? "" : text(), id: id()))
    case 7:
      return AnyElement(
        Header(text(), subtitle: optionalText(), image: image(), accessory: image(), id: id()))
    case 8: return AnyElement(picker())
    case 9:
      return AnyElement(
        Section(random.oneIn(2) ? "" : text(), id: id()) { items(depth: depth - 1) })
    case 10:
      return AnyElement(
        ControlGroup(size: random.pick(.small, .medium, .palette), id: id()) {
          items(depth: depth - 1)
        })
    default:
      var menu = Menu(
        text(), image: image(), subtitle: optionalText(), role: random.pick(nil, .destructive),
        disabled: random.oneIn(4), preferredElementSize: random.pick(.small, .large), id: id()
      ) { items(depth: depth - 1) }
      menu.open = opensMenus && random.oneIn(5)
      menu.disable = strings("a-rule")
      return AnyElement(menu)
    }
  }

  private mutating func button() -> Button {
    var button = Button(
      text(), role: random.pick(nil, nil, .destructive, .cancel), image: image(),
      subtitle: optionalText(), state: random.pick(.off, .off, .on, .mixed),
      disabled: random.oneIn(5), hidden: random.oneIn(8), highlighted: random.oneIn(5),
      shortcut: random.oneIn(5) ? random.pick("⌘C", "⇧⌘,", "⌘\"") : nil, id: id())
    if random.oneIn(6) { button.confirm = confirmation() }
    button.disable = strings("a-rule", "b-rule")
    return button
  }

  mutating func source() -> PresentationSource? {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .element(random.pick("more", "first"))
    case 1: .rect(Rect(1, 2.5, 44, 44))
    case 2: .button(sourceButton())
    default: nil
    }
  }

  private mutating func confirmation() -> Confirmation {
    guard random.oneIn(2) else { return Confirmation(alert()) }
    // What opened it is what it is a confirmation of.
    var sheet = actionSheet()
    (sheet.from, sheet.disable) = (nil, [])
    if sheet.actions.isEmpty { sheet.actions = Elements([AnyElement(Button(text()))]) }
    return Confirmation(sheet)
  }

  mutating func sourceButton() -> Button {
    Button(
      text(), style: random.pick(.plain, .gray, .tinted, .filled, .bordered, .glassProminent),
      role: random.pick(nil, .destructive), image: image(),
      imagePlacement: random.pick(.leading, .trailing, .top, .bottom),
      labelStyle: random.pick(.automatic, .iconOnly, .titleOnly, .titleAndIcon),
      type: random.pick(.system, .system, .more, .close, .infoLight),
      size: random.pick(.mini, .small, .large),
      shape: random.pick(.automatic, .roundedRectangle, .capsule, .circle),
      tint: random.oneIn(3) ? color() : nil, background: random.oneIn(5) ? color() : nil,
      border: random.oneIn(5) ? Button.Border(color(), width: random.pick(1, 0, 2.5)) : nil,
      indicator: random.pick(.none, .pullDown, .popUp), disabled: random.oneIn(4),
      pressed: random.oneIn(5), id: id())
  }

  mutating func picker() -> Picker {
    let options = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Picker.Option(text(), image: image(), subtitle: optionalText(), id: id())
    }
    return Picker(
      text(), selection: random.oneIn(3) ? nil : options.last?.title.base, options: options,
      style: random.pick(.inline, .menu, .palette), image: image(), id: id())
  }

  mutating func image() -> ImageReference? {
    guard random.oneIn(2) else { return nil }
    if random.oneIn(2) { return ImageReference(symbol: random.pick("trash", "chevron.down")) }
    return ImageReference(
      symbol: random.pick("folder", "unknown", ""), tint: random.oneIn(2) ? color() : nil,
      weight: random.pick(nil, .bold), scale: random.pick(.small, .medium, .large),
      colors: random.oneIn(2) ? [color()] : [])
  }

  mutating func color() -> ThemeColor {
    let (light, dark) = (Color(red: 1, green: 0, blue: 0.2), Color.white.opacity(0.4))
    return random.pick(
      .named("systemRed"), .fixed(light), .fixed(dark),
      .adaptive(AdaptiveColor(light: light, dark: dark)),
      .adaptive(AdaptiveColor(light: light, increasedDark: dark)))
  }

  mutating func text() -> LocalizedText {
    let text = random.pick(
      "Copy", "", "No", "divider", "1.0", "#swift", "A title that is long enough for two lines",
      "Donaudampfschifffahrtsgesellschaftskapitän", "حذف", "삭제하시겠습니까?", "say \"hi\"\\",
      " spaces ", "👨‍👩‍👧", "{a: b}", "en", "null", "tab\there")
    guard random.oneIn(5) else { return LocalizedText(text) }
    return LocalizedText(
      text,
      translations: [.init(language: "en", text: text), .init(language: "id", text: "Salin")])
  }

  mutating func optionalText() -> LocalizedText? { random.oneIn(4) ? text() : nil }

  mutating func id() -> String? {
    random.oneIn(6) ? random.pick("first", "2", "with space") : nil
  }

  mutating func strings(_ strings: String...) -> [String] {
    strings.filter { _ in random.oneIn(5) }
  }

  private mutating func axis<Value: SourceReadable>(_ values: Value...) -> OneOrMore<Value> {
    OneOrMore(random.oneIn(2) ? [] : values.filter { _ in random.oneIn(2) })
  }
}
