internal import MaquetteScene

extension Symbol {
  /// Makes a symbol from a drawing of our own; nothing when its path data has an error.
  init?(strokes: [String], fills: [String], width: Double) {
    var layers: [Layer] = []
    for data in strokes {
      guard let path = Path(svgData: data) else { return nil }
      layers.append(Layer(path, .stroke(width: width)))
    }
    for data in fills {
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

  /// The layers moved by an offset, lines in a width that is seen though the symbol is small.
  private func layers(at origin: Point, lines width: Double) -> [Layer] {
    layers.map { layer in
      var layer = layer.applying(Transform(scale: 1, then: origin), strokeScale: 1)
      if case .stroke = layer.ink { layer.ink = .stroke(width: width) }
      return layer
    }
  }

  /// The symbol with a small one at its bottom trailing corner, which a gap keeps apart from it.
  func badged(with badge: Symbol) -> Symbol {
    let badge = badge.scaled(by: 7.4 / max(badge.size.width, badge.size.height, 1))
    let radius = 5.6
    let center = Point(size.width - 0.6, size.height - 1.2)
    let gap = Path(
      ellipseIn: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
    let origin = Point(center.x - badge.size.width / 2, center.y - badge.size.height / 2)
    let base = layers.map { Layer($0.path, $0.ink, cutout: gap) }
    return Symbol(
      layers: base + badge.layers(at: origin, lines: 1.35), isDirectional: isDirectional)
  }

  /// The symbol with a line from its top leading to its bottom trailing corner.
  func slashed(width: Double = 1.45) -> Symbol {
    let side = max(size.width, size.height)
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
    let base = layers.map { Layer($0.path, $0.ink, cutout: band) }
    return Symbol(
      layers: base + [Layer(line, .stroke(width: width))], isDirectional: isDirectional)
  }

  /// The symbol, smaller, in a circle or square.
  ///
  /// It is cut out of a filled one, which only outlines can be: with lines in it there is no drawing.
  func enclosed(in enclosure: SymbolDrawing.Enclosure) -> Symbol? {
    let (side, stroke) = (17.0, 1.45)
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
      let outline = Layer(shape(inset: stroke / 2), .stroke(width: stroke))
      return Symbol(layers: [outline] + content, isDirectional: isDirectional)
    case .filledCircle, .filledSquare:
      var hole = Path()
      for layer in content {
        guard case .fill = layer.ink else { return nil }
        hole.append(layer.path)
      }
      return Symbol(
        layers: [Layer(shape(inset: 0), .fill(.nonZero), cutout: hole)],
        isDirectional: isDirectional)
    }
  }
}
