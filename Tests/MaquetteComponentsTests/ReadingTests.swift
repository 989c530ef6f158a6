import Maquette
import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct ReadingTests {
  /// An item as it may be written, and the same in canonical JSON.
  static let items: [(String, String)] = [
    ("Copy", #"{"button":"Copy"}"#),
    ("\"\"", #"{"button":""}"#),
    ("{button: Copy}", #"{"button":"Copy"}"#),
    ("{button: {title: Copy, image: doc}}", #"{"button":"Copy","image":"doc"}"#),
    ("{button: {image: doc}, title: Copy}", #"{"button":"Copy","image":"doc"}"#),
    ("{image: doc, button: Copy}", #"{"button":"Copy","image":"doc"}"#),
    ("{button: \"\", image: doc}", #"{"button":"","image":"doc"}"#),
    ("{button: \"#swift\"}", ##"{"button":"#swift"}"##),
    // Words stay words.
    ("No", #"{"button":"No"}"#),
    ("on", #"{"button":"on"}"#),
    ("1.0", #"{"button":"1.0"}"#),
    ("null", #"{"button":"null"}"#),
    ("~", #"{"button":"~"}"#),
    ("2024-01-31", #"{"button":"2024-01-31"}"#),
    ("{button: Yes, subtitle: 0x10}", #"{"button":"Yes","subtitle":"0x10"}"#),
    ("{button: A, state: on}", #"{"button":"A","state":"on"}"#),
    ("{button: A, shortcut: ⌘C}", #"{"button":"A","shortcut":"⌘C"}"#),
    ("{button: A, shortcut: \"⌘,\"}", #"{"button":"A","shortcut":"⌘,"}"#),
    // What is empty is as if not given.
    ("{button: A, image: , role: , state: , disabled: }", #"{"button":"A"}"#),
    ("{button: A, state: off, disabled: false}", #"{"button":"A"}"#),
    // Bare kinds, and titles that are allowed to be empty.
    ("divider", #""divider""#),
    ("{divider: }", #""divider""#),
    ("{divider: Here}", #"{"divider":"Here"}"#),
    ("loading", #""loading""#),
    ("{loading: Wait}", #"{"loading":"Wait"}"#),
    ("button", #"{"button":"button"}"#),
    ("menu", #"{"button":"menu"}"#),
    ("{section: , items: [A]}", #"{"section":"","items":[{"button":"A"}]}"#),
    ("{section: {items: [A]}}", #"{"section":"","items":[{"button":"A"}]}"#),
    ("{section: S, items: [A]}", #"{"section":"S","items":[{"button":"A"}]}"#),
    // Children in the kind's place, below it, and in a mapping.
    ("{controlGroup: [A, B]}", #"{"controlGroup":[{"button":"A"},{"button":"B"}]}"#),
    ("{controlGroup: , items: [A]}", #"{"controlGroup":[{"button":"A"}]}"#),
    (
      "{controlGroup: {size: small, items: [A]}}",
      #"{"controlGroup":[{"button":"A"}],"size":"small"}"#
    ),
    (
      "{controlGroup: [A], style: compactMenu}",
      #"{"controlGroup":[{"button":"A"}],"size":"small"}"#
    ),
    ("{controlGroup: [A], style: menu}", #"{"controlGroup":[{"button":"A"}]}"#),
    ("{controlGroup: [A], style: palette}", #"{"controlGroup":[{"button":"A"}],"size":"palette"}"#),
    (
      "{menu: Sub, items: [{menu: More, items: []}]}",
      #"{"menu":"Sub","items":[{"menu":"More","items":[]}]}"#
    ),
    ("{toggle: T, isOn: true}", #"{"toggle":"T","isOn":true}"#),
    ("{header: H, accessory: x}", #"{"header":"H","accessory":"x"}"#),
    (
      "{picker: P, options: [A, {title: B, image: x}], selection: A}",
      #"{"picker":"P","selection":"A","options":[{"title":"A"},{"title":"B","image":"x"}]}"#
    ),
    (
      "{picker: P, options: [{en: A, ko: 가}]}",
      #"{"picker":"P","options":[{"title":{"en":"A","ko":"가"}}]}"#
    ),
    // Languages.
    ("{en: Delete, ko: 삭제}", #"{"button":{"en":"Delete","ko":"삭제"}}"#),
    ("{button: {en: Delete, zh-Hant: 刪除}}", #"{"button":{"en":"Delete","zh-Hant":"刪除"}}"#),
    ("{button: {title: {en: Delete}}}", #"{"button":{"en":"Delete"}}"#),
    // `id` is an attribute, and beside a text a language.
    ("{button: {id: x, title: A}}", #"{"button":"A","id":"x"}"#),
    ("{id: Hapus, en: Delete}", #"{"button":{"id":"Hapus","en":"Delete"}}"#),
    // The line feed that ends a block of text.
    (">\n      Folded\n      text", #"{"button":"Folded text"}"#),
    ("|\n      Literal", #"{"button":"Literal"}"#),
    // Symbols.
    ("{button: A, image: {symbol: x}}", #"{"button":"A","image":"x"}"#),
    (
      "{button: A, image: {symbol: x, tint: systemRed, weight: bold, scale: large, colors: ['#000000']}}",
      ##"{"button":"A","image":{"symbol":"x","tint":"systemRed","weight":"bold","scale":"large","colors":["#000000"]}}"##
    ),
    // What a button asks, and a submenu that is drawn open.
    (
      "{button: A, confirm: {title: Sure?, actions: [Yes, {button: No, role: cancel}]}}",
      ##"{"button":"A","confirm":{"title":"Sure?","actions":[{"button":"Yes"},"##
        + ##"{"button":"No","role":"cancel"}]}}"##
    ),
    (
      "{button: A, confirm: {alert: {title: T, actions: [B], textFields: [{placeholder: P, secure: true}]}}}",
      ##"{"button":"A","confirm":{"alert":{"title":"T","actions":[{"button":"B"}],"textFields":"##
        + ##"[{"placeholder":"P","secure":true}]}}}"##
    ),
    ("{menu: A, open: true, items: []}", #"{"menu":"A","items":[],"open":true}"#),
    ("{button: A, disable: [x]}", #"{"button":"A","disable":["x"]}"#),
  ]

  @Test(arguments: items) func readsItem(text: String, json: String) throws {
    let mockup = try readMockup("menu:\n  items:\n    - \(text)\n")
    let menu = try #require(mockup.presentations.first?.base as? Menu)
    #expect(menu.items.json.text == "[\(json)]")
    #expect(try readMockup("{\"menu\": {\"items\": [\(json)]}}", as: "json") == mockup)
  }

  /// Texts that YAML cuts off at a `#`, which is a comment only where a space follows it.
  @Test(arguments: [
    ("- Copy #1", ["/menu/items/0/title"]), ("- button: Copy #swift", ["/menu/items/0/title"]),
    ("- button: A\n      subtitle: #none", ["/menu/items/0/subtitle"]),
    ("- Copy # the usual one", []), ("- 'Copy' #1", []), ("- C#", []),
    ("- {button: A,  # 1\n       role: cancel}", []),
  ])
  func warnsOfTextsTakenForComments(_ items: String, _ paths: [String]) {
    let file = readMockups("menu:\n  items:\n    \(items)\n")
    #expect(file.diagnostics.map(\.path.description) == paths)
    #expect(file.diagnostics.allSatisfy { $0.id == "comment" && $0.severity == .warning })
    #expect(file.mockups.first?.isValid == true)
  }

  /// The attributes of a document as they may be written, and the same in canonical JSON.
  static let documents: [(String, String)] = [
    ("name: Sort By (2)", #"{"name":"Sort By (2)"}"#),
    ("name: 정렬.메뉴", #"{"name":"정렬.메뉴"}"#),
    ("name:", "{}"),
    ("alt: {en: A menu, ko: 메뉴}", #"{"alt":{"en":"A menu","ko":"메뉴"}}"#),
    ("device: ipad-pro-11", #"{"device":"ipad-pro-11"}"#),
    ("device: [iphone-15]", #"{"device":"iphone-15"}"#),
    ("appearance: [dark, light]", #"{"appearance":["dark","light"]}"#),
    (
      "contrast: increased\ntextSize: [xSmall, accessibility5]",
      #"{"contrast":"increased","textSize":["xSmall","accessibility5"]}"#
    ),
    (
      "locale: [ar, zh-Hant-TW]\nlayoutDirection: rightToLeft",
      #"{"locale":["ar","zh-Hant-TW"],"layoutDirection":"rightToLeft"}"#
    ),
    (
      "orientation: landscape\ntheme: [ios-18, mine.yaml]",
      #"{"orientation":"landscape","theme":["ios-18","mine.yaml"]}"#
    ),
    ("strings: {ko: {Copy: 복사, No: 아니요}}", #"{"strings":{"ko":{"Copy":"복사","No":"아니요"}}}"#),
    ("tint: systemRed", #"{"tint":"systemRed"}"#),
    ("tint: '#ff000080'", ##"{"tint":"#FF000080"}"##),
    (
      "tint: {light: '#000000', dark: '#FFFFFF'}",
      ##"{"tint":{"light":"#000000","dark":"#FFFFFF","increasedLight":"#000000","increasedDark":"#FFFFFF"}}"##
    ),
    ("tint: {light: '#000000'}", ##"{"tint":"#000000"}"##),
    ("canvas: fit", #"{"canvas":"fit"}"#), ("canvas: screen", #"{"canvas":"screen"}"#),
    ("canvas:", "{}"),
    ("canvas: {fit: {}}", #"{"canvas":"fit"}"#),
    ("canvas: {fit: }", #"{"canvas":"fit"}"#),
    ("canvas: {fit: {padding: 0}}", #"{"canvas":{"fit":{"padding":0}}}"#),
    ("canvas: {fit: {background: none}}", #"{"canvas":"fit"}"#),
    (
      "canvas: {fit: {background: systemBackground}}",
      #"{"canvas":{"fit":{"background":"systemBackground"}}}"#
    ),
    ("disable: [one, two]", #"{"disable":["one","two"]}"#),
    ("$schema: ./schema.json", "{}"),
  ]

  @Test(arguments: documents) func readsDocument(text: String, json: String) throws {
    let mockup = try readMockup("\(text)\nmenu: {items: []}\n")
    var bare = mockup
    bare.presentations = []
    #expect(bare.json.text == json)
    #expect(try readMockup(mockup.json.indentedText, as: "json") == mockup)
  }

  /// What opened a menu as it may be written, and what it is.
  static let sources: [(String, PresentationSource)] = [
    ("more", .element("more")),
    ("[0, 10.5, 44, 44]", .rect(Rect(0, 10.5, 44, 44))),
    ("{button: Edit}", .button(Button("Edit"))),
    (
      "{button: Edit, style: bordered, indicator: pullDown}",
      .button(Button("Edit", style: .bordered, indicator: .pullDown))
    ),
    (
      "{button: More, type: more, size: large, tint: systemRed}",
      .button(Button("More", style: .plain, type: .more, size: .large, tint: .named("systemRed")))
    ),
  ]

  @Test(arguments: sources) func readsSource(text: String, source: PresentationSource) throws {
    let mockup = try readMockup("menu: {from: \(text), items: []}")
    let menu = try #require(mockup.presentations.first?.base as? Menu)
    #expect(menu.from == source)
    #expect(try readMockup(mockup.json.text, as: "json") == mockup)
  }

  /// Buttons that are presented as they may be written, and what they are.
  static let sheets: [(String, ButtonSheet)] = [
    ("Save", ButtonSheet(Button("Save"))),
    ("{title: Save, style: filled}", ButtonSheet(Button("Save", style: .filled))),
    (
      "{button: Save, border: {light: '#000000'}}",
      ButtonSheet(Button("Save", border: Button.Border(.fixed(.black))))
    ),
    (
      "{button: Save, border: {color: systemRed, width: 2}}",
      ButtonSheet(Button("Save", border: Button.Border(.named("systemRed"), width: 2)))
    ),
    (
      "[{button: More, type: more, pressed: true}, A]",
      ButtonSheet(Button("More", type: .more, pressed: true), Button("A"))
    ),
    (
      "[{button: A, image: star, imagePlacement: top, labelStyle: titleAndIcon, background: label}]",
      ButtonSheet(
        Button(
          "A", image: "star", imagePlacement: .top, labelStyle: .titleAndIcon,
          background: .named("label")))
    ),
  ]

  @Test(arguments: sheets) func readsButtons(text: String, sheet: ButtonSheet) throws {
    let mockup = try readMockup("button: \(text)")
    #expect(mockup.presentations == [AnyPresentation(sheet)])
    #expect(try readMockup(mockup.json.text, as: "json") == mockup)
  }

  @Test func filesHoldSeveralMockups() {
    let file = readMockups(
      "menu: {items: []}\n---\nname: second\nmenu: {items: []}\n---\nmenu: {items: []}\n")
    #expect(file.mockups.map(\.mockup.name) == ["test", "second", "test-3"])
    #expect(file.mockups.map(\.isValid) == [true, true, true])
    let json = readMockups(#"[{"menu": {"items": []}}, {"menu": {"items": ["A"]}}]"#, as: "json")
    #expect(json.mockups.map(\.mockup.name) == ["test", "test-2"])
  }

  @Test func wrongElementsAreLeftOut() throws {
    let file = readMockups("menu:\n  items: [A, {buton: B}, {button: C, role: x}]\n")
    let menu = try #require(file.mockups.first?.mockup.presentations.first?.base as? Menu)
    #expect(menu.items.elements == [AnyElement(Button("A")), AnyElement(Button("C"))])
  }

  @Test func placesAreKnown() throws {
    let text = MarkedText("menu:\n  items:\n    - ↓Copy\n    - {button: ↓Cut, image: ↓x}\n")
    let ranges = try #require(readMockups(text.text).mockups.first?.ranges)
    let items = NodePath.root / "menu" / "items"
    let paths = [items[0] / "title", items[1] / "title", items[1] / "image"]
    #expect(paths.map { ranges[$0]?.lowerBound } == text.positions)
  }
}
