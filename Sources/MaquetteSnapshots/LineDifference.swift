/// The lines that differ between two texts.
struct LineDifference {
  /// The lines: '-' before those that were, '+' before those that are.
  let text: String

  /// Compares texts line by line; nothing when all lines are the same.
  ///
  /// - Parameters:
  ///   - old: What was.
  ///   - new: What is.
  ///   - limit: How many lines are shown.
  init?(_ old: String, _ new: String, limit: Int = 24) {
    var (first, second) = (Self.lines(of: old), Self.lines(of: new))
    guard first != second else { return nil }
    // Most of two texts is the same, and the search takes the square of what differs.
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    first = Array(first[start..<first.count - end].prefix(1000))
    second = Array(second[start..<second.count - end].prefix(1000))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in second.difference(from: first) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (was, now) = (0, 0)
    while was < first.count || now < second.count {
      if removed.contains(was) {
        lines.append("  \(start + was + 1) - \(first[was].prefix(160))")
        was += 1
      } else if inserted.contains(now) {
        lines.append("  \(start + now + 1) + \(second[now].prefix(160))")
        now += 1
      } else {
        was += 1
        now += 1
      }
    }
    if lines.count > limit {
      lines = lines.prefix(limit) + ["  and \(lines.count - limit) lines more"]
    }
    text = lines.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

/// A text that is no UTF-8.
struct InvalidText: Error, CustomStringConvertible {
  var description: String { "it is no text in UTF-8" }
}

/// Compares texts; throws when one is none.
func textDifference(_ expected: [UInt8], _ actual: [UInt8]) throws(InvalidText)
  -> SnapshotDifference?
{
  guard let old = String(validating: expected, as: UTF8.self),
    let new = String(validating: actual, as: UTF8.self)
  else { throw InvalidText() }
  let shown = LineDifference(old, new)?.text ?? "  only how lines end or characters are composed"
  return SnapshotDifference("lines differ, '-' was and '+' is\n\(shown)")
}
