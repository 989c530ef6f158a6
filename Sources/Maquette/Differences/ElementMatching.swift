/// Which elements of two frames are the same.
struct ElementMatching {
  /// The new element of each old one.
  private(set) var newOfOld: [Int: Int] = [:]
  /// The old elements that stand among others than before.
  private(set) var reordered: Set<Int> = []

  init(_ old: [FrameElement], _ new: [FrameElement]) {
    let newByPath = Dictionary(new.indices.map { (new[$0].path, $0) }) { first, _ in first }
    var lists: [String] = []
    for (index, element) in old.enumerated() {
      if let list = element.list {
        if !lists.contains(list) { lists.append(list) }
      } else {
        newOfOld[index] = newByPath[element.path]
      }
    }
    for list in lists {
      let (oldIndices, newIndices) = (old.indices(of: list), new.indices(of: list))
      let oldItems = oldIndices.map { MatchedItem(old[$0]) }
      let newItems = newIndices.map { MatchedItem(new[$0]) }
      // Where there are several ways, the same is chosen in both directions.
      let isTurned = MatchedItem.precede(newItems, oldItems)
      var list = isTurned ? ListMatching(newItems, oldItems) : ListMatching(oldItems, newItems)
      list.match()
      for (first, second) in list.pairs {
        let (oldItem, newItem) = isTurned ? (second, first) : (first, second)
        newOfOld[oldIndices[oldItem]] = newIndices[newItem]
        if list.reordered.contains(first) { reordered.insert(oldIndices[oldItem]) }
      }
    }
  }
}

extension [FrameElement] {
  fileprivate func indices(of list: String) -> [Int] { indices.filter { self[$0].list == list } }
}

/// What matching knows of an element.
private struct MatchedItem {
  let path: String
  let pattern: String
  let content: ElementContent
  let title: String?

  init(_ element: FrameElement) {
    path = element.path
    pattern = element.pattern
    content = element.content
    title = element.title
  }

  /// An order of lists that does not depend on which is the older.
  static func precede(_ first: [MatchedItem], _ second: [MatchedItem]) -> Bool {
    if first.count != second.count { return first.count < second.count }
    func key(_ items: [MatchedItem]) -> [String] { items.flatMap { [$0.path, $0.title ?? ""] } }
    return key(first).lexicographicallyPrecedes(key(second))
  }
}

/// Matches the elements of a list: by what they show and their order, then by the same in another
/// order, then by their titles, then by their places.
private struct ListMatching {
  let first: [MatchedItem]
  let second: [MatchedItem]
  var pairs: [(first: Int, second: Int)] = []
  var reordered: Set<Int> = []

  init(_ first: [MatchedItem], _ second: [MatchedItem]) {
    self.first = first
    self.second = second
  }

  mutating func match() {
    pairs = commonSubsequence { $0.content == $1.content }
    pairUnmatched { $0.content == $1.content && $0.pattern == $1.pattern }
    pairUnmatched { $0.title != nil && $0.title == $1.title && $0.pattern == $1.pattern }
    pairNeighbours()
    pairs.sort { $0.first < $1.first }
    let kept = Set(Self.increasing(pairs.map(\.second)))
    reordered = Set(pairs.filter { !kept.contains($0.second) }.map(\.first))
  }

  /// The longest sequence that both lists have in their order.
  private func commonSubsequence(
    _ areSame: (MatchedItem, MatchedItem) -> Bool
  ) -> [(first: Int, second: Int)] {
    var found: [(first: Int, second: Int)] = []
    var (start, end, otherEnd) = (0, first.count, second.count)
    while start < end, start < otherEnd, areSame(first[start], second[start]) {
      found.append((start, start))
      start += 1
    }
    while end > start, otherEnd > start, areSame(first[end - 1], second[otherEnd - 1]) {
      (end, otherEnd) = (end - 1, otherEnd - 1)
      found.append((end, otherEnd))
    }
    guard end > start, otherEnd > start else { return found }
    let width = otherEnd - start + 1
    var lengths = [Int](repeating: 0, count: (end - start + 1) * width)
    var same = [Bool](repeating: false, count: lengths.count)
    for row in (0..<end - start).reversed() {
      for column in (0..<otherEnd - start).reversed() {
        let place = row * width + column
        same[place] = areSame(first[start + row], second[start + column])
        lengths[place] =
          same[place]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < end - start, column < otherEnd - start {
      let place = row * width + column
      if same[place] {
        found.append((start + row, start + column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return found
  }

  private mutating func pairUnmatched(_ areSame: (MatchedItem, MatchedItem) -> Bool) {
    var right = unmatched.second
    for index in unmatched.first {
      guard let place = right.firstIndex(where: { areSame(first[index], second[$0]) }) else {
        continue
      }
      pairs.append((index, right.remove(at: place)))
    }
  }

  /// Pairs what stands between the same two matched neighbours, kind by kind in order.
  private mutating func pairNeighbours() {
    let known = pairs
    func gap(_ index: Int, _ side: (Int, Int) -> Int) -> Int {
      known.count { side($0.first, $0.second) < index }
    }
    var right = unmatched.second
    for index in unmatched.first {
      let place = right.firstIndex { other in
        first[index].pattern == second[other].pattern
          && gap(index) { first, _ in first } == gap(other) { _, second in second }
      }
      if let place { pairs.append((index, right.remove(at: place))) }
    }
  }

  private var unmatched: (first: [Int], second: [Int]) {
    let (used, otherUsed) = (Set(pairs.map(\.first)), Set(pairs.map(\.second)))
    return (
      first.indices.filter { !used.contains($0) }, second.indices.filter { !otherUsed.contains($0) }
    )
  }

  /// A longest increasing sequence of numbers.
  private static func increasing(_ numbers: [Int]) -> [Int] {
    var best: [[Int]] = []
    for number in numbers {
      let longest = best.filter { ($0.last ?? 0) < number }.max { $0.count < $1.count } ?? []
      best.append(longest + [number])
    }
    return best.max { $0.count < $1.count } ?? []
  }
}
