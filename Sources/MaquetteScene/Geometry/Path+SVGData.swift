internal import Glibc

extension Path {
  /// Makes a path from SVG path data: the `d` of a `<path>`.
  ///
  /// Every command of SVG 1.1 is understood. Nothing is returned when the data has an error.
  public init?(svgData: String) {
    var scanner = PathDataScanner(svgData)
    self.init()
    guard scanner.read(into: &self) else { return nil }
  }
}

/// Reads SVG path data.
private struct PathDataScanner {
  private var bytes: [UInt8]
  private var index = 0
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, for the smooth commands, and the command that set it.
  private var control: (point: Point, command: UInt8)?

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func read(into path: inout Path) -> Bool {
    var command: UInt8?
    while skipSeparators() {
      if Character(Unicode.Scalar(bytes[index])).isLetter {
        command = bytes[index]
        index += 1
      } else if command == UInt8(ascii: "M") || command == UInt8(ascii: "m") {
        command = command.map { $0 - 1 }  // further points of a move are lines: M to L
      }
      // Data begins with a move, and nothing but a command follows a close.
      guard let letter = command, letter | 0x20 == UInt8(ascii: "m") || !path.elements.isEmpty,
        step(letter, into: &path)
      else { return false }
      if letter | 0x20 == UInt8(ascii: "z") { command = nil }
    }
    return true
  }

  private mutating func step(_ letter: UInt8, into path: inout Path) -> Bool {
    let isRelative = letter >= UInt8(ascii: "a")
    let command = isRelative ? letter - 32 : letter
    let base = isRelative ? current : .zero
    func point(_ numbers: ArraySlice<Double>) -> Point {
      Point(base.x + numbers[numbers.startIndex], base.y + numbers[numbers.startIndex + 1])
    }
    guard let count = Self.argumentCounts[command], let n = numbers(count, of: command) else {
      return false
    }
    var control: (Point, UInt8)?
    switch command {
    case UInt8(ascii: "M"):
      current = point(n[...])
      start = current
      path.move(to: current)
    case UInt8(ascii: "L"): current = line(to: point(n[...]), &path)
    case UInt8(ascii: "H"): current = line(to: Point(base.x + n[0], current.y), &path)
    case UInt8(ascii: "V"): current = line(to: Point(current.x, base.y + n[0]), &path)
    case UInt8(ascii: "C"), UInt8(ascii: "S"):
      let first = command == UInt8(ascii: "C") ? point(n[...]) : reflected("C", "S")
      let (second, end) = (point(n[(count - 4)...]), point(n[(count - 2)...]))
      path.curve(first, second, to: end)
      control = (second, command)
      current = end
    case UInt8(ascii: "Q"), UInt8(ascii: "T"):
      let middle = command == UInt8(ascii: "Q") ? point(n[...]) : reflected("Q", "T")
      let end = point(n[(count - 2)...])
      func toward(_ from: Point) -> Point {
        Point(from.x + (middle.x - from.x) * 2 / 3, from.y + (middle.y - from.y) * 2 / 3)
      }
      path.curve(toward(current), toward(end), to: end)
      control = (middle, command)
      current = end
    case UInt8(ascii: "A"):
      let end = point(n[5...])
      path.addArc(
        from: current, to: end, radii: Size(abs(n[0]), abs(n[1])), rotation: n[2] * .pi / 180,
        isLarge: n[3] != 0, isClockwise: n[4] != 0)
      current = end
    default:
      path.close()
      current = start
    }
    self.control = control
    return true
  }

  private static let argumentCounts: [UInt8: Int] = [
    UInt8(ascii: "M"): 2, UInt8(ascii: "L"): 2, UInt8(ascii: "H"): 1, UInt8(ascii: "V"): 1,
    UInt8(ascii: "C"): 6, UInt8(ascii: "S"): 4, UInt8(ascii: "Q"): 4, UInt8(ascii: "T"): 2,
    UInt8(ascii: "A"): 7, UInt8(ascii: "Z"): 0,
  ]

  private func line(to point: Point, _ path: inout Path) -> Point {
    path.line(to: point)
    return point
  }

  /// The last control point mirrored at the current point, when the last command had one.
  private func reflected(_ commands: Unicode.Scalar...) -> Point {
    guard let control, commands.contains(where: { UInt8(ascii: $0) == control.command }) else {
      return current
    }
    return Point(2 * current.x - control.point.x, 2 * current.y - control.point.y)
  }

  /// Skips white space and commas; false at the end.
  private mutating func skipSeparators() -> Bool {
    while index < bytes.count, bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: ",") {
      index += 1
    }
    return index < bytes.count
  }

  private mutating func numbers(_ count: Int, of command: UInt8) -> [Double]? {
    var numbers: [Double] = []
    for position in 0..<count {
      // The two flags of an arc are single digits that may stand without a separator.
      let isFlag = command == UInt8(ascii: "A") && (position == 3 || position == 4)
      guard skipSeparators(), let number = isFlag ? flag() : number() else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private mutating func flag() -> Double? {
    defer { index += 1 }
    return bytes[index] == UInt8(ascii: "0") ? 0 : bytes[index] == UInt8(ascii: "1") ? 1 : nil
  }

  private mutating func number() -> Double? {
    let start = index
    var (hasPoint, hasExponent) = (false, false)
    scan: while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        let follows = index == start || bytes[index - 1] | 0x20 == UInt8(ascii: "e")
        if !follows { break scan }
      case UInt8(ascii: "."):
        if hasPoint || hasExponent { break scan }
        hasPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if hasExponent { break scan }
        hasExponent = true
      default: break scan
      }
      index += 1
    }
    let number = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Path {
  /// Adds an elliptical arc by its end points, converted to its centre as the SVG specification's
  /// implementation notes say, in cubic curves of a quarter turn at the most.
  fileprivate mutating func addArc(
    from start: Point, to end: Point, radii: Size, rotation: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard radii.width > 0, radii.height > 0, start != end else { return line(to: end) }
    let (cosine, sine) = (cos(rotation), sin(rotation))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (x, y) = (cosine * dx + sine * dy, -sine * dx + cosine * dy)
    let excess = (x * x) / (radii.width * radii.width) + (y * y) / (radii.height * radii.height)
    let grow = max(1, excess.squareRoot())
    let (rx, ry) = (radii.width * grow, radii.height * grow)
    let numerator = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let factor =
      (max(0, numerator) / (rx * rx * y * y + ry * ry * x * x)).squareRoot()
      * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let center = Point(
      cosine * cx - sine * cy + (start.x + end.x) / 2,
      sine * cx + cosine * cy + (start.y + end.y) / 2)
    let first = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - first
    // Squares of radii beyond all measure.
    guard sweep.isFinite else { return line(to: end) }
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let turn = sweep / Double(pieces)
    let reach = 4 / 3 * tan(turn / 4)
    func at(_ u: Double, _ v: Double) -> Point {
      Point(
        center.x + cosine * rx * u - sine * ry * v, center.y + sine * rx * u + cosine * ry * v)
    }
    for piece in 0..<pieces {
      let (a, b) = (first + turn * Double(piece), first + turn * Double(piece + 1))
      curve(
        at(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        at(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
        to: piece == pieces - 1 ? end : at(cos(b), sin(b)))
    }
  }
}
