internal import MaquetteScene

extension FramePart {
  /// Whether the part shows the same drawing as before, wherever, however large and in whatever colours.
  func looks(like old: FramePart, isMirrored: Bool) -> Bool {
    let (drawn, oldDrawn) = (pieces.filter(\.isDrawn), old.pieces.filter(\.isDrawn))
    guard drawn.count == oldDrawn.count, hasOutline(of: old, isMirrored) else { return false }
    return zip(drawn, oldDrawn).allSatisfy { piece, oldPiece in
      piece.looks(like: oldPiece, isMirrored: isMirrored)
        // Backgrounds of an element stretch each in its own way; drawings keep their form.
        && (key.isEmpty || isMirrored || isAt(piece.bounds, like: oldPiece.bounds, in: old))
    }
  }

  /// Whether a card of the same size has the same outline, its arrow at the same place.
  private func hasOutline(of old: FramePart, _ isMirrored: Bool) -> Bool {
    guard !bounds.size.differs(from: old.bounds.size),
      case .path(let path)? = pieces[0].effects?.clip,
      case .path(let oldPath)? = old.pieces[0].effects?.clip
    else { return true }
    return path.hasForm(of: isMirrored ? oldPath.mirrored : oldPath)
  }

  /// Whether a piece stands at the same place of the part.
  private func isAt(_ rect: Rect, like oldRect: Rect, in old: FramePart) -> Bool {
    func isNear(_ axis: (Rect) -> (Double, Double)) -> Bool {
      let (length, oldLength) = (axis(bounds).1, axis(old.bounds).1)
      let (start, oldStart) = (axis(rect).0 - axis(bounds).0, axis(oldRect).0 - axis(old.bounds).0)
      guard length > 0, oldLength > 0 else { return true }
      // Rounding to pixels moves things by less than a point.
      return abs(start - oldStart / oldLength * length) < 0.02 * length + 0.7
    }
    return isNear { ($0.minX, $0.width) } && isNear { ($0.minY, $0.height) }
  }

  /// The corner radius of the first rectangle, or of the first clip that is one.
  var radius: Double {
    for piece in pieces {
      switch piece.item {
      case .shape(.rectangle(_, let radius, _), _, _): return radius
      case .group(_, let effects):
        if case .rectangle(_, let radius, _)? = effects.clip { return radius }
      case .shape, .text, .image: break
      }
    }
    return 0
  }

  /// The shadow's colour and reach, and how dark it is at the edge.
  var shadow: String? {
    pieces.lazy.compactMap { $0.effects?.shadow }.first.map { shadow in
      "\(shadow.color.hex) \(shadow.alpha(at: 0).hundredths) at the edge, \(shadow.reach.hundredths) pt wide"
    }
  }

  /// The material's tint, blur and saturation.
  var material: String? {
    pieces.lazy.compactMap { $0.effects?.backdrop }.first.map { backdrop in
      "\(backdrop.tint.hex), blur \(backdrop.blur.hundredths) pt, saturation \(backdrop.saturation.hundredths)"
    }
  }
}

extension FramePiece {
  /// Whether it is a drawing, and not a text or a group around others.
  fileprivate var isDrawn: Bool {
    switch item {
    case .shape, .image: true
    case .text, .group: false
    }
  }

  fileprivate func looks(like old: FramePiece, isMirrored: Bool) -> Bool {
    switch (item, old.item) {
    case (.image(let bitmap, _), .image(let oldBitmap, _)): bitmap == oldBitmap
    case (.shape(.rectangle, let fill, let stroke), .shape(.rectangle, let oldFill, let oldStroke)):
      (fill == nil) == (oldFill == nil) && stroke?.width == oldStroke?.width
        && stroke?.dashes == oldStroke?.dashes
    case (.shape(.path(let path), let fill, _), .shape(.path(let oldPath), let oldFill, _)):
      (fill == nil) == (oldFill == nil) && hasWeight(of: old)
        && (path == oldPath || path.hasForm(of: oldPath)
          || isMirrored && path.hasForm(of: oldPath.mirrored))
    case (.image, _), (.shape, _), (.text, _), (.group, _): false
    }
  }
}

extension FramePiece {
  /// Whether lines are as thick for the size of the drawing.
  fileprivate func hasWeight(of old: FramePiece) -> Bool {
    func weight(_ piece: FramePiece) -> Double {
      guard case .shape(_, _, let stroke?) = piece.item else { return 0 }
      let size = piece.bounds.size
      return stroke.width / max(size.width, size.height, stroke.width)
    }
    return abs(weight(self) - weight(old)) < 0.01
  }
}

extension Path {
  fileprivate var mirrored: Path { applying(.mirror(width: 0)) }

  /// Whether the outline is another one moved and stretched.
  fileprivate func hasForm(of other: Path) -> Bool {
    guard elements.count == other.elements.count, let bounds, let otherBounds = other.bounds else {
      return elements == other.elements
    }
    func normalized(_ point: Point, in rect: Rect) -> Point {
      Point(
        rect.width > 0 ? (point.x - rect.minX) / rect.width : 0,
        rect.height > 0 ? (point.y - rect.minY) / rect.height : 0)
    }
    return zip(elements, other.elements).allSatisfy { element, otherElement in
      let (points, otherPoints) = (element.points, otherElement.points)
      return points.count == otherPoints.count
        && zip(points, otherPoints).allSatisfy { point, otherPoint in
          let (a, b) = (normalized(point, in: bounds), normalized(otherPoint, in: otherBounds))
          return abs(a.x - b.x) < 0.02 && abs(a.y - b.y) < 0.02
        }
    }
  }
}

extension Path.Element {
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}
