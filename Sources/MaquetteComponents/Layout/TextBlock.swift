internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Where lines stand in the width they have.
enum TextAlignment: String, SourceChoice {
  case leading, center, trailing
}

extension LayoutContext {
  /// A text as a frame that is as wide as its widest line, or as the width given unless it is leading
  /// or tight.
  ///
  /// The first baseline lies an ascent below the top, further ones a leading below each other.
  func text(
    _ text: String, _ typography: Typography, color: Color, width: Double? = nil, lines: Int? = 1,
    alignment: TextAlignment = .leading, isTight: Bool = false, name: String
  ) -> Frame {
    let width = width.map { max(0, $0) }
    let shaped = shaper.shape(
      text, typography.font, locale: traits.locale, width: width, lines: lines)
    let block = alignment == .leading || isTight ? shaped.width : width ?? shaped.width
    let height = typography.lineHeight + typography.leading * Double(max(0, shaped.lines.count - 1))
    var frame = Frame(size: Size(block, height))
    for (index, line) in shaped.lines.enumerated() {
      var line = line
      if index == 0 { line.missing = shaped.missing }
      line.isTruncated = shaped.isTruncated && index == shaped.lines.count - 1
      let x: Double =
        switch alignment {
        case .leading: 0
        case .center: (block - line.width) / 2
        case .trailing: block - line.width
        }
      let baseline = typography.ascent + typography.leading * Double(index)
      frame.place(.text(line, color), at: Point(x, baseline), name: name)
    }
    return frame
  }

  /// A symbol as an item with its size: as large as beside text of the current size, and of the
  /// text's weight unless it has its own.
  ///
  /// A file's picture of many colours is a little higher than the text. What cannot be drawn is a
  /// dashed square, so that its place can be seen.
  func symbol(
    _ image: ImageReference, color: Color, scale: Double = 1, weight: FontWeight = .regular
  ) -> (item: Frame.Item, size: Size) {
    let scale = textScale * image.scale.factors.size * scale
    let tint = image.tint.map { self.color($0) } ?? color
    let picture = image.isFile ? pictures.picture(at: image.symbol) : nil
    if let picture, picture.symbol == nil {
      let size = picture.size.fitted(into: Size(27 * scale, 20.4 * scale))
      return item(picture, size: size, tint: picture.isTemplate ? tint : nil)
    }
    guard var symbol = image.isFile ? picture?.symbol : symbols.symbol(named: image.symbol) else {
      let size = Size(15 * scale, 15 * scale)
      let stroke = Stroke(
        color.opacity(0.5), width: 1.2 * scale, dashes: [1.6 * scale, 2.4 * scale])
      return (.shape(.rectangle(size, radius: 3.5 * scale), fill: nil, stroke: stroke), size)
    }
    symbol = symbol.scaled(by: scale)
    if let box = style(SymbolStyle.self).box(for: image.symbol) {
      let shape = Shape.rectangle(symbol.size, radius: 2 * scale)
      return (.shape(shape, fill: Fill(self.color(box)), stroke: nil), symbol.size)
    }
    if symbol.isDirectional, traits.layoutDirection == .rightToLeft { symbol = symbol.mirrored }
    symbol = symbol.weight(image.weight ?? weight).lines(scaled: image.scale.factors.lines)
    let colors = image.colors.isEmpty ? [tint] : image.colors.map { self.color($0) }
    return (symbol.item(in: colors), symbol.size)
  }
}

extension Frame {
  /// Places a symbol with its middle at a point.
  mutating func place(
    _ symbol: (item: Frame.Item, size: Size)?, center: Point, name: String
  ) {
    guard let symbol else { return }
    let origin = Point(center.x - symbol.size.width / 2, center.y - symbol.size.height / 2)
    place(symbol.item, at: origin, name: name)
  }
}
