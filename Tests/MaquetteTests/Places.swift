import Maquette
import MaquetteTestSupport
import Testing

/// The places of a frame's items by their names, groups opened.
struct Places {
  private var rects: [String: [Rect]] = [:]
  private(set) var baselines: [String: Double] = [:]

  init(_ frame: Frame) { add(frame, at: .zero) }

  private mutating func add(_ frame: Frame, at origin: Point) {
    for placed in frame.items {
      let place = origin + placed.origin
      if let name = placed.name {
        rects[name, default: []].append(ink(of: placed.item).offset(by: place))
        if case .text = placed.item { baselines[name] = place.y }
      }
      if case .group(let inner, _) = placed.item, placed.name?.hasSuffix("image") != true {
        add(inner, at: place)
      }
    }
  }

  /// What an item covers, half of its line outside of its outline.
  private func ink(of item: Frame.Item) -> Rect {
    guard case .shape(_, _, let stroke?) = item else { return item.bounds }
    return item.bounds.inset(by: Insets(all: -stroke.width / 2))
  }

  /// The rectangle of everything with a name.
  func rect(_ name: String) throws -> Rect {
    let all = try #require(rects[name], "nothing is named \(name)")
    return all.dropFirst().reduce(all[0]) { $0.union($1) }
  }

  func baseline(_ name: String) throws -> Double { try #require(baselines[name]) }

  /// The places of the first cell of a document.
  init(of document: String, scale: Double) throws {
    var catalog = Catalog()
    let matrix = try Matrix(readMockup(document).classic, in: &catalog)
    let cell = try #require(matrix.cells.first)
    self.init(try MockupRenderer(catalog).frame(of: cell, scale: scale))
  }
}
