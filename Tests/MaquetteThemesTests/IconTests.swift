import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

/// What is read of the icon files of others.
@Suite struct IconTests {
  private func symbol(_ content: String, root: String = "<svg>") throws -> Symbol {
    try file("\(root)\(content)</svg>").drawing.get()
  }

  private func file(_ text: String) -> SymbolFile {
    SymbolFile(path: "a.svg", sha256: "", text: text)
  }

  @Test(arguments: [
    ("<path d=\"M0 0h16v8h-16z\"/>", 16.0, 8.0, 1),
    ("<circle cx=\"4\" cy=\"4\" r=\"3\"/>", 6, 6, 1),
    ("<ellipse cx='4' cy='4' rx='3' ry='2'/>", 6, 4, 1),
    ("<rect x=\"1\" width=\"10px\" height=\"4\" rx=\"2\"/>", 10, 4, 1),
    ("<rect width=\"10\" height=\"8\" rx=\"4\" ry=\"2\"/>", 10, 8, 1),
    ("<polygon points=\"0,0 4-3 4,5\"/>", 4, 8, 1),
    ("<polyline points=\"0 0, 4 0 4 4\" fill=\"none\" stroke=\"#000\"/>", 5, 5, 1),
    ("<line x2=\"8\" stroke=\"currentColor\" stroke-width=\"2\"/>", 10, 2, 1),
    ("<path d=\"M0 0h4v4z\" stroke=\"black\" stroke-linejoin=\"round\"/>", 5, 5, 2),
    ("<path d=\"M0 0h4v4z\" style=\"fill: none; stroke: #000; stroke-width: 2\"/>", 6, 6, 1),
    ("<g transform=\"translate(5) scale(2)\"><path d=\"M0 0h4v2z\"/></g>", 8, 4, 1),
    ("<g transform=\"rotate(90 3 3)\"><path d=\"M0 0h4v2h-4z\"/></g>", 2, 4, 1),
    ("<g transform=\"matrix(0 1 -1 0 0 0)\"><path d=\"M0 0h4v2h-4z\"/></g>", 2, 4, 1),
    ("<g stroke=\"black\" fill=\"none\" transform=\"scale(2)\"><path d=\"M0 0h4\"/></g>", 10, 2, 1),
    ("<g fill=\"none\"><path d=\"M0 0h9v9z\"/></g><path d=\"M0 0h4v2z\"/>", 4, 2, 1),
    ("<rect width=\"9\" height=\"9\" opacity=\"0\"/><path d=\"M0 0h4v2z\"/>", 4, 2, 1),
    ("<g display=\"none\"><path d=\"M0 0h9v9z\"/></g><path d=\"M0 0h4v2z\"/>", 4, 2, 1),
    ("<path d=\"M0 0h4v2z\" fill-opacity=\"0.85\"/>", 4, 2, 1),
    ("<defs><linearGradient/></defs><title>x</title><path d=\"M0 0h4v2z\"/>", 4, 2, 1),
    ("<path d=\"M0 0h4v2z\" stroke=\"none\" stroke-linecap=\"butt\"/>", 4, 2, 1),
    ("<g id=\"a&amp;b\" mask=\"none\"><path d=\"M0 0h4v2z\"/></g>", 4, 2, 1),
    ("<!-- <text> --><a:b><c/></a:b><path d=\"M0 0h4v2z\"></path>", 4, 2, 1),
  ])
  func readsShapes(_ content: String, _ width: Double, _ height: Double, _ layers: Int) throws {
    let symbol = try symbol(content)
    #expect(abs(symbol.size.width - width) < 1e-6 && abs(symbol.size.height - height) < 1e-6)
    #expect(symbol.layers.count == layers)
  }

