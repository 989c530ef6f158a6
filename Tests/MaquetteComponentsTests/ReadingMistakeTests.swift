import Maquette
import MaquetteSource
import MaquetteTestSupport
import Testing

@Suite struct ReadingMistakeTests {
  /// Menus' items, with an arrow before each mistake.
  static let items: [(String, [String])] = [
    // Kinds.
    ("- ↓{}", ["unknown-kind: an element without keys has no kind (the kinds are button, controlGroup, divider, header, loading, menu, picker, section, toggle)"]),
    ("- ↓buton: A", ["unknown-kind: none of 'buton' is a kind of menu items (did you mean 'button'?)"]),
    ("- ↓{row: A, value: B}", ["unknown-kind: none of 'row', 'value' is a kind of menu items (the kinds are button, controlGroup, divider, header, loading, menu, picker, section, toggle)"]),
    ("- ↓{button: A, toggle: B}", ["ambiguous-kind: an element has one kind, but this one has 'button' and 'toggle' (write them as two elements)"]),
    ("- ↓[A, B]", ["wrong-type: a list cannot stand among menu items"]),
    ("- {en: Delete, ↓titel: B}", ["unknown-kind: 'titel' is neither a language nor a kind of menu items (write one text a language, {en: Delete, ko: 삭제}, or an element)"]),
    // Titles that are not there.
    ("- button:↓", ["empty-title: this title is empty (write \"\" if it is meant to be)"]),
    ("- {button:↓ , image: trash}", ["empty-title: this title is empty (write \"\" if it is meant to be)"]),
    ("-↓ #swift", ["empty-title: this title is empty: YAML takes '#swift' for a comment (write \"#swift\")"]),
    ("- button:↓ #swift", ["empty-title: this title is empty: YAML takes '#swift' for a comment (write \"#swift\")"]),
    ("- button: ↓{image: trash}", ["empty-title: this title is empty (write \"\" if it is meant to be)"]),
    ("- {toggle:↓ , isOn: true}", ["empty-title: this title is empty (write \"\" if it is meant to be)"]),
    ("- {picker:↓ , options: []}", ["empty-title: this title is empty (write \"\" if it is meant to be)"]),
    ("- {menu:↓ , items: []}", ["empty-title: this title is empty (write \"\" if it is meant to be)"]),
    ("- {header:↓ }", ["empty-title: this title is empty (write \"\" if it is meant to be)"]),
    ("- {button: Hello, ↓world}", ["unknown-key: 'world' looks like the rest of a title (write \"Hello, world\")"]),
    ("- {image: trash, button: Hello, ↓world}", ["unknown-key: 'world' looks like the rest of a title (write \"Hello, world\")"]),
    ("- {button: A, subtitle: B, ↓c}", ["unknown-key: 'c' looks like the rest of a title (write \"B, c\")"]),
    ("- button: ↓\"a\\nb\"", ["line-feed: a title is one line, but this one has several (join the lines with spaces)"]),
    ("- button: {en: ↓\"a\\nb\"}", ["line-feed: a title is one line, but this one has several (join the lines with spaces)"]),
    // Attributes.
    ("- {button: A, ↓titel: B}", ["unknown-key: unknown key 'titel' in button (did you mean 'title'?)"]),
    ("- {button: A, ↓title: B}", ["duplicate-key: 'title' is given twice in button"]),
    ("- {button: A, ↓style: filled}", ["unknown-key: unknown key 'style' in button"]),
    ("- {button: A, ↓type: more, ↓indicator: popUp}", ["unknown-key: unknown key 'type' in button", "unknown-key: unknown key 'indicator' in button"]),
    ("- {menu: A, items: [], ↓from: x}", ["unknown-key: unknown key 'from' in menu"]),
    ("- {menu: A, items: [], ↓order: fixed}", ["unknown-key: unknown key 'order' in menu"]),
    ("- {button: A, role: ↓destructve}", ["unknown-value: 'destructve' is not one of destructive, cancel (did you mean 'destructive'?)"]),
    ("- {button: A, state: ↓true}", ["unknown-value: 'true' is not one of off, on, mixed"]),
    ("- {button: A, disabled: ↓yes}", ["wrong-type: 'yes' is not true or false"]),
    ("- {toggle: A, isOn: ↓on}", ["wrong-type: 'on' is not true or false"]),
    ("- {button: A, hidden: ↓True}", ["wrong-type: 'True' is not true or false"]),
    ("- {button: A, shortcut: ↓⌘,}", ["incomplete-shortcut: '⌘' is no shortcut without a key (write \"⌘,\")"]),
    ("- {button: A, shortcut: ↓⌥⌘,}", ["incomplete-shortcut: '⌥⌘' is no shortcut without a key (write \"⌥⌘,\")"]),
    ("- {button: A, image: ↓{↓name: trash}}", ["missing-key: image needs 'symbol'", "unknown-key: unknown key 'name' in image"]),
    ("- {button: A, image: {symbol: trash, scale: ↓big}}", ["unknown-value: 'big' is not one of small, medium, large"]),
    ("- {button: A, image: {symbol: trash, tint: ↓'#12'}}", ["wrong-type: '#12' is not a colour (write '#RRGGBB', '#RRGGBBAA' or the name of a colour)"]),
    // Languages.
    ("- {button: A, subtitle: {en: B, ↓english: C}}", ["unknown-key: 'english' is not a language (a text is written as it is, or as a mapping of language tags: {en: Delete, ko: 삭제})"]),
    ("- button: {en: Delete, ↓titel: B}", ["unknown-key: 'titel' is neither a language nor an attribute of button (write one text a language, {en: Delete, ko: 삭제}, or attributes)"]),
    ("- button: {title: Delete, ↓ko: 삭제}", ["unknown-key: unknown key 'ko' in button"]),
    ("- {en: ↓[A]}", ["wrong-type: a text is expected here, not a list"]),
    // Children.
    ("- ↓section", ["missing-key: section needs 'items'"]),
    ("- ↓{section: A}", ["missing-key: section needs 'items'"]),
    ("- {section: A, items: ↓B}", ["wrong-type: a list of menu items is expected here, not a text"]),
    ("- {section: A, items: [{button: B, role: ↓x}]}", ["unknown-value: 'x' is not one of destructive, cancel"]),
    ("- ↓section: ↓[A, B]", ["missing-key: section needs 'items'", "wrong-type: a text is expected here, not a list"]),
    ("- controlGroup: {↓titel: A, items: [B]}", ["unknown-key: unknown key 'titel' in controlGroup"]),
    ("- {controlGroup: [A], size: ↓huge}", ["unknown-value: 'huge' is not one of medium, small, palette"]),
    ("- {controlGroup: [A], size: small, ↓style: palette}", ["duplicate-key: 'style' is given twice in controlGroup"]),
    ("- ↓{picker: A}", ["missing-key: picker needs 'options'"]),
    ("- {picker: A, options: [↓{image: trash}]}", ["missing-key: option needs 'title'"]),
    ("- {picker: A, options: [↓[A]]}", ["wrong-type: a text is expected here, not a list"]),
  ]

