/// Numbers as short as SVG allows.
enum SVGNumber {
  /// Adds a number given in tenths, hundredths or thousandths: `-.5`, `12`, `3.25`.
  ///
  /// - Parameters:
  ///   - units: The number of such parts.
  ///   - decimals: Digits after the point.
  ///   - text: What it is added to.
  static func append(_ units: Int, decimals: Int, to text: inout String) {
    if units < 0 { text += "-" }
    let parts = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(parts))
    if whole > 0 || rest == 0 { text += String(whole) }
    guard rest > 0 else { return }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.utf8.count) + digits
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    text += "." + digits
  }

  /// A number as text.
  static func text(_ value: Double, decimals: Int) -> String {
    var text = ""
    append(units(value, decimals: decimals), decimals: decimals, to: &text)
    return text
  }

  /// A number in such parts, to the nearest.
  static func units(_ value: Double, decimals: Int) -> Int {
    let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
    return Int(max(-1e12, min(1e12, (value * power).rounded())))
  }
}
