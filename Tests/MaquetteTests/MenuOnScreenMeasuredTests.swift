import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured of menus that bar buttons opened.
@Suite struct MenuOnScreenMeasuredTests {
  private func document(_ bar: String, _ from: String) -> String {
    """
    screen:
      \(bar)
    menu: {from: \(from), items: [A, B, C]}
    """
  }

  @Test func opensAtTheBarsEdgeAndKeepsTheMargin() throws {
    let bar = "navigationBar: {title: T, trailing: [{button: More, type: more, id: more}]}"
    let places = try Places(of: document(bar, "more"), scale: 3)
    let menu = try places.rect("/menu")
    #expect(abs(393 - menu.maxX - 8) <= 0.5, "screen margin \(393 - menu.maxX)")
    // The bar ends at 97.67; measured 0 to 0.5 below it.
    #expect((0...1).contains(menu.minY - 97.67), "below the bar \(menu.minY - 97.67)")
    #expect(abs(menu.width - 250) <= 0.5)
  }

  @Test func opensUpwardFromAToolbar() throws {
    let places = try Places(
      of: document("toolbar: [{button: A, image: book}, {button: B, image: plus, id: b}]", "b"),
      scale: 3)
    let menu = try places.rect("/menu")
    #expect((0...1).contains(852 - 34 - 44 - menu.maxY), "above the bar \(774 - menu.maxY)")
    #expect(abs(393 - menu.maxX - 8) <= 0.5)
    // The first item is nearest to the bar.
    let baselines = try (0...2).map { try places.baseline("/menu/items/\($0)/title") }
    #expect(baselines == baselines.sorted(by: >))
  }

  /// A pull-down menu does not dim what is behind it.
  @Test func leavesThePageAsItIs() throws {
    var catalog = Catalog()
    let bar = "navigationBar: {title: T, trailing: [{button: More, type: more, id: more}]}"
    let cell = try #require(
      Matrix(readMockup(document(bar, "more")).classic, in: &catalog).cells.first)
    let picture = try Picture(
      #require(MockupRenderer(catalog).render(cell, scale: 2).bytes))
    #expect(picture[40, 1600].prefix(3) == [255, 255, 255])
  }
}
