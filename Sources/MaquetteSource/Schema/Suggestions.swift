/// The candidates that a misspelt word was probably meant to be, nearest first.
///
/// Letter case, `-` and `_` do not count, so that `text_size` finds `textSize`; two letters in the
/// wrong order are one mistake.
package func nearest(
  to word: String, among candidates: [String], limit: Int = 1
) -> [String] {
  let letters = comparable(word)
  // More mistakes than this and the candidate is another word; so is one that shares no letter.
  let allowed = min(max(1, letters.count / 3), letters.count - 1)
  guard allowed >= 0 else { return [] }
  var found: [(distance: Int, candidate: String)] = []
  for candidate in candidates {
    let other = comparable(candidate)
    if let distance = distance(letters, other, atMost: allowed) {
      found.append((distance, candidate))
    } else if letters.count >= 3, other.starts(with: letters) {
      found.append((allowed + 1, candidate))  // a word that was not written to its end
    }
  }
  found.sort { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }
  var nearest: [String] = []
  for (_, candidate) in found where nearest.last != candidate {
    nearest.append(candidate)
  }
  return Array(nearest.prefix(limit))
}

private func comparable(_ word: String) -> [Unicode.Scalar] {
  word.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" }
}

/// The edits that make one word of another (Damerau-Levenshtein, each place edited once).
private func distance(
  _ word: [Unicode.Scalar], _ other: [Unicode.Scalar], atMost allowed: Int
) -> Int? {
  guard abs(word.count - other.count) <= allowed else { return nil }
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in word.indices {
    var current = [row + 1]
    for column in other.indices {
      let isSame = word[row] == other[column]
      var edits = min(
        last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, word[row] == other[column - 1], word[row - 1] == other[column] {
        edits = min(edits, beforeLast[column - 1] + 1)
      }
      current.append(edits)
    }
    guard current.contains(where: { $0 <= allowed }) else { return nil }
    (beforeLast, last) = (last, current)
  }
  return last[other.count] <= allowed ? last[other.count] : nil
}
