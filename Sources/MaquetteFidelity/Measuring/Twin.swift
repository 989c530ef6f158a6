internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Our picture of what a reference picture shows: laid out, painted, and measured.
struct Twin {
  /// The layout, rounded to pixels.
  let frame: Frame
  /// The pixels.
  let bitmap: Bitmap
  /// Pixels to a point.
  let scale: Double
  let places: Places
  private let renderer: Renderer

  /// Draws the cell of a reference picture; at the same scale where that is the scale of a device's own
  /// pixels.
  init(
    _ cell: Cell, referenceScale: Double, _ drawing: MockupRenderer, _ renderer: Renderer
  ) throws {
    scale = [2, 3].contains(referenceScale) ? referenceScale : cell.device.scale
    let picture = try drawing.render(cell, scale: scale, effort: .fast, hasMetadata: false)
    guard let bytes = picture.bytes else { throw Mockup.Failure(diagnostics: picture.diagnostics) }
    (frame, self.renderer) = (picture.frame, renderer)
    bitmap = try FileContent.pixels(of: bytes)
    places = Places(frame)
  }

  /// Where an edge is.
  func position(of place: EdgePlace) throws -> Double {
    let part = place.part
    switch place.edge {
    case .left: return try places.rect(part).minX
    case .right: return try places.rect(part).maxX
    case .top: return try places.rect(part).minY
    case .bottom: return try places.rect(part).maxY
    case .centerX: return try places.rect(part).center.x
    case .centerY: return try places.rect(part).center.y
    case .baseline: return try places.baseline(part)
    case .inkLeft: return try ink(of: part).minX
    case .inkRight: return try ink(of: part).maxX
    case .inkTop: return try ink(of: part).minY
    case .inkBottom: return try ink(of: part).maxY
    }
  }

  /// The rectangle of what can be seen of a part.
  func ink(of part: String) throws -> Rect {
    let items = try places.items(part)
    let area = items.dropFirst().reduce(items[0].inkArea) { $0.union($1.inkArea) }
    guard let ink = try Silhouette(items, in: area, renderer).ink else {
      throw Places.Unknown(name: part, known: [])
    }
    return ink
  }

  /// The width of the ink of a text of a font that the frame does not have.
  func inkWidth(of text: String, _ style: FontStyle) throws -> Double {
    let shaped = renderer.shape(text, style, locale: "en", width: nil, lines: 1)
    var frame = Frame(size: .zero)
    for line in shaped.lines { frame.place(.text(line, .black), at: .zero) }
    guard let item = frame.items.first,
      let ink = try Silhouette(frame.items, in: item.inkArea, renderer).ink
    else { throw Places.Unknown(name: text, known: []) }
    return ink.width
  }

  /// The radius of a corner of a shape that crosses the diagonal where the part's corner does.
  func radius(of value: MeasuredRadius) throws -> Double {
    let (items, rect) = (try places.items(value.of), try places.rect(value.of))
    // A corner's square.
    let side = min(40, rect.width / 2, rect.height / 2)
    let isLeft = value.corner == .topLeft || value.corner == .bottomLeft
    let isTop = value.corner == .topLeft || value.corner == .topRight
    let area = Rect(
      isLeft ? rect.minX : rect.maxX - side, isTop ? rect.minY : rect.maxY - side, side, side)
    let crossing = try Silhouette(items, in: area, renderer).crossing(from: value.corner)
    guard let crossing else { throw Places.Unknown(name: value.of, known: []) }
    return crossing / value.shape.crossing
  }

  /// The colour at a place, or of a part's ink: of the pixel that differs most from those round it.
  func color(of value: MeasuredColor) throws -> [Double] {
    let rect = try places.rect(value.of)
    if let offset = value.at {
      let point = rect.origin + offset
      return bitmap.color(pixel(point.x), pixel(point.y))
    }
    let ink = try ink(of: value.of)
    let surface = bitmap.color(pixel(ink.minX) - 2, pixel(ink.minY) - 2)
    var farthest = (distance: -1.0, color: surface)
    for y in pixel(ink.minY)..<max(pixel(ink.minY) + 1, pixel(ink.maxY)) {
      for x in pixel(ink.minX)..<max(pixel(ink.minX) + 1, pixel(ink.maxX)) {
        let color = bitmap.color(x, y)
        let distance = zip(color, surface).map { abs($0 - $1) }.reduce(0, +)
        if distance > farthest.distance { farthest = (distance, color) }
      }
    }
    return farthest.color
  }

  /// The pixel that a coordinate lies in; one on an edge is in the pixel that begins there.
  private func pixel(_ points: Double) -> Int { Int((points * scale + 1e-6).rounded(.down)) }
}

extension Frame.Placed {
  /// Where its ink can be: of a text, a size about its line.
  fileprivate var inkArea: Rect {
    var area = item.bounds
    if case .text(let line, _) = item {
      let size = line.runs.map(\.size).max() ?? 0
      area = Rect(0, -size, line.width, 1.5 * size)
    }
    return area.offset(by: origin).inset(by: Insets(all: -4))
  }
}

extension Bitmap {
  /// Red, green and blue of a pixel; of the nearest one, outside.
  fileprivate func color(_ x: Int, _ y: Int) -> [Double] {
    let start = (min(max(0, y), height - 1) * width + min(max(0, x), width - 1)) * 4
    return pixels[start..<start + 3].map { Double($0) }
  }
}
