/// The codes of a block, themselves coded: lengths, with their repetitions, in a third code.
struct DeflateHeader {
  /// A length, or the repetition of one, and the bits that say how often.
  private struct Step {
    let symbol: Int
    let extra: UInt32
    let extraBits: Int
  }

  /// The order in which the lengths of the third code are written: the unlikely last.
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  private let steps: [Step]
  private let code: HuffmanCode
  private let literalCount: Int
  private let distanceCount: Int

  /// Codes the lengths of the two codes of a block.
  init(_ literals: [UInt8], _ distances: [UInt8]) {
    literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    steps = Self.steps(literals.prefix(literalCount) + distances.prefix(distanceCount))
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    code = HuffmanCode(frequencies, limit: 7)
  }

  /// Writes the kind of the block and its codes.
  func write(to cursor: inout BitWriter.Cursor) {
    let lengths = Self.order.map { code.lengths[$0] }
    let count = max(4, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    cursor.add(2, 2)
    cursor.add(UInt32(literalCount - 257), 5)
    cursor.add(UInt32(distanceCount - 1), 5)
    cursor.add(UInt32(count - 4), 4)
    cursor.flush()
    for length in lengths.prefix(count) {
      cursor.add(UInt32(length), 3)
      cursor.flush()
    }
    for step in steps {
      cursor.add(UInt32(code.codes[step.symbol]), Int(code.lengths[step.symbol]))
      cursor.add(step.extra, step.extraBits)
      cursor.flush()
    }
  }

  private static func steps(_ lengths: some Collection<UInt8>) -> [Step] {
    var steps: [Step] = []
    var rest = lengths[...]
    while let length = rest.first {
      let run = rest.prefix { $0 == length }.count
      let taken: Int
      if length == 0, run >= 11 {
        taken = min(run, 138)
        steps.append(Step(symbol: 18, extra: UInt32(taken - 11), extraBits: 7))
      } else if length == 0, run >= 3 {
        taken = run
        steps.append(Step(symbol: 17, extra: UInt32(taken - 3), extraBits: 3))
      } else {
        steps.append(Step(symbol: Int(length), extra: 0, extraBits: 0))
        var repeated = run - 1
        while length > 0, repeated >= 3 {
          steps.append(Step(symbol: 16, extra: UInt32(min(repeated, 6) - 3), extraBits: 2))
          repeated -= min(repeated, 6)
        }
        taken = length == 0 ? 1 : run - repeated
      }
      rest = rest.dropFirst(taken)
    }
    return steps
  }
}
