/// A type whose values can be written on the command line.
///
/// An enumeration with string raw values that is `CaseIterable` conforms by naming the protocol.
protocol OptionValue: Sendable, Equatable {
  /// Creates the value that is written as `argument`, if there is one.
  init?(argument: String)

  /// What an argument has to be, worded to follow "is not".
  static var expectation: String { get }

  /// Every argument there is, or nothing when they cannot be counted.
  static var choices: [String] { get }

  /// The value as an argument, or nil when there is nothing to show.
  var argument: String? { get }

  /// The number that an option's range limits, or nil when the value is no number.
  var quantity: Double? { get }
}

extension OptionValue {
  static var choices: [String] { [] }
  var quantity: Double? { nil }
}

extension OptionValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  init?(argument: String) { self.init(rawValue: argument) }
  static var expectation: String { "one of " + choices.joined(separator: ", ") }
  static var choices: [String] { allCases.map(\.rawValue) }
  var argument: String? { rawValue }
}

extension String: OptionValue {
  init?(argument: String) { self = argument }
  static var expectation: String { "a text" }
  var argument: String? { isEmpty ? nil : self }
}

extension Int: OptionValue {
  init?(argument: String) { self.init(argument) }
  static var expectation: String { "a whole number" }
  var argument: String? { String(self) }
  var quantity: Double? { Double(self) }
}

extension Double: OptionValue {
  init?(argument: String) {
    // Swift would also take hexadecimal digits; words for what is no number are not finite.
    guard let number = Double(argument), number.isFinite, !argument.contains("x"),
      !argument.contains("X")
    else { return nil }
    self = number
  }
  static var expectation: String { "a number" }
  var argument: String? { Int(exactly: self).map { String($0) } ?? String(self) }
  var quantity: Double? { self }
}

extension Bool: OptionValue {
  init?(argument: String) { self.init(argument) }
  static var expectation: String { "true or false" }
  var argument: String? { String(self) }
}

extension Optional: OptionValue where Wrapped: OptionValue {
  init?(argument: String) {
    guard let value = Wrapped(argument: argument) else { return nil }
    self = .some(value)
  }
  static var expectation: String { Wrapped.expectation }
  static var choices: [String] { Wrapped.choices }
  var argument: String? { self?.argument }
  var quantity: Double? { self?.quantity }
}
