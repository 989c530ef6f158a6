/// Numbers as short as SVG allows, in tenths, hundredths or thousandths.
enum SVGNumber {
  /// Adds a number: `-.5`, `12`, `3.25`.
  ///
  /// - Parameters:
  ///   - units: The number of such parts.
  ///   - decimals: Digits after the point.
  ///   - text: What it is added to.
  /// - Returns: Whether it has a point.
  @discardableResult
  static func append(_ units: Int, decimals: Int, to text: inout [UInt8]) -> Bool {
    if units < 0 { text.append(UInt8(ascii: "-")) }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(power(decimals)))
    if whole > 0 || rest == 0 { append(digitsOf: whole, to: &text) }
    guard rest > 0 else { return false }
    text.append(UInt8(ascii: "."))
    var (left, place) = (rest, UInt(power(decimals)) / 10)
    while left > 0 {
      text.append(UInt8(ascii: "0") + UInt8(left / place))
      left %= place
      place /= 10
    }
    return true
  }

  private static func append(digitsOf number: UInt, to text: inout [UInt8]) {
    if number >= 10 { append(digitsOf: number / 10, to: &text) }
    text.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// A number as text.
  static func text(_ value: Double, decimals: Int) -> [UInt8] {
    let units = (value * Double(power(decimals))).rounded()
    var text: [UInt8] = []
    append(Int(max(-1e15, min(1e15, units))), decimals: decimals, to: &text)
    return text
  }

  /// What digits with a point and a sign stand for, in such parts to the nearest; nothing when they
  /// are no such number.
  static func units(_ digits: ArraySlice<UInt8>, decimals: Int) -> Int? {
    var (value, places): (Int, Int?) = (0, nil)
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // One more digit than is wanted, by which it is rounded.
        if let count = places, count > decimals { continue }
        value = value &* 10 &+ Int(byte &- UInt8(ascii: "0"))
        places = places.map { $0 + 1 }
      case UInt8(ascii: "."): places = 0
      case UInt8(ascii: "-") where value == 0 && places == nil: continue
      default: return nil
      }
    }
    guard digits.last.map({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) == true else {
      return nil
    }
    let missing = decimals + 1 - (places ?? 0)
    let units = (value &* power(missing) &+ 5) / 10
    return digits.first == UInt8(ascii: "-") ? -units : units
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power &* 10 }
  }
}
