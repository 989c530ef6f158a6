internal import MaquetteSource

/// A rule that goes by a number, in the place of which a configuration can put another.
public protocol LimitedRule: Rule {
  /// What the number counts, in a sentence.
  static var limitMeaning: String { get }

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
  /// The number with what it counts and how it is set, in words.
  public static var limitText: String {
    let numbers = [Self().limit, limits.lowerBound, limits.upperBound]
      .map { JSONValue.number($0).text }
    return
      "\(limitMeaning) \(numbers[0]) unless '--limit \(description.id)=…' says otherwise, from "
      + "\(numbers[1]) to \(numbers[2])."
  }
}
