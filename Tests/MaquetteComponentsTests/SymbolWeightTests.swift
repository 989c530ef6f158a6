import Maquette
import MaquetteScene
import MaquetteTestSupport
import Testing

@testable import MaquetteComponents

/// How wide the lines of symbols are beside texts of several weights.
@Suite struct SymbolWeightTests {
  /// Every symbol is a line of one point.
  private final class Lines: SymbolSource {
    func symbol(named name: String) -> Symbol? {
      Path(svgData: "M0 0H10").map { Symbol(layers: [Symbol.Layer($0, .stroke(width: 1))]) }
    }
  }

  private static let looks: [(image: ImageReference, weight: FontWeight, width: Double)] = [
    ("trash", .regular, 1), ("trash", .semibold, 1.4), ("trash", .light, 0.82),
    (ImageReference(symbol: "trash", weight: .bold), .semibold, 1.65),
    (ImageReference(symbol: "trash", weight: .regular), .semibold, 1),
    // Measured at hearts and circles: 0.87 and 1.09 of the width beside text.
    (ImageReference(symbol: "trash", scale: .small), .regular, 0.87),
    (ImageReference(symbol: "trash", scale: .large), .regular, 1.09),
  ]

  @Test func linesAreOfTheTextsWeightUnlessTheirOwn() throws {
    var context = try LayoutContext.squares()
    context.symbols = Lines()
    for (image, weight, width) in Self.looks {
      let item = context.symbol(image, color: .black, weight: weight).item
      let line = try #require(item.lineWidths.first)
      #expect(abs(line - width) < 0.005, "\(image) beside \(weight): \(line)")
    }
  }

  @Test(arguments: [("body", 1.0), ("headline", 1.4)])
  func aButtonsSymbolIsOfItsTitlesWeight(style: String, width: Double) throws {
    let folder = try TemporaryFolder()
    try folder.write("extends: ios-18\nbutton: {regular: {text: \(style)}}\n", to: "theme.yaml")
    var catalog = Catalog()
    var context = try LayoutContext.squares()
    context.theme = try catalog.theme("theme.yaml", relativeTo: folder.path)
    context.symbols = Lines()
    let mockup = try readMockup(
      "screen: {content: [{button: Delete, image: trash, style: bordered}]}")
    let frame = mockup.layout(in: context)
    #expect(frame.items.flatMap(\.item.lineWidths).contains { abs($0 - width) < 0.005 })
  }
}

extension Frame.Item {
  /// The widths of the lines in it.
  fileprivate var lineWidths: [Double] {
    switch self {
    case .shape(_, _, let stroke): stroke.map { [$0.width] } ?? []
    case .group(let frame, _): frame.items.flatMap(\.item.lineWidths)
    default: []
    }
  }
}
