import Maquette
import MaquetteGuidelines
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import Testing

@testable import MaquetteReference

/// The pictures of rules' examples.
@Suite struct RulePictureTests {
  private static let pictures = Result { try RulePicture.all(in: MockupRenderer()) }

  /// The picture of what passes has no mark, that of what fails one for each `↓` of its document.
  @Test(arguments: RuleCatalog.all.map { $0.description.id })
  func whatIsFoundIsMarked(_ id: String) throws {
    let rule = try #require(RuleCatalog.all.map { $0.description }.first { $0.id == id })
    let pictures = try Self.pictures.get().filter { $0.rule == id }
    #expect(pictures.map(\.passes) == [true, false])
    #expect(pictures.first?.marks == [])
    let fails = try #require(pictures.last)
    #expect(fails.marks.count == rule.failing.first?.marked.count { $0 == "↓" })
    for (mark, placed) in zip(fails.marks, fails.frame.items.suffix(fails.marks.count)) {
      #expect(mark.intersection(Rect(size: fails.frame.size)) == mark, "it leaves the picture")
      #expect(mark.width > 10 && mark.height > 10)
      #expect(placed.item.bounds.offset(by: placed.origin) == mark, "it is not drawn on top")
    }
  }

  /// A mark stands round the texts of what is found, and round nothing else.
  @Test(arguments: [
    ("button-title-case", ["Mark as read"]),
    ("menu-title-adds-meaning", ["Sort by"]),
    ("detail-or-disclosure", ["Home Network", "Printer", "Other Networks"]),
    ("submenu-depth", ["Date"]),
    ("sheet-has-cancel", ["Delete Photo"]),
    ("popover-close-needed", ["Filter", "Favorites", "Videos", "Screenshots"]),
  ])
  func marksStandRoundTexts(_ id: String, _ texts: [String]) throws {
    let fails = try #require(try Self.pictures.get().first { $0.rule == id && !$0.passes })
    let marked = fails.frame.texts().filter { text in
      fails.marks.contains { text.ends.allSatisfy($0.contains) }
    }
    #expect(Set(marked.map(\.text)) == Set(texts))
  }

  /// What is drawn shrunk or seen through a clip is found where it is seen.
  @Test func placesAreThoseThatAreSeen() {
    var inner = Frame(size: Size(100, 100))
    inner.place(
      .shape(.rectangle(Size(60, 20)), fill: Fill(.black), stroke: nil), at: Point(10, 20),
      name: "/menu/items/0")
    inner.place(
      .shape(.rectangle(Size(20, 90)), fill: Fill(.black), stroke: nil), at: Point(10, 50),
      name: "/menu/items/1")
    var frame = Frame(size: Size(200, 200))
    let effects = Effects(transform: Transform(scale: 0.5), clip: .rectangle(Size(100, 100)))
    frame.place(.group(inner, effects), at: Point(100, 100))
    let places = ShownPlaces(frame)
    #expect(places.rect(of: NodePath("/menu/items/0")) == Rect(105, 110, 30, 10))
    #expect(places.rect(of: NodePath("/menu/items/1")) == Rect(105, 125, 10, 25))
    #expect(places.rect(of: NodePath("/menu/items")) == Rect(105, 110, 30, 40))
    #expect(places.rect(of: NodePath("/menu/items/0/image")) == Rect(105, 110, 30, 10))
    #expect(places.rect(of: NodePath("/alert")) == nil)
  }
}

extension Frame {
  /// The texts with the ends of their baselines in the picture, also in groups.
  fileprivate func texts(_ transform: Transform = .identity) -> [(text: String, ends: [Point])] {
    items.flatMap { placed -> [(text: String, ends: [Point])] in
      let place = Transform(scale: 1, then: placed.origin).then(transform)
      switch placed.item {
      case .group(let inner, let effects): return inner.texts(effects.transform.then(place))
      case .text(let line, _): return [(line.text, [.zero, Point(line.width, 0)].map(place.apply))]
      case .shape, .image: return []
      }
    }
  }
}
