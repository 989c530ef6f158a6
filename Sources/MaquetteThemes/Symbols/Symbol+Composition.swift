internal import MaquetteScene

extension Symbol {
  /// Makes a symbol from a drawing of our own; nothing when its path data has an error.
  init?(_ drawing: SymbolDrawing) {
    var layers: [Layer] = []
    for (index, data) in drawing.strokes.enumerated() {
      guard let path = Path(svgData: data) else { return nil }
      let width = index < drawing.widths.count ? drawing.widths[index] : drawing.width
      layers.append(Layer(path, .stroke(width: width)))
    }
    for data in drawing.fills {
      guard let path = Path(svgData: data) else { return nil }
      layers.append(Layer(path, .fill(.nonZero)))
    }
    self.init(layers: layers)
  }

  /// The symbol with its ink as high as said.
  func height(_ height: Double?) -> Symbol {
    guard let height, size.height > 0 else { return self }
    return scaled(by: height / size.height)
  }

  /// The symbol with its ink higher than in the middle of what is placed.
  func raised(by rise: Double) -> Symbol {
    guard rise != 0 else { return self }
    return Symbol(
      layers: layers, placing: Rect(0, rise, size.width, size.height), isDirectional: isDirectional)
  }

  /// The layers moved by an offset, lines in a width that is seen though the symbol is small.
  private func layers(at origin: Point, lines width: Double) -> [Layer] {
    layers.map { layer in
      var layer = layer.applying(Transform(scale: 1, then: origin), strokeScale: 1)
      if case .stroke = layer.ink { layer.ink = .stroke(width: width) }
      return layer
    }
  }

  /// The symbol with a small one at a trailing corner, which a gap of its width keeps apart from it.
  func badged(
    with badge: Symbol, isDisc: Bool, at corner: SymbolDrawing.Corner
  ) -> Symbol {
    // Measured at a folder: a disc of 8.5 pt with a gap of 1.1. Other badges are by eye.
    let (side, gap) = isDisc ? (8.5, 1.1) : (7.4, 1.9)
    let badge = badge.scaled(by: side / max(badge.size.width, badge.size.height, 1))
    let center =
      switch corner {
      case .bottom: Point(size.width - 0.9, size.height - 1.2)
      case .top: Point(size.width - 0.9, 4)
      }
    let origin = Point(center.x - badge.size.width / 2, center.y - badge.size.height / 2)
    let width = badge.size.width + 2 * gap
    let hole = Path(
      Rect(center.x - width / 2, center.y - side / 2 - gap, width, side + 2 * gap),
      radius: width / 2, shape: .circular)
    let base = layers.map { $0.behind(leavingOut: hole) }
    // Many lines beside each other must stay apart.
    let lines = badge.lineCount > 4 ? 0.8 : 1.35
    // The base is what is placed and centred; the badge hangs out.
    return Symbol(
      layers: base + badge.layers(at: origin, lines: lines), placing: Rect(size: size),
      isDirectional: isDirectional)
  }

  /// The symbol with a line through its middle, from the top leading to the bottom trailing side.
  func slashed() -> Symbol {
    let width = 1.4
    let side = 15.8  // as high as a circle, whatever the symbol's size
    let (left, top) = ((size.width - side) / 2, (size.height - side) / 2)
    let (start, end) = (Point(left, top), Point(left + side, top + side))
    var line = Path()
    line.move(to: start)
    line.line(to: end)
    // A band beside the line, on its upper side, where the symbol is left out.
    let gap = width * 1.4
    var band = Path()
    band.move(to: Point(start.x - gap, start.y - gap))
    band.line(to: Point(start.x + gap, start.y - gap))
    band.line(to: Point(end.x + gap, end.y - gap))
    band.line(to: Point(end.x + gap, end.y + gap))
    band.close()
    let base = layers.map { $0.behind(leavingOut: band) }
    return Symbol(
      layers: base + [Layer(line, .stroke(width: width))], isDirectional: isDirectional)
  }

  /// The symbol, smaller, in a circle or square.
  ///
  /// It is cut out of a filled one, which only outlines can be: lines may only go round what is
  /// filled, else there is no drawing.
  func enclosed(in enclosure: SymbolDrawing.Enclosure) -> Symbol? {
    let (side, stroke) = (17.0, 1.4)
    let isRound = enclosure == .circle || enclosure == .filledCircle
    let inner = scaled(by: (isRound ? 9.0 : 10.0) / max(size.width, size.height, 1))
    let content = inner.layers(
      at: Point((side - inner.size.width) / 2, (side - inner.size.height) / 2), lines: 1.2)
    func shape(inset: Double) -> Path {
      let rect = Rect(0, 0, side, side).inset(by: Insets(all: inset))
      return isRound ? Path(ellipseIn: rect) : Path(rect, radius: 4 - inset, shape: .circular)
    }
    switch enclosure {
    case .circle, .square:
      let outline = Layer(shape(inset: stroke / 2), .stroke(width: stroke)).behind()
      return Symbol(layers: [outline] + content, isDirectional: isDirectional)
    case .filledCircle, .filledSquare:
      var hole = Path()
      let fills = content.filter { if case .fill = $0.ink { true } else { false } }
      for layer in content {
        if case .fill = layer.ink {
          hole.append(layer.path)
        } else if !fills.contains(where: { $0.path.isAlike(layer.path) }) {
          return nil
        }
      }
      return Symbol(
        layers: [Layer(shape(inset: 0), .fill(.nonZero), cutouts: [hole])],
        isDirectional: isDirectional)
    }
  }
}

extension Symbol {
  /// The lines that the symbol is stroked with.
  fileprivate var lineCount: Int {
    layers.reduce(0) { count, layer in
      guard case .stroke = layer.ink else { return count }
      return count + layer.path.elements.count { if case .move = $0 { true } else { false } }
    }
  }
}

extension Path {
  /// Whether another outline goes round the same place.
  fileprivate func isAlike(_ other: Path) -> Bool {
    guard let bounds, let others = other.bounds else { return false }
    return max(
      abs(bounds.minX - others.minX), abs(bounds.minY - others.minY),
      abs(bounds.maxX - others.maxX), abs(bounds.maxY - others.maxY)) < 0.1
  }
}
