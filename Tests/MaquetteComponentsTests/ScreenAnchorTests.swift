import Maquette
import MaquetteComponents
import MaquetteScene
import MaquetteTestSupport
import MaquetteThemes
import Testing

/// Where presentations find the elements that opened them.
@Suite struct ScreenAnchorTests {
  private static let document = """
    screen:
      navigationBar:
        title: {title: Wi-Fi, id: title}
        leading: [{button: Settings, image: chevron.backward, id: back}]
        trailing: [{button: Edit, id: edit}, {button: More, type: more, id: more}]
      content:
        - {stack: [A, {button: B, id: inner}], axis: horizontal, id: outer}
        - {list: [{row: Home, id: home}, {picker: P, options: [{title: O, id: option}]}], id: list}
        - {stack: [{text: Here, id: here}], position: [40, 500]}
      toolbar: [{button: Tabs, image: square.on.square, id: tabs}]
      tabBar: [{tab: Recents, id: recents}, Browse]
    """

  private func anchors(_ axes: String = "") throws -> [String: Anchor] {
    var catalog = Catalog()
    let matrix = try Matrix(readMockup(axes + Self.document).classic, in: &catalog)
    let cell = try #require(matrix.cells.first)
    let frame = cell.mockup.layout(in: .squares(cell))
    return Dictionary(frame.anchors.map { ($0.id, $0) }) { first, _ in first }
  }

  @Test func everyElementWithAnIdHasOne() throws {
    let anchors = try anchors()
    #expect(
      anchors.keys.sorted() == [
        "back", "edit", "here", "home", "inner", "list", "more", "option", "outer", "recents",
        "tabs", "title",
      ])
  }

  @Test func barsAreTouchedFromEdgeToEdge() throws {
    let anchors = try anchors()
    for id in ["back", "edit", "more", "title"] {
      let anchor = try #require(anchors[id])
      #expect(anchor.surroundings == .bar)
      #expect(abs(anchor.rect.minY - 53.67) < 1e-6 && abs(anchor.rect.height - 44) < 1e-6, "\(id)")
      #expect(anchor.rect.width >= 44)
    }
    let tabs = try #require(anchors["tabs"])
    #expect(tabs.surroundings == .bar)
    #expect(tabs.rect.minY == 852 - 34 - 49 - 44 && tabs.rect.height == 44)
    #expect(try #require(anchors["recents"]).rect == Rect(0, 852 - 34 - 49, 196.5, 49))
    // A glyph of 20.48 points at the margin of 16, and a text of 34 left of it, 8 more on both sides.
    #expect(abs(try #require(anchors["more"]).rect.center.x - (393 - 16 - 10.24)) < 1e-6)
    let edit = try #require(anchors["edit"]).rect
    #expect(abs(edit.maxX - (393 - 16 - 20.48 - 20 + 8)) < 1e-6 && edit.width == 50)
  }

  @Test func contentIsTouchedWhereItIs() throws {
    let anchors = try anchors()
    for id in ["outer", "inner", "list", "here"] {
      #expect(anchors[id]?.surroundings == .content)
    }
    for id in ["home", "option"] { #expect(anchors[id]?.surroundings == .list) }
    let list = try #require(anchors["list"]).rect
    #expect(list.minX == 0 && list.width == 393 && list.height == 88)
    #expect(try #require(anchors["home"]).rect == Rect(origin: list.origin, size: Size(393, 44)))
    #expect(try #require(anchors["here"]).rect.origin == Point(40, 500))
    let (outer, inner) = (try #require(anchors["outer"]).rect, try #require(anchors["inner"]).rect)
    #expect(inner.minX > outer.minX && inner.maxX <= outer.maxX)
  }

  @Test func anchorsChangeSidesButThoseWithAPosition() throws {
    let left = try anchors("layoutDirection: leftToRight\n")
    let right = try anchors("layoutDirection: rightToLeft\n")
    for (id, anchor) in left {
      let other = try #require(right[id]).rect
      let x = id == "here" ? anchor.rect.minX : 393 - anchor.rect.maxX
      #expect(abs(other.minX - x) < 1e-6, "\(id)")
      #expect(other.minY == anchor.rect.minY && other.width == anchor.rect.width, "\(id)")
    }
  }
}
