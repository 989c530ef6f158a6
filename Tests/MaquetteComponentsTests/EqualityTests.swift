import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct EqualityTests {
  private static let yaml = """
    name: sort
    alt: {en: Sorting, ko: 정렬}
    device: [iphone-15, ipad-pro-11]
    appearance: [light, dark]
    textSize: accessibility1
    locale: [en, ko]
    tint: systemOrange
    canvas: {fit: {padding: 16, background: "#FFFFFF"}}
    strings: {ko: {Copy: 복사}}
    menu:
      title: Sort and Filter
      from: {button: Options, style: bordered, indicator: pullDown}
      preferredElementSize: large
      items:
        - controlGroup:
          size: small
          items: [Cut, {button: Copy, image: doc.on.doc}]
        - {button: By Name, state: on, subtitle: {en: A to Z, ko: 가나다}}
        - {button: Delete, role: destructive, image: {symbol: trash, scale: large}, disabled: true}
        - {button: Old, hidden: true, highlighted: true, shortcut: ⌘O, id: old}
        - divider
        - {toggle: Show Hidden, isOn: true, image: eye}
        - picker: View
          selection: Icons
          style: palette
          options: [Icons, {title: List, image: list.bullet}]
        - section: More
          items: [loading, {loading: Wait}]
        - {menu: Move, image: folder, role: destructive, items: [{header: File, accessory: square.and.arrow.up}]}
    """

  private static let json = """
    {"menu": {"items": [
       {"items": ["Cut", {"image": "doc.on.doc", "button": "Copy"}], "style": "compactMenu",
        "controlGroup": null},
       {"button": {"title": "By Name", "subtitle": {"en": "A to Z", "ko": "가나다"}}, "state": "on"},
       {"role": "destructive", "button": "Delete", "disabled": true,
        "image": {"symbol": "trash", "scale": "large"}},
       {"button": "Old", "hidden": true, "highlighted": "true", "shortcut": "\\u2318O", "id": "old"},
       {"divider": null},
       {"toggle": "Show Hidden", "isOn": true, "image": "eye"},
       {"picker": "View", "style": "palette", "selection": "Icons",
        "options": ["Icons", {"title": "List", "image": "list.bullet"}]},
       {"section": {"title": "More", "items": [{"loading": ""}, {"loading": "Wait"}]}},
       {"menu": "Move", "image": "folder", "role": "destructive",
        "items": [{"header": "File", "accessory": "square.and.arrow.up"}]}],
      "title": "Sort and Filter", "preferredElementSize": "large",
      "from": {"button": "Options", "style": "bordered", "indicator": "pullDown"}},
     "strings": {"ko": {"Copy": "복사"}}, "tint": "systemOrange", "name": "sort",
     "canvas": {"fit": {"background": "#ffffff", "padding": 16.0}},
     "alt": {"en": "Sorting", "ko": "정렬"}, "device": ["iphone-15", "ipad-pro-11"],
     "appearance": ["light", "dark"], "textSize": ["accessibility1"], "locale": ["en", "ko"]}
    """

  private static var built: Mockup {
    var mockup = Mockup(
      name: "sort", device: ["iphone-15", "ipad-pro-11"], appearance: [.light, .dark],
      textSize: [.accessibility1], locale: ["en", "ko"], tint: .named("systemOrange"),
      canvas: .fit(padding: 16, background: .fixed(.white)), menu: menu(isShort: false))
    mockup.alt = LocalizedText(
      "Sorting",
      translations: [
        .init(language: "en", text: "Sorting"), .init(language: "ko", text: "정렬"),
      ])
    mockup.strings = ["ko": ["Copy": "복사"]]
    return mockup
  }

  private static func menu(isShort: Bool) -> Menu {
    Menu(
      "Sort and Filter",
      from: .button(Button("Options", style: .bordered, indicator: .pullDown))
    ) {
      ControlGroup(size: .small) {
        "Cut"
        Button("Copy", image: "doc.on.doc")
      }
      Button(
        "By Name",
        subtitle: LocalizedText(
          "A to Z",
          translations: [
            .init(language: "en", text: "A to Z"), .init(language: "ko", text: "가나다"),
          ]), state: .on)
      Button(
        "Delete", role: .destructive, image: ImageReference(symbol: "trash", scale: .large),
        disabled: true)
      if !isShort {
        Button("Old", hidden: true, highlighted: true, shortcut: "⌘O", id: "old")
      }
      Divider()
      Toggle("Show Hidden", isOn: true, image: "eye")
      Picker(
        "View", selection: "Icons",
        options: [.init("Icons"), .init("List", image: "list.bullet")], style: .palette)
      Section("More") {
        for title in ["", "Wait"] { Loading(LocalizedText(title)) }
      }
      if isShort {
        "Short"
      } else {
        Menu("Move", image: "folder", role: .destructive) {
          Header("File", accessory: "square.and.arrow.up")
        }
      }
    }
  }

  @Test func yamlIsJSONIsSwift() throws {
    let mockup = try readMockup(Self.yaml)
    #expect(mockup.json.indentedText == Self.built.json.indentedText)
    #expect(mockup == Self.built)
    #expect(try readMockup(Self.json, as: "json") == mockup)
    #expect(try readMockup(mockup.json.text) == mockup, "JSON is YAML too")
    #expect(mockup.hashValue == Self.built.hashValue)
  }

  @Test func buildersTakeConditions() {
    let short = Self.menu(isShort: true)
    #expect(short.items.elements.count == 8)
    #expect(short.items.elements.last == AnyElement(Button("Short")))
    #expect(short != Self.menu(isShort: false))
  }

  @Test func randomMockupsComeBack() throws {
    for seed in 0..<400 {
      var random = RandomMockup(seed: UInt64(seed))
      let mockup = random.mockup()
      let text = mockup.json.indentedText
      let read = try readMockup(text, as: "json")
      #expect(read == mockup, "seed \(seed):\n\(text)")
      #expect(try readMockup(text) == mockup, "seed \(seed) as YAML:\n\(text)")
      #expect(read.json.indentedText == text, "seed \(seed)")
    }
  }
}
