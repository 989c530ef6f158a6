import MaquetteTestSupport
import Testing

@testable import Maquette

@Suite struct ContactSheetTests {
  private func sheet(_ document: String) throws -> ContactSheet {
    var catalog = Catalog()
    let mockup = try readMockup(document)
    return try #require(ContactSheet(mockup, try Matrix(mockup, in: &catalog)))
  }

  /// A sheet of pictures that are nothing but sizes.
  private func layout(
    _ axes: [(String, [String])], _ places: [ContactSheetLayout.Place]
  ) -> ContactSheetLayout {
    ContactSheetLayout(
      title: "Sort", subtitle: "ios-18", axes.map { .init(name: $0.0, values: $0.1) }, places,
      pixel: 0.5, shaper: SquareShaper())
  }

  private func tiles(_ count: Int, _ size: Size) -> [ContactSheetLayout.Place] {
    Array(repeating: .tile(Frame(size: size), .white), count: count)
  }

  /// The texts of a sheet and the places of its pictures, below the heading.
  private func table(_ layout: ContactSheetLayout) -> [String] {
    layout.frame.items.dropFirst(3).compactMap { placed in
      let place = "\(Int(placed.origin.x.rounded())),\(Int(placed.origin.y.rounded()))"
      return switch placed.item {
      case .text(let line, _): "\(place) \(line.text)"
      case .group: place
      default: nil
      }
    }
  }

