/// What differs between two texts, line by line, as 'diff -u' writes it.
struct UnifiedDiff {
  private struct Line {
    /// A space where both texts have the line, else a minus or plus.
    var sign: Character
    var bytes: ArraySlice<UInt8>
  }

  private static let context = 3
  private var lines: [Line] = []

  init(from old: [UInt8], to new: [UInt8]) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let index, _, _): removed.insert(index)
      case .insert(let index, _, _): inserted.insert(index)
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(Line(sign: "-", bytes: old[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(Line(sign: "+", bytes: new[right]))
        right += 1
      } else {
        lines.append(Line(sign: " ", bytes: old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
  }

  /// The lines with their line feeds.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// The difference under a file's name, as 'patch' reads it.
  func text(name: String) -> [UInt8] {
    var text = Array("--- \(name)\n+++ \(name)\n".utf8)
    for hunk in hunks {
      text += header(of: hunk).utf8
      for line in lines[hunk] {
        text += String(line.sign).utf8
        text += line.bytes
        if line.bytes.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
      }
    }
    return text
  }

  /// The lines that are shown together: those that differ, with some round them.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].sign != " " {
      let around =
        max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, around.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private func header(of hunk: Range<Int>) -> String {
    func side(_ other: Character) -> String {
      let before = lines[..<hunk.lowerBound].count { $0.sign != other }
      let count = lines[hunk].count { $0.sign != other }
      // Of no lines, the one before them is named.
      return "\(count == 0 ? before : before + 1),\(count)"
    }
    return "@@ -\(side("+")) +\(side("-")) @@\n"
  }
}
