import Foundation
import FoundationXML
import MaquetteCairo
import MaquetteScene
import Testing

@Suite struct SVGTests {
  let renderer: Renderer

  init() throws { renderer = try .test() }

  /// What a parser of XML finds in a file.
  private final class Contents: NSObject, XMLParserDelegate {
    var ids: [String] = []
    var references: [String] = []
    var root: [String: String] = [:]
    var texts: [String: String] = [:]
    private var open: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      if open.isEmpty { root = attributes }
      open.append(name)
      for (key, value) in attributes {
        if key == "id" { ids.append(value) }
        if key == "xlink:href", value.hasPrefix("#") {
          references.append(String(value.dropFirst()))
        }
        if value.hasPrefix("url(#") { references.append(String(value.dropFirst(5).dropLast())) }
        if key.hasPrefix("aria-") { references.append(value) }
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      texts[open.last ?? "", default: ""] += text
    }
  }

  private func contents(of file: [UInt8]) throws -> Contents {
    let contents = Contents()
    let parser = XMLParser(data: Data(file))
    parser.delegate = contents
    try #require(parser.parse(), "\(parser.parserError?.localizedDescription ?? "")")
    return contents
  }

  private func file(
    _ sample: Sample, _ options: RenderOptions = RenderOptions(scale: 2)
  ) throws -> [UInt8] {
    try SVGFormat().render(sample.frame(renderer), options, renderer)
  }

  @Test(arguments: Sample.allCases)
  func isValidAndRefersToItself(_ sample: Sample) throws {
    let file = try file(sample, FormatTests.options)
    let contents = try contents(of: file)
    #expect(Set(contents.ids).count == contents.ids.count)
    #expect(contents.references.allSatisfy(contents.ids.contains))
    let prefix = try #require(contents.ids.first?.prefix(9))
    #expect(prefix.wholeMatch(of: /[a-f][0-9a-f]{7}-/) != nil)
    #expect(contents.ids.allSatisfy { $0.hasPrefix(prefix) })
    // In order of first appearance.
    let text = String(decoding: file, as: UTF8.self)
    var seen: [String] = []
    for match in text.matches(of: /[a-f][0-9a-f]{7}-([0-9]+)/) where !seen.contains(String(match.1))
    {
      seen.append(String(match.1))
    }
    #expect(seen == (1...max(1, seen.count)).map(String.init))
    #expect(!text.contains("cairo") && !text.contains("<!--") && !text.contains("<?"))
    #expect(contents.root["role"] == "img")
    #expect(contents.texts["title"] == FormatTests.options.title)
    #expect(contents.texts["desc"] == FormatTests.options.description)
    #expect(
      !text.contains("filter=") || [.layers, .fadingSheet].contains(sample),
      "nothing falls back to pixels")
  }

  @Test func isOfTheFramesSizeInPoints() throws {
    let root = try contents(of: file(.sheet)).root
    #expect(root["width"] == "200px")
    #expect(root["height"] == "260px")
    #expect(root["viewBox"] == "0 0 200 260")
  }

  @Test(arguments: [
    ("T", "D", "aria-labelledby=\"X-1\" aria-describedby=\"X-2\""),
    ("T", "", "aria-labelledby=\"X-1\""), ("", "D", "aria-labelledby=\"X-1\""), ("", "", ""),
  ])
  func namesThePicture(_ title: String, _ description: String, _ expected: String) throws {
    let file = try file(.empty, RenderOptions(title: title, description: description))
    let tag = String(decoding: file.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    let aria = tag.split(separator: "role=\"img\"")[1...].joined()
    #expect(aria.replacing(/[a-f][0-9a-f]{7}/, with: "X").drop { $0 == " " } == expected)
  }

  @Test func twoPicturesShareNoID() throws {
    var seen: Set<String> = []
    for sample in Sample.allCases {
      for title in ["", "Another"] {
        let ids = try contents(of: file(sample, RenderOptions(title: title))).ids
        #expect(seen.isDisjoint(with: ids))
        seen.formUnion(ids)
      }
    }
  }

  @Test func holdsCharactersThatXMLCannot() throws {
    let options = RenderOptions(
      title: "a\u{1}b\u{2}c\r\n", description: "\u{FFFF}", metadata: "{\"\u{2}\": 1}")
    let contents = try contents(of: file(.latin, options))
    #expect(contents.texts["title"] == "a\u{FFFD}b\u{FFFD}c\r\n")
    #expect(contents.texts["desc"] == "\u{FFFD}")
    #expect(contents.texts["metadata"] == "{\"\\u0002\": 1}")
  }

  @Test func aHairlineIsOnePixelOfTheScale() throws {
    // Cairo keeps lengths in 1/256: 85 of them for a third.
    for scale in [1.0, 2, 3] {
      let frame = Frame.build(Size(20, 20), background: nil) { frame in
        frame.place(
          .shape(.rectangle(Size(20, 1 / scale)), fill: Fill(.black), stroke: nil), at: Point(0, 5))
      }.rounded(to: 1 / scale)
      let text = String(
        decoding: try SVGFormat().render(frame, RenderOptions(scale: scale), renderer),
        as: UTF8.self)
      #expect(text.contains("d=\"M0 5h20v\(["1", ".5", ".332"][Int(scale) - 1])h-20z\""))
    }
  }

  @Test func aMaterialOverOneColourIsAShapeOfThatColour() throws {
    let frame = Frame.build(Size(40, 40), background: Color(hex: "#CCCCCC")) { frame in
      let tint = Color.white.opacity(0.5)
      frame.place(
        .group(
          Frame(size: Size(20, 20)),
          Effects(backdrop: Backdrop(blur: 20, saturation: 1, tint: tint))), at: Point(5, 5))
    }
    let text = String(
      decoding: try SVGFormat().render(frame, RenderOptions(), renderer), as: UTF8.self)
    #expect(text.contains("#e6e6e6"))
    #expect(!text.contains("<image"))
  }
}