  @Test func twoAxesMakeRowsAndColumns() {
    let axes = [("locale", ["en", "ko"]), ("appearance", ["light", "dark"])]
    #expect(
      table(layout(axes, tiles(4, Size(300, 200)))) == [
        "83,100 appearance", "83,117 light", "403,117 dark",
        "33,117 locale", "33,141 en", "33,360 ko",
        "83,128", "403,128", "83,347", "403,347",
      ])
  }

  /// Of high pictures two axes are above the columns; of wide ones before the rows.
  @Test func outerAxesSpanInnerOnes() {
    let axes = [
      ("device", ["a", "b"]), ("locale", ["en", "ko"]), ("appearance", ["light", "dark"]),
    ]
    #expect(
      table(layout(axes, tiles(8, Size(200, 300)))) == [
        "83,100 locale", "83,117 en", "542,117 ko",
        "83,145 appearance", "83,161 light", "303,161 dark", "542,161 light", "761,161 dark",
        "33,161 device", "33,185 a", "33,504 b",
        "83,172", "303,172", "542,172", "761,172", "83,491", "303,491", "542,491", "761,491",
      ])
    #expect(
      table(layout(axes, tiles(8, Size(300, 200)))) == [
        "134,100 appearance", "134,117 light", "454,117 dark",
        "33,117 device", "83,117 locale", "33,141 a", "33,599 b",
        "83,141 en", "83,360 ko", "83,599 en", "83,819 ko",
        "134,128", "454,128", "134,347", "454,347", "134,586", "454,586", "134,806", "454,806",
      ])
  }

  @Test func everyPlaceIsDrawnByWhatStandsThere() {
    let places =
      tiles(1, Size(200, 100)) + [
        .screen(Frame(size: Size(150, 100)), cornerRadius: 20),
        .note("as light", within: Size(90, 200)),
        .object(Frame(size: Size(100, 60))),
      ]
    let axes = [("contrast", ["normal", "increased"]), ("appearance", ["light", "dark"])]
    #expect(
      layout(axes, places).frame.dump == """
        frame 476×379.5
          0,0 rect 476×379.5 fill #E8E8EC
          32.5,49.5 text "Sort" 44.2 #1C1C1F
          32.5,69 text "ios-18" 31.2 #66666B
          104,100 text "contrast" 41.6 #66666B
          104,117 text "normal" 39 #1C1C1F
          323.5,117 text "increased" 58.5 #1C1C1F
          32.5,117 text "appearance" 52 #66666B
          32.5,140.5 text "light" 32.5 #1C1C1F
          32.5,260 text "dark" 26 #1C1C1F
          104,127.5 group 200×100 clip rect 200×100 continuous 10.4 root
            0,0 rect 200×100 fill #FFFFFF
          104,127.5 rect 200×100 continuous 10.4 stroke #00000024 0.5
          129,247 group 150×100 clip rect 150×100 continuous 20 root
          129,247 rect 150×100 continuous 20 stroke #00000024 0.5
          338.5,127.5 rect 90×100 continuous 10.4 stroke #00000033 0.81
          362.7,181.5 text "as light" 41.6 #66666B
          333.5,247 group 100×60 clip rect 100×60 root

        """)
  }

  /// An axis by itself that is more than four times as wide as high is broken into lines.
  @Test(arguments: [(2, 2), (8, 8), (9, 5), (12, 6), (13, 7)])
  func aLongAxisIsBrokenIntoLines(_ count: Int, _ columns: Int) {
    let layout = layout(
      [("textSize", (1...count).map { "v\($0)" })], tiles(count, Size(393, 852)))
    let origins = layout.frame.items.compactMap { placed -> Point? in
      if case .group = placed.item { placed.origin } else { nil }
    }
    #expect(origins.count == count)
    #expect(Set(origins.map(\.x)).count == columns)
    #expect(Set(origins.map(\.y)).count == (count + columns - 1) / columns)
  }

  /// Labels grow with the sheet, so that they can be read where it is shown smaller.
  @Test func labelsGrowWithTheSheet() {
    func label(_ size: Size) -> Double? {
      layout([("a", ["x", "y"])], tiles(2, size)).frame.items.compactMap { placed -> Double? in
        if case .text(let line, _) = placed.item, line.text == "x" { line.width * 2 } else { nil }
      }.first
    }
    #expect(label(Size(100, 100)) == 13)
    #expect(label(Size(900, 900)) == 20)
    #expect(label(Size(1800, 1800)) == 40)
  }

  /// What comes out equal, by the rules of the matrix or to the eye, is shown once.
  @Test(arguments: [
    ("appearance: [light, dark]", ["picture", "picture"]),
    ("appearance: [light, light]", ["picture", "as light"]),
    ("locale: [en, en-GB]", ["picture", "as en"]),
    ("device: watch-45\nappearance: [light, dark]", ["picture", "as light"]),
    (
      "device: [iphone-15, watch-45]\nappearance: [light, dark]",
      ["picture", "picture", "picture", "as light"]
    ),
    (
      "device: [watch-45, watch-45]\nlocale: [en, ko]",
      ["picture", "picture", "as watch-45", "as watch-45"]
    ),
  ])
  func whatIsEqualIsShownOnce(_ axes: String, _ places: [String]) throws {
    let sheet = try sheet(
      "\(axes)\nactionSheet: {actions: [B, {button: {en: C, ko: 취소}, role: cancel}]}")
    let renderer = MockupRenderer()
    let pictures = try sheet.cells.map {
      ContactSheetLayout.Place.object(try renderer.frame(of: $0))
    }
    let found = sheet.places(pictures).map { place in
      if case .note(let text, _) = place { text } else { "picture" }
    }
    #expect(found == places)
    #expect(sheet.places(pictures.map { _ in nil }) == places.map { _ in .note("no picture") })
  }

  @Test func whatButtonsAskIsTheInnermostAxis() throws {
    let sheet = try sheet(
      """
      appearance: [light, dark]
      menu:
        items:
          - {button: Delete, confirm: {actions: [Delete]}}
          - {button: Move, confirm: {alert: {title: Move?, actions: [Move]}}}
      """)
    #expect(
      sheet.axes == [
        .init(name: "appearance", values: ["light", "dark"]),
        .init(name: "confirm", values: ["menu", "Delete", "Move"]),
      ])
    #expect(sheet.combinations == [0, 2, 4, 1, 3, 5])
    #expect(
      sheet.combinations.map { sheet.cells[$0].traits.appearance.rawValue }
        == ["light", "light", "light", "dark", "dark", "dark"])
  }

  /// A cell is in the sheet as in its own picture, in every language: each pixel but for a level of 255,
  /// by which cairo takes what lies between the few pixels of a material elsewhere.
  @Test func cellsAreAsInTheirOwnPictures() throws {
    let sheet = try sheet(
      """
      name: delete
      device: {size: [320, 300]}
      locale: [en, ar]
      appearance: [light, dark]
      screen: {content: [{image: placeholder, size: [320, 240]}]}
      actionSheet: {title: Delete?, actions: [Delete, {button: Cancel, role: cancel}]}
      """)
    let renderer = MockupRenderer()
    let picture = try renderer.render(sheet, scale: 1)
    let pixels = try Picture(try #require(picture.bytes))
    let origins = picture.frame.items.compactMap { placed -> Point? in
      if case .group = placed.item { placed.origin } else { nil }
    }
    try #require(origins.count == 4)
    for (cell, origin) in zip(sheet.cells, origins) {
      let alone = try Picture(try #require(renderer.render(cell, scale: 1).bytes))
      // A thin line is drawn along the edge.
      let isSame = (1..<alone.height - 1).allSatisfy { y in
        let (own, other) = (
          (y * alone.width + 1) * 3, ((y + Int(origin.y)) * pixels.width + Int(origin.x) + 1) * 3
        )
        let count = (alone.width - 2) * 3
        return zip(alone.pixels[own..<own + count], pixels.pixels[other..<other + count])
          .allSatisfy { abs(Int($0) - Int($1)) <= 1 }
      }
      #expect(isSame, "\(cell.suffix)")
    }
  }

  @Test func aSheetSaysWhatItWasMadeFrom() throws {
    var sheet = try sheet(
      "name: a\ntheme: [ios-18, watchos-11]\nlocale: [en, ko]\ndevice: [iphone-15, watch-45]\n"
        + "actionSheet: {title: Delete?, actions: [Delete, {button: Cancel, role: cancel}]}")
    let renderer = MockupRenderer()
    let bytes = try #require(renderer.render(sheet, as: SVGFormat()).bytes)
    let text = try #require(PictureMetadata.text(in: bytes))
    #expect(
      text.hasPrefix(
        #"{"document":{"device":["iphone-15","watch-45"],"theme":["ios-18","watchos-11"],"#
          + #""locale":["en","ko"],"#), "\(text)")
    #expect(text.contains(#""contactSheet":["theme","device","locale"]"#))
    let svg = String(decoding: bytes, as: UTF8.self)
    #expect(svg.contains(">a</title>"))
    #expect(svg.contains("Delete?; theme: ios-18, watchos-11; device: iphone-15, watch-45; locale"))
    // It is not the picture that its document makes.
    #expect(renderer.layout(ofDocumentIn: bytes, folder: "") == nil)
    #expect(sheet.fileName(scale: 2, fileExtension: "png") == "a.contact-sheet@2x.png")
    sheet.mockup.name = nil
    #expect(sheet.fileName(scale: nil, fileExtension: "svg") == ".contact-sheet.svg")
  }
}