  @Test func readsWhatProgramsWriteRoundADrawing() throws {
    let symbol = try file(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!--Generator: a program-->
      <!DOCTYPE svg
      PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
       <g><path d="M0 0h4v2z" fill-rule="evenodd" fill="#000000"/></g>
      </svg>
      """
    ).drawing.get()
    #expect(symbol.layers.first?.ink == .fill(.evenOdd))
  }

  @Test func readsTheRegularDrawingOfATemplate() throws {
    let symbol = try symbol(
      """
      <style>.a { fill: red }</style><g id="Notes"><text>Weight</text></g>
      <g id="Symbols"><g id="Bold-M"><path d="M0 0h9v9z"/></g>
      <g id="Regular-M" transform="scale(2)"><path class="a" d="M0 0h4v2z"/></g></g>
      """)
    #expect(symbol.size == Size(8, 4))
  }

  @Test(arguments: [
    ("<text>a</text>", "'<text>' is not understood"), ("<image/>", "'<image>'"),
    ("<use href='#a'/>", "'<use>'"), ("<style>a{}</style>", "'<style>'"),
    ("<clipPath/>", "'<clipPath>'"), ("<svg/>", "'<svg>' in another"),
    ("<g clip-path='url(#a)'/>", "'clip-path'"), ("<g mask='url(#a)'/>", "'mask'"),
    ("<g filter='url(#a)'/>", "'filter'"), ("<g style='mask: url(#a)'/>", "'mask'"),
    ("<path d='M0 0h1' stroke='#000' stroke-dasharray='1'/>", "'stroke-dasharray' other than"),
    ("<g stroke-linecap='square'><line x2='1' stroke='#000'/></g>", "other than 'round'"),
    ("<path d='M0 0h1' stroke='#000' style='stroke-linejoin: bevel'/>", "'stroke-linejoin'"),
    ("<path d='M0 0h1' stroke='#000' vector-effect='non-scaling-stroke'/>", "'vector-effect'"),
    ("<g transform='turn(3)'/>", "the transform 'turn(3)'"),
    ("<g transform='scale(1'/>", "the transform"), ("<g transform='scale(a)'/>", "the transform"),
    ("<g transform-origin='1 1'/>", "'transform-origin'"), ("<g style='a'/>", "'a' in a style"),
    ("<path d='M0 0h4v4z' fill='url(#a)'/>", "the paint 'url(#a)'"),
    ("<path d='M0'/>", "the data of a path has an error"),
    ("<polygon points='1 2 3'/>", "the points of a polygon"),
    ("<polygon points='1 b'/>", "the points of a polygon"),
    ("<circle r='50%'/>", "the length '50%' of 'r'"),
    ("<g stroke='black' transform='scale(1 2)'><path d='M0 0h1'/></g>", "scaled unevenly"),
    ("<path d='M0 0h4v4z'/><path d='M0 0h4v4z' fill='white'/>", "a second colour"),
    ("<path d='M0 0h4v4z'/><path d='M0 0h4v4z' opacity='.5'/>", "a second colour or opacity"),
    ("<path d='&a;'/>", "the data of a path"), ("<path d='M0 0h1' fill='&a;'/>", "paint '&a;'"),
    ("<path d=M0/>", "has no quotes"),
    ("<path d/>", "a tag is not complete"), ("<path d='", "ends in a tag"),
    ("<!-- a", "ends in a tag or comment"), ("< a>", "a tag has no name"),
    ("<g>", "'</svg>' ends no element"), ("</g>", "'</g>' ends no element"),
    ("", "there is nothing to draw"), ("<path d='M1 1z'/>", "there is nothing to draw"),
    ("<path d='M0 0A1 1 0 0 0 1e999 0'/>", "the data of a path"),
    ("<g fill='none'><path d='M0 0h4v4z'/></g>", "there is nothing to draw"),
  ])
  func saysWhatIsNotUnderstood(_ content: String, _ message: String) throws {
    let file = file("<svg>\n  \(content)\n</svg>")
    let diagnostic = try #require(file.diagnostic)
    #expect(diagnostic.message.contains(message), "\(diagnostic.message)")
    #expect(diagnostic.file == "a.svg" && diagnostic.severity == .error)
    #expect(diagnostic.range.map { 1...2 ~= $0.lowerBound.line } == true)
  }

  @Test(arguments: ["", "text", "<svg>", "<html></html>", "<!DOCTYPE a [<!ENTITY b \"c\">]><svg/>"])
  func saysWhatIsNoIcon(_ text: String) {
    #expect(file(text).diagnostic != nil)
  }

  @Test func aNestedTransformIsTheFlattenedPath() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var (open, whole) = ("", Transform.identity)
      let depth = Int.random(in: 1...4, using: &random)
      for _ in 0..<depth {
        let (text, transform) = step(&random)
        open += "<g transform=\"\(text)\">"
        whole = transform.then(whole)
      }
      let data = "M0 0L9 2C8 7 5 6 4 9Q1 8 2 3A2 3 20 0 1 1 2Z"
      let path = try #require(Path(svgData: data)).applying(whole)
      let nested = try symbol(
        "\(open)<path d=\"\(data)\"/>\(String(repeating: "</g>", count: depth))")
      let flat = Symbol(layers: [.init(path, .fill(.nonZero))])
      try #require(nested.layers.count == 1)
      for (one, other) in zip(nested.layers[0].path.points, flat.layers[0].path.points) {
        #expect(abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6)
      }
    }
  }

  /// A random transform, as written and as it is.
  private func step(_ random: inout SeededGenerator) -> (String, Transform) {
    var n: [Double] = []
    for _ in 0..<6 {
      n.append((Double.random(in: -3...3, using: &random) * 8).rounded() / 8 + 0.01)
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      return ("translate(\(n[0]) \(n[1]))", Transform(scale: 1, then: Point(n[0], n[1])))
    case 1: return ("scale(\(n[0]))", Transform(scale: n[0]))
    case 2:
      // Two in one list: the last applies first.
      let move = Transform(scale: 1, then: Point(n[0], n[1]))
      return (
        "translate(\(n[0]),\(n[1])) scale(\(n[2]), \(n[3]))",
        Transform(a: n[2], b: 0, c: 0, d: n[3], tx: 0, ty: 0).then(move)
      )
    default:
      return (
        "matrix(\(n[0]) \(n[1]) \(n[2]) \(n[3]) \(n[4]) \(n[5]))",
        Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      )
    }
  }
}

extension Path {
  /// Every point of the outline, control points too.
  fileprivate var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }
}
