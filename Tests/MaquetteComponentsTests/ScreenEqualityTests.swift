import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct ScreenEqualityTests {
  private static let yaml = """
    frame: true
    screen:
      statusBar: {time: "10:09"}
      navigationBar:
        title: {title: Report, id: title, indicator: pullDown}
        back: {en: Back, ko: 뒤로}
        leading: [Edit]
        trailing:
          - {button: Share, image: square.and.arrow.up, id: share}
          - {button: More, type: more, menu: {open: true, items: [Select]}}
      content:
        - Revenue
        - {text: Last year, style: footnote, alignment: center, color: secondaryLabel}
        - {stack: [{text: A}, spacer, {button: B, style: bordered}], axis: horizontal, position: [10, 20.5]}
        - {image: placeholder, symbol: chart.bar, size: [760, 420], essential: true, id: chart}
        - list:
            style: insetGrouped
            sections:
              - header: Network
                rows:
                  - Home
                  - row: Guest
                    contextMenu:
                      preview: {image: placeholder, size: [320, 240]}
                      items: [Forget, {menu: Move, items: [Up], open: true}]
                  - {row: Ask, value: Notify, accessory: disclosureIndicator, opens: screen}
                  - {toggle: On, isOn: true}
              - {rows: [{textField: "To:", accessory: contactAdd, editMenu: true}]}
        - {list: [A]}
        - {searchField: Search, value: {en: Map, ko: 지도}, id: search}
        - searchField
        - segmentedControl: [Day, {segment: Week, image: calendar, disabled: true}]
          selected: Day
        - {grid: [A, {image: placeholder, aspect: fill}], columns: 3, spacing: 2}
        - map
        - {map: The Old Mill, size: [200, 120], aspect: fill}
      toolbar: [Edit, spacer, {text: Now, style: caption2}]
      tabBar: [{tab: Recents, image: clock}, {tab: Browse, selected: true}]
    """

  private static let json = """
    {"frame": true, "screen": {
      "tabBar": [{"image": "clock", "tab": "Recents"}, {"tab": {"title": "Browse"}, "selected": true}],
      "toolbar": ["Edit", {"spacer": null}, {"text": {"text": "Now", "style": "caption2"}}],
      "statusBar": {"time": "10:09"},
      "navigationBar": {
        "trailing": [{"id": "share", "button": "Share", "image": "square.and.arrow.up"},
          {"type": "more", "button": "More", "menu": {"items": ["Select"], "open": true}}],
        "leading": [{"button": "Edit"}], "back": {"en": "Back", "ko": "뒤로"},
        "title": {"indicator": "pullDown", "title": "Report", "id": "title"}},
      "content": [
        {"text": "Revenue"},
        {"style": "footnote", "text": "Last year", "alignment": "center", "color": "secondaryLabel"},
        {"axis": "horizontal", "stack": {"items": ["A", "spacer", {"button": "B", "style": "bordered"}]},
         "position": [10, 20.5]},
        {"image": {"file": "placeholder", "symbol": "chart.bar"}, "size": [760, 420],
         "essential": true, "id": "chart"},
        {"list": null, "style": "insetGrouped", "sections": [
          {"header": "Network", "rows": [
            {"row": "Home"},
            {"row": "Guest", "contextMenu": {
              "items": ["Forget", {"menu": {"title": "Move", "items": ["Up"]}, "open": true}],
              "preview": {"size": [320, 240], "image": "placeholder"}}},
            {"row": "Ask", "value": "Notify", "accessory": "disclosureIndicator", "opens": "screen"},
            {"toggle": "On", "isOn": true}]},
          {"rows": [{"textField": {"text": "To:"}, "accessory": "contactAdd", "editMenu": true}]}]},
        {"list": {"rows": ["A"]}},
        {"id": "search", "searchField": {"text": "Search"}, "value": {"en": "Map", "ko": "지도"}},
        {"searchField": null},
        {"segmentedControl": {"selected": "Day", "items": [
          {"segment": "Day"}, {"segment": {"title": "Week"}, "image": "calendar", "disabled": true}]}},
        {"grid": ["A", {"image": {"file": "placeholder"}, "aspect": "fill"}], "spacing": 2,
         "columns": 3},
        {"map": ""},
        {"map": {"title": "The Old Mill", "size": [200, 120]}, "aspect": "fill"}]}}
    """

  private static var built: Mockup {
    let back = LocalizedText(
      "Back",
      translations: [.init(language: "en", text: "Back"), .init(language: "ko", text: "뒤로")])
    let map = LocalizedText(
      "Map", translations: [.init(language: "en", text: "Map"), .init(language: "ko", text: "지도")])
    var mockup = Mockup()
    mockup.frame = true
    mockup.screen = Screen(
      statusBar: StatusBar(time: "10:09"),
      navigationBar: NavigationBar(
        NavigationBar.Title("Report", indicator: .pullDown, id: "title"), back: back
      ) {
        "Edit"
      } trailing: {
        Button("Share", image: "square.and.arrow.up", id: "share")
        Button("More", type: .more).menu(open: true) { "Select" }
      }
    ) {
      "Revenue"
      Text("Last year", style: .footnote, alignment: .center, color: .named("secondaryLabel"))
      Stack(axis: .horizontal, position: Point(10, 20.5)) {
        "A"
        Spacer()
        Button("B", style: .bordered)
      }
      Image(symbol: "chart.bar", size: Size(760, 420), id: "chart").essential()
      List(
        style: .insetGrouped,
        sections: [
          List.Section("Network") {
            "Home"
            Row("Guest").contextMenu(preview: Image(size: Size(320, 240))) {
              "Forget"
              Menu("Move", open: true) { "Up" }
            }
            Row("Ask", value: "Notify", accessory: .disclosureIndicator, opens: .screen)
            Toggle("On", isOn: true)
          },
          List.Section { TextField("To:", accessory: .contactAdd).editMenu() },
        ])
      List {
        for title in ["A"] { Row(LocalizedText(title)) }
      }
      SearchField("Search", value: map, id: "search")
      SearchField()
      SegmentedControl(selected: "Day") {
        "Day"
        Segment("Week", image: "calendar", disabled: true)
      }
      Grid(columns: 3, spacing: 2) {
        "A"
        Image(aspect: .fill)
      }
      Map()
      Map("The Old Mill", size: Size(200, 120), aspect: .fill)
    } toolbar: {
      "Edit"
      Spacer()
      Text("Now", style: .caption2)
    } tabBar: {
      Tab("Recents", image: "clock")
      Tab("Browse", selected: true)
    }
    return mockup
  }

  @Test func yamlIsJSONIsSwift() throws {
    let mockup = try readMockup(Self.yaml)
    #expect(mockup.json.indentedText == Self.built.json.indentedText)
    #expect(mockup == Self.built)
    #expect(try readMockup(Self.json, as: "json") == mockup)
    #expect(try readMockup(mockup.json.text) == mockup, "JSON is YAML too")
  }

  @Test func contextMenusAreSwift() throws {
    let yaml = """
      contextMenu:
        of: guest
        preview: {stack: [A, {text: B, style: footnote}]}
        title: Guest
        preferredElementSize: small
        order: priority
        items: [Forget, {button: Join, image: wifi}]
      """
    let built = Mockup(
      present: ContextMenu(
        "Guest", of: .element("guest"),
        preview: Stack {
          "A"
          Text("B", style: .footnote)
        }, preferredElementSize: .small, order: .priority
      ) {
        "Forget"
        Button("Join", image: "wifi")
      })
    let mockup = try readMockup(yaml)
    #expect(mockup.json.indentedText == built.json.indentedText)
    #expect(mockup == built)
    #expect(try readMockup(yaml.replacing("of:", with: "from:")) == built)
  }

  @Test(arguments: [
    ("statusBar: true", "{}"), ("statusBar: {}", "{}"),
    ("statusBar: false", "{\"statusBar\":false}"),
    ("navigationBar:", "{\"navigationBar\":{}}"), ("content: []", "{}"),
  ])
  func shortFormsAreWrittenShort(yaml: String, json: String) throws {
    #expect(try readMockup("screen:\n  \(yaml)").screen?.json.text == json)
  }
}
