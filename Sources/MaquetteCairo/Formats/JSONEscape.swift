/// A character as JSON escapes it: `\u0001`, and two such for one beyond U+FFFF.
///
/// For files that cannot hold the character itself: the JSON says the same.
func jsonEscape(_ scalar: Unicode.Scalar) -> String {
  String(scalar).utf16.map { unit in
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }.joined()
}
