import Maquette
import MaquetteScene
import MaquetteThemes
import Testing

/// The symbols that menus and bars show most, beside those of the system.
@Suite struct SeenSymbolTests {
  private let library = Catalog().symbolLibrary()

  private static let names = """
    arrow.clockwise arrow.uturn.backward arrow.uturn.left arrowshape.turn.up.left
    arrowshape.turn.up.right bag bell bicycle book bookmark calendar camera cart checkmark
    checkmark.circle chevron.backward chevron.down chevron.forward chevron.left chevron.right
    chevron.up chevron.up.chevron.down clock creditcard doc doc.on.doc doc.text ellipsis
    ellipsis.circle envelope exclamationmark.triangle eye eye.slash flag folder folder.badge.plus
    gear gearshape heart house info info.circle line.3.horizontal line.3.horizontal.decrease
    line.3.horizontal.decrease.circle link list.bullet location lock magnifyingglass mappin mic
    minus minus.circle moon nosign paperplane pause pencil person person.2 person.crop.circle phone
    photo pin play plus plus.circle printer questionmark.circle speaker speaker.slash speaker.wave.2
    square.and.arrow.down square.and.arrow.up square.and.pencil square.grid.2x2 star sun.max tag
    trash video xmark xmark.circle
    """.split { " \n".contains($0) }.map(String.init)

  /// Width and height of the ink, in screenshots of menus and bars of iOS 14 to 26, and how much lower
  /// its middle is than that of the capitals beside it.
  private static let measured: [(name: String, width: Double, height: Double, drop: Double)] = [
    ("bicycle", 26.9, 16.6, 0), ("book", 18.4, 15.4, 0.1), ("doc", 14, 17.5, 0.1),
    ("ellipsis", 15, 3, 0), ("exclamationmark.triangle", 17.3, 15.7, 0.4),
    ("folder", 18.8, 15, 0), ("gear", 18.1, 18, 0), ("heart", 16.4, 15.2, 0.5),
    ("info.circle", 16.9, 16.9, 0), ("nosign", 16.9, 16.9, 0.1), ("plus", 13.5, 13.8, 0),
    ("plus.circle", 16.9, 16.9, 0), ("square.and.arrow.up", 14.7, 18.6, -0.1),
    ("star", 18.3, 17.5, -0.3), ("star.fill", 18.3, 17.5, -0.3), ("trash", 15.8, 18.4, -0.8),
  ]

  @Test func inkIsAsLargeAsTheSystemsAndStandsWhereItDoes() throws {
    for (name, width, height, drop) in Self.measured {
      let symbol = try #require(library.symbol(named: name))
      let ink = symbol.ink
      #expect(abs(ink.width - width) < 0.3 && abs(ink.height - height) < 0.3, "\(name): \(ink)")
      #expect(abs(ink.center.x - symbol.size.width / 2) < 0.01, "\(name): \(ink)")
      #expect(abs(ink.center.y - symbol.size.height / 2 - drop) < 0.2, "\(name): \(ink)")
    }
  }

  @Test func linesAreAsWideAsTheSystems() throws {
    // Beside regular text, across straight parts: at 17 pt, and of what a large symbol or a mark is.
    let widths: [(name: String, width: Double)] = [
      ("book", 1.33), ("doc", 1.33), ("folder", 1.34), ("gear", 1.34), ("heart", 1.34),
      ("info.circle", 1.4), ("nosign", 1.4), ("plus", 1.46), ("plus.circle", 1.4),
      ("square.and.arrow.up", 1.33), ("trash", 1.15),
    ]
    for (name, width) in widths {
      let ink = try #require(library.symbol(named: name)?.layers.first?.ink)
      guard case .stroke(let own) = ink else {
        Issue.record("\(name) begins with an outline")
        continue
      }
      #expect(abs(own - width) < 0.03, "\(name): \(own)")
    }
  }

  @Test func aHeartGrowsWithItsWeightAsTheSystemsDoes() throws {
    let heart = try #require(library.symbol(named: "heart"))
    let widths: [(FontWeight, Double)] = [
      (.ultraLight, 15.7), (.regular, 16.4), (.semibold, 17), (.black, 18),
    ]
    for (weight, width) in widths {
      #expect(abs(heart.weight(weight).ink.width - width) < 0.25, "\(weight)")
    }
  }

  @Test(arguments: names)
  func hasAnOwnDrawingInEveryWeight(name: String) throws {
    #expect(Catalog().symbolTable.line(for: name)?.contains("file:") == false)
    let symbol = try #require(library.symbol(named: name))
    #expect(symbol.weight(.regular) == symbol)
    var last = symbol.weight(.ultraLight).ink
    for weight in [FontWeight.light, .regular, .semibold, .bold] {
      let ink = symbol.weight(weight).ink
      let growth = (ink.width - last.width, ink.height - last.height)
      #expect(max(growth.0, growth.1) > 0.1, "no more ink when it is \(weight)")
      #expect(max(growth.0, growth.1) < 0.9, "much larger when it is \(weight)")
      last = ink
    }
  }

  @Test func aBadgeLeavesItsBaseInTheMiddle() throws {
    for name in ["folder", "folder.fill"] {
      let base = try #require(library.symbol(named: name))
      let symbol = try #require(library.symbol(named: "\(name).badge.plus"))
      #expect(symbol.size == base.size)
      #expect(symbol.ink.maxX > base.ink.maxX + 2)
    }
  }
}
