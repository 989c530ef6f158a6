/// The code of deflate for symbols of known frequency: shorter bits for the more frequent.
struct HuffmanCode {
  /// Bits of each symbol; 0 for one that does not occur.
  let lengths: [UInt8]
  /// The bits of each symbol, the first to be written lowest.
  let codes: [UInt16]

  /// Makes the best code whose bits are no more than a limit, or nearly the best where the limit
  /// shortens it.
  init(_ frequencies: [UInt32], limit: Int) {
    lengths = Self.lengths(frequencies, limit: limit)
    codes = Self.codes(lengths)
  }

  private static func lengths(_ frequencies: [UInt32], limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    let symbols = frequencies.indices.filter { frequencies[$0] > 0 }
      .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
    guard symbols.count > 2 else {
      // A code of one symbol still takes a bit, and some decoders want two symbols.
      for symbol in symbols { lengths[symbol] = 1 }
      if symbols.count == 1 { lengths[symbols[0] == 0 ? 1 : 0] = 1 }
      return lengths
    }
    // Leaves and inner nodes both come in ascending order, so that two queues serve as the heap.
    let leaves = symbols.count
    var weights = symbols.map { UInt64(frequencies[$0]) }
    var parents = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var inner = leaves
    for node in leaves..<2 * leaves - 1 {
      func take() -> Int {
        if leaf < leaves, inner >= node || weights[leaf] <= weights[inner] {
          leaf += 1
          return leaf - 1
        }
        inner += 1
        return inner - 1
      }
      let (first, second) = (take(), take())
      weights.append(weights[first] + weights[second])
      parents[first] = node
      parents[second] = node
    }
    var depths = [Int](repeating: 0, count: 2 * leaves - 1)
    for node in stride(from: 2 * leaves - 3, through: 0, by: -1) {
      depths[node] = depths[parents[node]] + 1
    }
    var counts = [Int](repeating: 0, count: limit + 1)
    for depth in depths.prefix(leaves) { counts[min(depth, limit)] += 1 }
    fit(&counts, limit: limit)
    // The rarest symbols get the longest codes.
    var next = 0
    for length in stride(from: limit, to: 0, by: -1) {
      for _ in 0..<counts[length] {
        lengths[symbols[next]] = UInt8(length)
        next += 1
      }
    }
    return lengths
  }

  /// Changes the numbers of codes by length until there is a code with them: cut to the limit, there
  /// are too many of the longest.
  private static func fit(_ counts: inout [Int], limit: Int) {
    var space = 0
    for length in 1...limit { space += counts[length] << (limit - length) }
    while space > 1 << limit {
      // Two codes of the longest length take the place below a shorter one.
      guard let shorter = (1..<limit).last(where: { counts[$0] > 0 }) else { return }
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      counts[limit] -= 1
      space -= 1
    }
  }

  /// The canonical codes of lengths, as RFC 1951 numbers them.
  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var next = [UInt32](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1...16 { next[length] = (next[length] + next[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      var (code, reversed) = (next[Int(length)], UInt16(0))
      for _ in 0..<length {
        reversed = reversed << 1 | UInt16(code & 1)
        code >>= 1
      }
      return reversed
    }
  }
}
