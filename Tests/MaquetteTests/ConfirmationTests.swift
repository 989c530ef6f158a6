import Maquette
import MaquetteComponents
import MaquetteSource
import MaquetteTestSupport
import Testing

@Suite struct ConfirmationTests {
  /// A document, and the names of its pictures with what each presents.
  static let pictures: [(document: String, names: [String])] = [
    ("menu: {items: [A]}", ["x: menu"]),
    (
      "menu: {items: [{button: A, confirm: {title: T, actions: [B]}}]}",
      ["x: menu", "x.confirm: actionSheet"]
    ),
    (
      "menu: {items: [{button: A, id: a, confirm: {actions: [B]}}, {button: B, confirm: {alert: {actions: [C]}}}]}",
      ["x: menu", "x.confirm-a: actionSheet", "x.confirm-2: alert"]
    ),
    (
      "menu: {items: [{button: A, id: a/b, confirm: {actions: [B]}}, {button: B, confirm: {actions: [C]}}]}",
      ["x: menu", "x.confirm-1: actionSheet", "x.confirm-2: actionSheet"]
    ),
    (
      "menu: {items: [{menu: M, items: [{button: A, confirm: {actions: [{button: B, confirm: {alert: {actions: [C]}}}]}}]}]}",
      ["x: menu", "x.confirm-1: actionSheet", "x.confirm-2: alert"]
    ),
    (
      "menu: {items: [{button: A, hidden: true, confirm: {actions: [B]}}]}", ["x: menu"]
    ),
    (
      "popover: {from: {button: P}, content: [{button: A, confirm: {alert: {actions: [B]}}}]}",
      ["x: popover", "x.confirm: popover alert"]
    ),
    (
      "screen: {content: [{button: A, confirm: {actions: [B]}}]}",
      ["x: ", "x.confirm: actionSheet"]
    ),
    (
      "screen: {content: [{button: A, menu: {items: [{button: B, confirm: {actions: [C]}}]}}]}",
      ["x: ", "x.confirm: actionSheet"]
    ),
    (
      "screen: {content: [{text: T, contextMenu: {items: [{button: B, confirm: {actions: [C]}}]}}]}",
      ["x: ", "x.confirm: actionSheet"]
    ),
    (
      "screen: {content: [{button: A, menu: {open: true, items: [{button: B, confirm: {actions: [C]}}]}}]}",
      ["x: ", "x.confirm: actionSheet"]
    ),
  ]

  @Test(arguments: pictures)
  func areFurtherPictures(_ document: String, _ names: [String]) throws {
    let cells = try cells(of: document)
    #expect(
      cells.map { cell in
        let kinds = cell.mockup.presentations.map { type(of: $0.base).kind }
        return "\(cell.mockup.name ?? ""): \(kinds.joined(separator: " "))"
      } == names)
  }

  /// Where a question stands on a tablet, which shows it beside its source.
  static let sources: [(document: String, source: PresentationSource?)] = [
    (
      "{screen: {content: [{button: M, id: m}]}, menu: {from: m, items: [{button: A, confirm: {actions: [B]}}]}}",
      .element("m")
    ),
    (
      "{screen: {content: [{button: M, id: m}]}, contextMenu: {of: m, items: [{button: A, confirm: {actions: [B]}}]}}",
      .element("m")
    ),
    (
      "screen: {content: [{button: A, confirm: {actions: [B]}}]}",
      .element("/screen/content/0")
    ),
    (
      "screen: {content: [{button: A, menu: {open: true, items: [{button: B, confirm: {actions: [C]}}]}}]}",
      .element("/screen/content/0")
    ),
    (
      "screen: {navigationBar: {trailing: [{button: A, menu: {items: [{button: B, confirm: {actions: [C]}}]}}]}}",
      .element("/screen/navigationBar/trailing/0")
    ),
    (
      "screen: {content: [{text: T, contextMenu: {items: [{menu: M, items: [{button: B, confirm: {actions: [C]}}]}]}}]}",
      .element("/screen/content/0")
    ),
  ]

  @Test(arguments: sources)
  func standsBesideItsSource(_ document: String, _ source: PresentationSource?) throws {
    let cell = try #require(
      try cells(of: "{device: ipad-pro-11, \(document.braced)").last)
    #expect(cell.mockup.presentations.last?.base.from == source)
    let picture = try MockupRenderer().render(cell)
    #expect(picture.diagnostics == [])
  }

  /// What is wrong with a question is said at the button that asks it.
  @Test func isLocatedInTheDocument() throws {
    let cells = try cells(
      of:
        "{device: ipad-pro-11, menu: {items: [A, {button: B, confirm: {title: \"\u{E000}\", actions: [C]}}]}}"
    )
    let picture = try MockupRenderer().render(try #require(cells.last))
    #expect(picture.bytes == nil)
    #expect(
      Set(picture.diagnostics.map(\.path.description)) == ["/menu/items/1/confirm/title"])
  }

  /// An element's own menu is not drawn under what the document presents, and that is said.
  @Test func saysThatAMenuIsNotPresented() throws {
    let document =
      "{screen: {content: [{button: A, menu: {open: true, items: [B]}}]}, alert: {title: T, actions: [C]}}"
    let picture = try MockupRenderer().render(try #require(try cells(of: document).first))
    #expect(picture.diagnostics.map(\.path.description) == ["/screen/content/0/menu/open"])
  }

  private func cells(of document: String) throws -> [Cell] {
    let file = MockupFile(SourceFile(name: "x.yaml", text: document), name: "x")
    #expect(file.diagnostics == [])
    var catalog = Catalog()
    return try Matrix(try #require(file.mockups.first).mockup, in: &catalog).cells
  }
}

extension String {
  /// The rest of a mapping in braces, of which the text is the whole or the only entry.
  fileprivate var braced: String { hasPrefix("{") ? String(dropFirst()) : self + "}" }
}