  @Test(arguments: items) func ofItems(marked: String, messages: [String]) {
    expect(messages, in: "menu:\n  items:\n    \(marked)\n")
  }

  /// Documents, with an arrow before each mistake.
  static let documents: [(String, [String])] = [
    ("↓men: {}", ["unknown-key: unknown key 'men' in mockup (did you mean 'menu'?)"]),
    ("↓name: A", ["missing-key: a mockup presents something, but this one has no 'menu' (write 'menu:' and its items below)"]),
    ("menu: ↓[A]", ["wrong-type: a menu is a mapping of its attributes, not a list (write 'menu:' and its attributes below, indented)"]),
    ("menu: ↓{title: A}", ["missing-key: menu needs 'items'"]),
    ("menu: {items: ↓A}", ["wrong-type: a list of menu items is expected here, not a text"]),
    ("menu: {items: [], ↓image: trash}", ["unknown-key: unknown key 'image' in menu"]),
    ("menu: {items: [], from: ↓[1, 2, 3]}", ["wrong-type: a rectangle has four numbers, not 3 (write [x, y, width, height])"]),
    ("menu: {items: [], from: ↓{buton: A}}", ["unknown-kind: none of 'buton' is a kind of sources (did you mean 'button'?)"]),
    ("menu: {items: [], from: {button: A, ↓subtitle: B}}", ["unknown-key: unknown key 'subtitle' in button"]),
    ("menu: {items: [], from: {button: A, style: ↓bold}}", ["unknown-value: 'bold' is not one of plain, gray, tinted, filled, bordered, borderedProminent"]),
    ("menu: {items: [], preferredElementSize: ↓tiny}", ["unknown-value: 'tiny' is not one of small, medium, large"]),
    ("name: ↓a/b\nmenu: {items: []}", ["bad-name: a name cannot hold '/' (a name is a file's name without folder)"]),
    ("name: ↓'a~dark'\nmenu: {items: []}", ["bad-name: a name cannot hold '~' (a name is a file's name without folder)"]),
    ("name: ↓.hidden\nmenu: {items: []}", ["bad-name: a name cannot begin with a dot"]),
    ("name: ↓\"a\\tb\"\nmenu: {items: []}", ["bad-name: a name cannot hold a control character (a name is a file's name without folder)"]),
    ("name: ↓\"\"\nmenu: {items: []}", ["bad-name: a name cannot be empty"]),
    ("locale: ↓en_US\nmenu: {items: []}", ["unknown-value: 'en_US' is not a language tag (write 'en', 'ko' or 'zh-Hant')"]),
    ("locale: [en, ↓klingon]\nmenu: {items: []}", ["unknown-value: 'klingon' is not a language tag (write 'en', 'ko' or 'zh-Hant')"]),
    ("appearance: [light, ↓dim]\nmenu: {items: []}", ["unknown-value: 'dim' is not one of light, dark"]),
    ("textSize: ↓xxLage\nmenu: {items: []}", ["unknown-value: 'xxLage' is not one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5 (did you mean 'xxLarge'?)"]),
    ("canvas: ↓fill\nmenu: {items: []}", ["unknown-value: 'fill' is not a canvas (write 'fit' or '{fit: {padding: 32, background: none}}')"]),
    ("canvas: {fit: {padding: ↓-1}}\nmenu: {items: []}", ["out-of-range: a padding of -1 is not between 0 and 1000"]),
    ("canvas: {fit: {padding: ↓wide}}\nmenu: {items: []}", ["wrong-type: 'wide' is not a number"]),
    ("canvas: {fit: {↓margin: 1}}\nmenu: {items: []}", ["unknown-key: unknown key 'margin' in fit"]),
    ("tint: ↓'#00F'\nmenu: {items: []}", ["wrong-type: '#00F' is not a colour (write '#RRGGBB', '#RRGGBBAA' or the name of a colour)"]),
    ("strings: {ko: ↓[A]}\nmenu: {items: []}", ["wrong-type: a mapping is expected here, not a list"]),
    ("menu: {items: []}\n---\n↓manu: {items: []}", ["unknown-key: unknown key 'manu' in mockup (did you mean 'menu'?)"]),
    (
      """
      ↓nam: A
      menu:
        title: ↓[x]
        items:
          - {button: A, role: ↓bad, ↓imag: trash}
          - ↓buttn: B
          - {section: S, items: [{toggle: T, isOn: ↓1}]}
      """,
      [
        "unknown-key: unknown key 'nam' in mockup (did you mean 'name'?)",
        "wrong-type: a text is expected here, not a list",
        "unknown-value: 'bad' is not one of destructive, cancel",
        "unknown-key: unknown key 'imag' in button (did you mean 'image'?)",
        "unknown-kind: none of 'buttn' is a kind of menu items (did you mean 'button'?)",
        "wrong-type: '1' is not true or false",
      ]
    ),
  ]

  @Test(arguments: documents) func ofDocuments(marked: String, messages: [String]) {
    expect(messages, in: marked)
  }

  private func expect(_ messages: [String], in marked: String) {
    let marked = MarkedText(marked)
    let file = readMockups(marked.text)
    #expect(file.diagnostics.map(\.text) == messages)
    #expect(file.diagnostics.map { $0.range?.lowerBound } == marked.positions)
    #expect(file.mockups.contains { !$0.isValid }, "it would be drawn")
  }
}
