internal import MaquetteSource

/// A rule that goes by a number, in the place of which a configuration can put another.
public protocol LimitedRule: Rule {
  /// What the number says of what it counts: `at most 10 items`, in which a `#` is the number.
  static var limitMeaning: String { get }

  /// Whether the number counts something, and so is whole.
  static var isCount: Bool { get }

  /// The values that it can have.
  static var limits: ClosedRange<Double> { get }

  /// The number.
  var limit: Double { get set }
}

extension Rule {
  /// Makes a rule with a number in the place of its own, where it goes by one.
  init(limit: Double?) {
    self.init()
    guard let limit, var limited = self as? any LimitedRule else { return }
    limited.limit = limit
    if let limited = limited as? Self { self = limited }
  }
}

extension LimitedRule {
  /// Most numbers count something.
  public static var isCount: Bool { true }

  /// What the number says and how it is set, in words.
  public static var limitText: String {
    let numbers = [Self().limit, limits.lowerBound, limits.upperBound]
      .map { JSONValue.number($0).text }
    let meaning = limitMeaning.replacing("#", with: numbers[0])
    return "\(meaning); '--limit \(description.id)=N' sets another number, from \(numbers[1]) to "
      + "\(numbers[2])."
  }
}
