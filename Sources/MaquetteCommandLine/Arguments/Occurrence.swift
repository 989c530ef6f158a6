/// One value of an option, and where it was written.
struct Occurrence {
  let key: String
  let value: String

  /// The option's name as typed, a variable, or a position in the configuration file.
  let origin: String

  /// Reads the whole value, or one element of a list.
  func read<Value: OptionValue>(
    _ text: some StringProtocol,
    as type: Value.Type,
    in range: ClosedRange<Double>?
  ) throws(UsageError) -> Value {
    let text = String(text)
    guard let value = Value(argument: text) else {
      throw UsageError(
        "\(origin): '\(text)' is not \(Value.expectation)",
        correcting: text,
        among: Value.choices
      )
    }
    if let range, let quantity = value.quantity, !range.contains(quantity) {
      throw UsageError("\(origin): '\(text)' is not \(range.expectation)")
    }
    return value
  }
}

extension ClosedRange<Double> {
  /// What a number has to be, worded to follow "is not".
  var expectation: String {
    let lower = lowerBound.argument ?? ""
    let upper = upperBound.argument ?? ""
    return upperBound.isFinite ? "from \(lower) to \(upper)" : "at least \(lower)"
  }
}
