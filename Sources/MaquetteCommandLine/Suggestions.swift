/// Returns the candidates that a misspelt word most likely stands for, the best first.
///
/// A candidate counts when a third of the word's letters (at least one) changed, or when it begins
/// with the word. Letter case is ignored; equally good candidates keep their order.
package func nearest(
  to word: String,
  among candidates: some Sequence<String>,
  limit: Int = 1
) -> [String] {
  let letters = Array(word.lowercased())
  guard !letters.isEmpty else { return [] }

  let allowed = max(1, letters.count / 3)
  let ranked = candidates.enumerated().compactMap { position, candidate in
    let other = Array(candidate.lowercased())
    var rank = editDistance(letters, other)
    if other.starts(with: letters) { rank = min(rank, 1) }
    // Two words of one letter are one edit apart and yet have nothing in common.
    return rank <= allowed && rank < max(letters.count, other.count)
      ? (rank: rank, position: position, candidate: candidate) : nil
  }
  return
    ranked
    .sorted { ($0.rank, $0.position) < ($1.rank, $1.position) }
    .prefix(limit)
    .map(\.candidate)
}

/// Returns the number of insertions, deletions, replacements and swaps of neighbours between two
/// sequences.
private func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isEqual = first[row] == second[column]
      var cost = min(
        last[column] + (isEqual ? 0 : 1),
        last[column + 1] + 1,
        current[column] + 1
      )
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[second.count]
}
