/// Outlines as cairo writes them, made short: steps relative to the last point, fewer decimals.
///
/// Every point is rounded by itself, so that errors do not add up.
struct SVGPathData {
  private let decimals: Int
  private var text: [UInt8] = []
  private var current = (x: 0, y: 0)
  private var start = (x: 0, y: 0)
  /// The step that numbers alone would repeat.
  private var last: UInt8?
  /// What the text ends with: a number that has a point, or one that has none.
  private var endsWithPoint: Bool?

  /// The outline behind its first step, which says where it begins: the same wherever it stands.
  private var bodyStart = 0

  /// A path taken apart: where it begins, in such parts, and the rest in its short form.
  static func split(
    _ data: ArraySlice<UInt8>, decimals: Int
  ) -> (x: Int, y: Int, body: ArraySlice<UInt8>)? {
    let numbers = data.split(separator: UInt8(ascii: " "), maxSplits: 3)
    guard numbers.count == 4, let x = SVGNumber.units(numbers[1], decimals: decimals),
      let y = SVGNumber.units(numbers[2], decimals: decimals)
    else { return nil }
    let path = shortened(path: data, decimals: decimals)
    return (x, y, path.text[path.bodyStart...])
  }

  /// The short form of a path of the steps `M`, `L`, `C` and `Z`, in absolute coordinates.
  static func shortened(_ data: ArraySlice<UInt8>, decimals: Int) -> [UInt8] {
    shortened(path: data, decimals: decimals).text
  }

  private static func shortened(path data: ArraySlice<UInt8>, decimals: Int) -> SVGPathData {
    var path = SVGPathData(decimals: decimals)
    var command = UInt8(ascii: "M")
    var numbers: [Int] = []
    for token in data.split(separator: UInt8(ascii: " ")) {
      guard let number = SVGNumber.units(token, decimals: decimals) else {
        command = token[token.startIndex]
        if command == UInt8(ascii: "Z") { path.close() }
        continue
      }
      numbers.append(number)
      guard numbers.count == (command == UInt8(ascii: "C") ? 6 : 2) else { continue }
      switch command {
      // Cairo begins a new subpath after each end, often without drawing it.
      case UInt8(ascii: "M"): path.pending = (numbers[0], numbers[1])
      case UInt8(ascii: "L"): path.line(to: (numbers[0], numbers[1]))
      default: path.curve(numbers)
      }
      numbers.removeAll(keepingCapacity: true)
    }
    return path
  }

  /// Where the next subpath begins, if anything is drawn of it.
  private var pending: (x: Int, y: Int)?

  private init(decimals: Int) {
    self.decimals = decimals
  }

  private mutating func close() {
    guard pending == nil else { return }
    text.append(UInt8(ascii: "z"))
    (last, endsWithPoint) = (nil, nil)
    current = start
  }

  private mutating func line(to point: (x: Int, y: Int)) {
    begin()
    let (x, y) = (point.x - current.x, point.y - current.y)
    if y == 0 {
      add(UInt8(ascii: "h"), [x])
    } else if x == 0 {
      add(UInt8(ascii: "v"), [y])
    } else {
      add(UInt8(ascii: "l"), [x, y])
    }
    current = point
  }

  private mutating func curve(_ points: [Int]) {
    begin()
    add(UInt8(ascii: "c"), points.enumerated().map { $1 - ($0 % 2 == 0 ? current.x : current.y) })
    current = (points[4], points[5])
  }

  private mutating func begin() {
    guard let point = pending else { return }
    pending = nil
    if text.isEmpty {
      add(UInt8(ascii: "M"), [point.x, point.y])
      bodyStart = text.count
    } else {
      add(UInt8(ascii: "m"), [point.x - current.x, point.y - current.y])
    }
    (current, start) = (point, point)
    last = nil
  }

  private mutating func add(_ command: UInt8, _ numbers: [Int]) {
    if command != last {
      text.append(command)
      endsWithPoint = nil
    }
    last = command
    for number in numbers {
      // A sign begins a number, and so does a second point.
      let place = text.count
      let hasPoint = SVGNumber.append(number, decimals: decimals, to: &text)
      if let endsWithPoint, number >= 0, !(endsWithPoint && text[place] == UInt8(ascii: ".")) {
        text.insert(UInt8(ascii: " "), at: place)
      }
      endsWithPoint = hasPoint
    }
  }
}
