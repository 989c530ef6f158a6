import Foundation
import Maquette
import MaquetteCairo
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import Testing

/// Files of pictures beside a document.
struct DocumentPictureTests {
  private let folder: TemporaryFolder
  private static let logo = svg(
    "<rect width='20' height='20' fill='#F00'/><rect width='20' height='9' fill='#0F0'/>")

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.logo, to: "logo.svg")
    try folder.write(Self.svg("<path d='M0 0H20V20H0z'/>"), to: "square.svg")
    // Lines like these are not of a symbol, but are of one colour all the same.
    try folder.write(
      Self.svg("<style>.a{stroke:#123}</style><path class='a' stroke-width='20' d='M0 10H20'/>"),
      to: "line.svg")
  }

  private static func svg(_ shapes: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'>\(shapes)</svg>"
  }

  /// The pictures of a document in the folder.
  private func pictures(
    _ text: String, allowsAnyPath: Bool = false
  ) throws -> (pictures: [MockupRenderer.Picture], diagnostics: [Diagnostic]) {
    let path = try folder.write(text, to: "a.yaml")
    let file = MockupFile(
      SourceFile(name: path, text: text), name: "a", allowsAnyPath: allowsAnyPath)
    var catalog = Catalog()
    let renderer = MockupRenderer(catalog)
    let pictures = try file.mockups.flatMap { read in
      try Matrix(read.mockup, in: &catalog, relativeTo: folder.path).cells.map {
        try renderer.render($0, scale: 2)
      }
    }
    return (pictures, file.diagnostics)
  }

  private func picture(_ text: String) throws -> Picture {
    let (pictures, diagnostics) = try pictures(text)
    #expect(diagnostics == [])
    #expect(pictures.first?.diagnostics == [])
    return try Picture(#require(pictures.first?.bytes))
  }

  /// The colours of a picture that are neither grey nor mixed with another.
  private func colors(_ picture: Picture) -> Set<[UInt8]> {
    Set((0..<picture.width).flatMap { x in (0..<picture.height).map { picture[x, $0] } })
      .filter { Set($0.prefix(3)).count > 1 }
  }

  @Test func aFileIsDrawnInItsSize() throws {
    let picture = try picture(
      "screen: {content: [{image: logo.svg, size: [100, 50], aspect: fill}]}")
    let red = (0..<picture.width).map { x in
      (0..<picture.height).count { picture[x, $0] == [255, 0, 0] }
    }
    #expect(red.count { $0 > 0 } == 200)
    // The middle half of the drawing is seen, of which four tenths are above nine of twenty.
    #expect(red.max() == 60)
  }

  @Test(arguments: ["square.svg", "line.svg"])
  func whatIsOfOneColorIsTinted(_ name: String) throws {
    let picture = try picture(
      "menu: {items: [{button: A, image: {symbol: \(name), tint: '#FF0000'}}]}")
    #expect(colors(picture).contains([255, 0, 0, 255]))
    #expect(!colors(picture).contains { $0[1] > 0 && $0[0] == 0 })
  }

  @Test func otherColorsAreKept() throws {
    let document = "menu: {items: [{button: A, image: {symbol: logo.svg, tint: '#FF00FF'}}]}"
    let drawn = try #require(try pictures(document).pictures.first)
    #expect(
      drawn.diagnostics.map(\.summary) == [
        "no-effect: 'tint' changes nothing on a picture of several colours "
          + "(an SVG of one colour takes another)"
      ])
    let colors = colors(try Picture(#require(drawn.bytes)))
    #expect(colors.isSuperset(of: [[255, 0, 0, 255], [0, 255, 0, 255]]))
    #expect(!colors.contains([255, 0, 255, 255]))
  }

  @Test func theNameSaysHowManyPixelsAPointHas() throws {
    var frames: [Size] = []
    for name in ["logo.svg", "logo@2x.svg", "logo@3x.svg"] {
      try folder.write(Self.logo, to: name)
      let picture = try picture("screen: {content: [{image: '\(name)'}]}")
      let columns = (0..<picture.width).count { x in
        (0..<picture.height).contains { picture[x, $0] == [255, 0, 0] }
      }
      frames.append(Size(Double(columns), 0))
    }
    #expect(frames.map(\.width) == [40, 20, 13])
  }

  @Test func everyFaultIsLocated() throws {
    try folder.write("no picture", to: "note.png")
    try folder.write("GIF89a", to: "old.jpg")
    let marked = MarkedText(
      """
      screen:
        navigationBar: {title: A, trailing: [{button: B, image: ↓note.png}]}
        content: [{image: logo.svg}, {image: ↓old.jpg}, {list: [{row: C, image: ↓none.svg}]}]
        tabBar: [{tab: D, image: ↓note.png}]
      """)
    let file = MockupFile(SourceFile(name: folder("a.yaml"), text: marked.text), name: "a")
    let read = try #require(file.mockups.first)
    let drawn = try #require(try pictures(marked.text).pictures.first)
    #expect(drawn.bytes == nil)
    let note = "unreadable-picture: cannot show '\(folder("note.png"))': it is not PNG, JPEG or SVG"
    let help = " (save it in one of these formats, whatever its name)"
    #expect(
      drawn.diagnostics.map(\.text) == [
        note + help,
        "unreadable-picture: cannot show '\(folder("old.jpg"))': it is a GIF, not PNG, JPEG or SVG"
          + help,
        "unreadable-file: cannot read '\(folder("none.svg"))': No such file or directory",
        note + help,
      ])
    #expect(drawn.diagnostics.map { read.ranges[$0.path]?.lowerBound } == marked.positions)
  }

  @Test func filesOutsideOfTheFolderAreNotRead() throws {
    let marked = MarkedText(
      """
      screen: {content: [{image: ↓../sea.png}, {image: ↓/logo.svg}]}
      menu: {items: [{button: A, image: {symbol: b/../logo.svg}}]}
      """)
    let file = MockupFile(SourceFile(name: folder("a.yaml"), text: marked.text), name: "a")
    #expect(file.diagnostics.map(\.id) == ["outside-folder", "outside-folder", "outside-folder"])
    #expect(file.diagnostics.prefix(2).map { $0.range?.lowerBound } == marked.positions)
    #expect(try pictures(marked.text, allowsAnyPath: true).diagnostics == [])
  }

  @Test func aPictureNamesTheFilesInIt() throws {
    let drawn = try pictures("menu: {items: [{button: A, image: logo.svg}, B]}")
    let text = PictureMetadata.text(in: try #require(drawn.pictures.first?.bytes)) ?? ""
    let sum = try ToolRun.system("/usr/bin/sha256sum", [folder("logo.svg")])
    let expected = String(decoding: sum.output, as: UTF8.self).prefix(64)
    #expect(text.contains(#""pictures":[{"file":"logo.svg","sha256":"\#(expected)"}]"#))
    let plain = try pictures("menu: {items: [A, B]}")
    #expect(
      PictureMetadata.text(in: try #require(plain.pictures.first?.bytes))?.contains("pictures")
        == false)
  }

  /// What a worker drew before changes nothing, in any format.
  @Test(arguments: ["png", "svg", "pdf"]) func theOrderChangesNothing(_ name: String) throws {
    let format = try #require(OutputFormats.named(name)).init()
    let document =
      """
      appearance: [light, dark]
      screen: {content: [{image: logo.svg, aspect: fill}, {list: [{row: A, image: line.svg}]}]}
      """
    var catalog = Catalog()
    let cells = try Matrix(readMockup(document).classic, in: &catalog, relativeTo: folder.path).cells
    #expect(cells.count == 2)
    func draw(_ cells: [Cell]) throws -> [[UInt8]?] {
      let renderer = MockupRenderer(catalog)
      return try cells.map { try renderer.render($0, as: format, scale: 1).bytes }
    }
    let forward = try draw(cells)
    #expect(forward.allSatisfy { $0 != nil })
    #expect(try draw(cells.reversed()).reversed() == forward)
  }
}
