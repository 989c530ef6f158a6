internal import MaquetteScene

extension ContactSheetLayout {
  /// Places a picture at the top of its place, in the middle.
  func place(_ place: Place, in spot: Rect, of sheet: inout Frame) {
    let offset = Point(snapped((spot.size.width - place.size.width) / 2), 0)
    switch place {
    case .tile(let picture, let color):
      var tile = Frame(size: spot.size)
      tile.place(.shape(.rectangle(spot.size), fill: Fill(color), stroke: nil), at: .zero)
      tile.place(picture, at: offset)
      let outline = Shape.rectangle(spot.size, radius: unit * 0.8)
      sheet.place(.group(tile, Effects(clip: outline, isBackdropRoot: true)), at: spot.origin)
      sheet.place(.shape(outline, fill: nil, stroke: edge), at: spot.origin)
    case .screen(let picture, let radius):
      let outline = Shape.rectangle(picture.size, radius: radius)
      let origin = spot.origin + offset
      sheet.place(.group(picture, Effects(clip: outline, isBackdropRoot: true)), at: origin)
      sheet.place(.shape(outline, fill: nil, stroke: edge), at: origin)
    case .object(let picture):
      sheet.place(
        .group(picture, Effects(clip: .rectangle(picture.size), isBackdropRoot: true)),
        at: spot.origin + offset)
    case .note(let text, let limit):
      var box = spot
      box.size.width = min(spot.size.width, limit?.width ?? .infinity)
      box.size.height = min(spot.size.height, limit?.height ?? .infinity)
      box.origin.x += snapped((spot.size.width - box.size.width) / 2)
      let dashes = [unit * 0.4, unit * 0.4]
      sheet.place(
        .shape(
          .rectangle(box.size, radius: unit * 0.8), fill: nil,
          stroke: Stroke(Self.rule, width: unit / 16, dashes: dashes)), at: box.origin)
      guard let line = shaper.label(text, caption, width: box.size.width - unit) else { return }
      sheet.place(
        .text(line, Self.secondaryInk),
        at: Point(box.center.x - line.width / 2, box.center.y + unit * 0.3))
    }
  }

  /// The line along the edge of a picture.
  private var edge: Stroke { Stroke(.black.opacity(0.14), width: max(pixel, unit / 26)) }
}

extension ContactSheetLayout.Place {
  /// The size of a picture that does not fill its place.
  var outline: Size? {
    switch self {
    case .screen(let picture, _), .object(let picture): picture.size
    case .tile, .note: nil
    }
  }

  /// The least size of the place.
  var size: Size {
    switch self {
    case .tile(let picture, _), .screen(let picture, _), .object(let picture): picture.size
    case .note: Size(120, 44)
    }
  }
}
