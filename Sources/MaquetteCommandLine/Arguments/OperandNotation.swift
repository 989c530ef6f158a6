/// The number of operands that a usage line such as `FILE…` or `[DIR]` allows.
struct OperandNotation {
  private let words: [Substring]

  init(_ names: String) {
    words = names.split(separator: " ")
  }

  func check(_ operands: [String], usage: String) throws(UsageError) {
    let required = words.filter { !$0.hasPrefix("[") }
    if operands.count < required.count {
      throw UsageError("missing operand \(required[operands.count])", hint: "usage: \(usage)")
    }
    let isRepeatable = words.contains { $0.contains("…") }
    if !isRepeatable, operands.count > words.count {
      throw UsageError("unexpected operand '\(operands[words.count])'", hint: "usage: \(usage)")
    }
  }
}
