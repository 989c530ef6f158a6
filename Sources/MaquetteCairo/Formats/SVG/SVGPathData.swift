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
  private var endsWithNumber = false

  /// The short form of a path of the steps `M`, `L`, `C` and `Z`, in absolute coordinates.
  static func shortened(_ data: ArraySlice<UInt8>, decimals: Int) -> [UInt8] {
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
    return path.text
  }

  /// Where the next subpath begins, if anything is drawn of it.
  private var pending: (x: Int, y: Int)?

  private init(decimals: Int) {
    self.decimals = decimals
  }

  private mutating func close() {
    guard pending == nil else { return }
    text.append(UInt8(ascii: "z"))
    (last, endsWithNumber) = (nil, false)
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
    add(UInt8(ascii: "M"), [point.x, point.y])
    (current, start) = (point, point)
    last = nil
  }

  private mutating func add(_ command: UInt8, _ numbers: [Int]) {
    if command != last {
      text.append(command)
      endsWithNumber = false
    }
    last = command
    for number in numbers {
      if endsWithNumber, number >= 0 { text.append(UInt8(ascii: " ")) }
      SVGNumber.append(number, decimals: decimals, to: &text)
      endsWithNumber = true
    }
  }
}
