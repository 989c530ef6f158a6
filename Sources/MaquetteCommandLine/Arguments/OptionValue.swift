/// A type whose values can be written on the command line.
///
/// An enumeration with string raw values that is `CaseIterable` conforms by naming the protocol.
package protocol OptionValue: Sendable {
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
  package static var choices: [String] { [] }
  package var quantity: Double? { nil }
}

extension OptionValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  package init?(argument: String) { self.init(rawValue: argument) }
  package static var expectation: String { "one of " + choices.joined(separator: ", ") }
  package static var choices: [String] { allCases.map(\.rawValue) }
  package var argument: String? { rawValue }
}

extension String: OptionValue {
  package init?(argument: String) { self = argument }
  package static var expectation: String { "a text" }
  package var argument: String? { isEmpty ? nil : self }
}

extension Int: OptionValue {
  package init?(argument: String) { self.init(argument) }
  package static var expectation: String { "a whole number" }
  package var argument: String? { String(self) }
  package var quantity: Double? { Double(self) }
}

extension Double: OptionValue {
  package init?(argument: String) {
    guard let number = Double(argument), number.isFinite else { return nil }
    self = number
  }
  package static var expectation: String { "a number" }
  package var argument: String? { Int(exactly: self).map { String($0) } ?? String(self) }
  package var quantity: Double? { self }
}

extension Bool: OptionValue {
  package init?(argument: String) { self.init(argument) }
  package static var expectation: String { "true or false" }
  package var argument: String? { String(self) }
}

extension Optional: OptionValue where Wrapped: OptionValue {
  package init?(argument: String) {
    guard let value = Wrapped(argument: argument) else { return nil }
    self = .some(value)
  }
  package static var expectation: String { Wrapped.expectation }
  package static var choices: [String] { Wrapped.choices }
  package var argument: String? { self?.argument }
  package var quantity: Double? { self?.quantity }
}
