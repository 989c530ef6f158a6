internal import MaquetteScene

/// How far things moved between two pictures.
struct ComparedGeometry {
  /// Whether everything changed sides, as where text runs the other way; things move from there.
  let isMirrored: Bool
  /// The least distance that counts: edges that change sides are rounded to other pixels.
  var slack: Double { isMirrored ? 0.51 : 0.01 }
  private let width: Double

  /// Finds out whether two pictures are mirror images by what they have in common.
  init(_ parts: [(FramePart, FramePart)], width: Double, _ newWidth: Double) {
    self.width = width
    let plain = ComparedGeometry(width: width, isMirrored: false)
    let mirrored = ComparedGeometry(width: width, isMirrored: true)
    func moved(_ geometry: ComparedGeometry) -> Int {
      parts.count { geometry.offset(of: $0.0, $0.1).x != 0 }
    }
    let sideways = abs(width - newWidth) < 0.01 ? moved(plain) : 0
    isMirrored = sideways > 1 && moved(mirrored) * 4 <= sideways
  }

  private init(width: Double, isMirrored: Bool) {
    self.width = width
    self.isMirrored = isMirrored
  }

  /// How far a part moved: by the edge or the middle that moved least, since texts and cards of other
  /// sizes keep one of them.
  func offset(of old: FramePart, _ new: FramePart) -> Point {
    var before = old.bounds
    if isMirrored { before.origin.x = width - before.maxX }
    let after = new.bounds
    func least(_ distances: Double...) -> Double {
      let least = distances.min { abs($0) < abs($1) } ?? 0
      return abs(least) < slack ? 0 : least.roundedToHundredths
    }
    return Point(
      least(
        after.minX - before.minX, after.center.x - before.center.x, after.maxX - before.maxX),
      least(
        after.minY - before.minY, after.center.y - before.center.y, after.maxY - before.maxY))
  }

  /// How far an element moved: along each axis, as most of its parts did, or as far as all went at least.
  func offset(of parts: [(FramePart, FramePart)]) -> Point {
    let own = parts.filter { !$0.0.isDivider && $0.0.key != FramePart.highlight }
    let offsets = (own.isEmpty ? parts : own).map { offset(of: $0.0, $0.1) }
    func most(_ values: [Double]) -> Double {
      let common = values.first { value in values.count { $0 == value } * 2 > values.count }
      if let common { return common }
      let isOneWay = values.allSatisfy { $0 > 0 } || values.allSatisfy { $0 < 0 }
      return isOneWay ? values.min { abs($0) < abs($1) } ?? 0 : 0
    }
    return Point(most(offsets.map(\.x)), most(offsets.map(\.y)))
  }
}

extension Size {
  /// Whether a hundredth of a point would show a difference.
  func differs(from other: Size, by slack: Double = 0.01) -> Bool {
    abs(width - other.width) >= slack || abs(height - other.height) >= slack
  }

  /// How much wider and taller it is than another.
  func growth(from other: Size) -> Point {
    Point((width - other.width).roundedToHundredths, (height - other.height).roundedToHundredths)
  }

  /// The size in points: `250×195.33`.
  var text: String { "\(width.hundredths)×\(height.hundredths)" }
}

extension Point {
  /// Whether a distance is one of others or lies between them, but for the rounding to pixels.
  func isBetween(_ others: [Point]) -> Bool {
    func isBetween(_ axis: (Point) -> Double) -> Bool {
      let values = others.map(axis)
      guard let least = values.min(), let most = values.max() else { return false }
      let slack = least == 0 && most == 0 ? 0 : 0.51
      return axis(self) >= least - slack && axis(self) <= most + slack
    }
    return isBetween(\.x) && isBetween(\.y)
  }
}

extension Double {
  /// The number with two decimals at the most.
  var hundredths: String { roundedToHundredths.json.text }

  /// The number with two decimals, never a negative zero.
  var roundedToHundredths: Double {
    let rounded = (self * 100).rounded() / 100
    return rounded == 0 ? 0 : rounded
  }
}
