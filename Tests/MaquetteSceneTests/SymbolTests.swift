import MaquetteScene
import Testing

@Suite struct SymbolTests {
  /// A filled box of 8×6 at (10, 20), and a stroke of 2 from (10, 20) that reaches 1 further.
  private let symbol: Symbol = {
    var line = Path()
    line.move(to: Point(10, 20))
    line.line(to: Point(14, 26))
    return Symbol(layers: [
      .init(Path(Rect(10, 20, 8, 6)), .fill(.evenOdd)), .init(line, .stroke(width: 2)),
    ])
  }()

  @Test func inkBeginsAtTheOrigin() {
    #expect(symbol.size == Size(9, 8))
    #expect(bounds(symbol) == Rect(0, 0, 9, 8))
  }

  @Test func scalesOutlinesAndLines() {
    let large = symbol.scaled(by: 2.5)
    #expect(large.size == Size(22.5, 20))
    #expect(bounds(large) == Rect(0, 0, 22.5, 20))
    #expect(large.layers.last?.ink == .stroke(width: 5))
    #expect(large.layers.first?.ink == .fill(.evenOdd))
  }

  @Test func mirrorsTwiceIntoItself() {
    let mirrored = symbol.mirrored
    #expect(mirrored != symbol)
    #expect(bounds(mirrored) == bounds(symbol))
    #expect(mirrored.layers.last?.path.elements.first == .move(Point(8, 1)))
    #expect(mirrored.mirrored == symbol)
  }

  @Test func cutoutsMoveWithTheInk() {
    let hole = Path(Rect(12, 20, 2, 2))
    let symbol = Symbol(layers: [.init(Path(Rect(10, 20, 8, 8)), .fill(.nonZero), cutouts: [hole])])
    #expect(symbol.scaled(by: 2).layers.first?.cutouts.first?.bounds == Rect(4, 0, 4, 4))
    #expect(symbol.mirrored.layers.first?.cutouts.first?.bounds == Rect(4, 0, 2, 2))
  }

  /// Of several colours the first is that of what is in front, and the last serves for the rest.
  @Test(arguments: [1, 2, 3, 4])
  func coloursCountFromTheFront(_ count: Int) {
    let all = ["#FF0000", "#00FF00", "#0000FF", "#FFFFFF"].prefix(count)
    let layer = Symbol.Layer(Path(Rect(0, 0, 8, 8)), .fill(.nonZero))
    let symbol = Symbol(layers: [layer.behind().behind(), layer.behind(), layer])
    guard case .group(let frame, _) = symbol.item(in: all.compactMap { Color(hex: $0) }) else {
      Issue.record("three layers are a group")
      return
    }
    let drawn = frame.items.map { placed -> String? in
      guard case .shape(_, let fill, _) = placed.item else { return nil }
      return fill?.color.hex
    }
    #expect(drawn == [2, 1, 0].map { all[min($0, count - 1)] })
  }

  @Test func becomesOneItem() {
    #expect(
      dump(symbol) == """
        frame 0×0
          0,0 group 9×8
            0,0 path 8×6 fill #000000
            0,0 path 4×6 stroke #000000 2

        """)
    let plain = Symbol(layers: [.init(Path(Rect(0, 0, 3, 3)), .fill(.nonZero))])
    #expect(dump(plain) == "frame 0×0\n  0,0 path 3×3 fill #000000\n")
  }

  @Test func nothingHasNoSize() {
    let nothing = Symbol(layers: [])
    #expect(nothing.size == .zero)
    #expect(nothing.scaled(by: 3).size == .zero)
  }

  private func dump(_ symbol: Symbol) -> String {
    var frame = Frame(size: .zero)
    frame.place(symbol.item(in: .black), at: .zero)
    return frame.dump
  }

  private func bounds(_ symbol: Symbol) -> Rect? {
    symbol.layers.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 }
  }
}
