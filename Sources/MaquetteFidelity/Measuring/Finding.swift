package import MaquetteSource

/// A measured value and ours.
package struct Finding: Sendable {
  /// What was measured, and in what.
  package enum Kind: String, Sendable {
    /// A length or a radius, in points.
    case geometry
    /// The width of a text's ink, in points, the difference in percent.
    case ink
    /// A colour, in levels of 0 to 255.
    case color
  }

  /// What was measured.
  package let kind: Kind
  /// What people call it.
  package let name: String
  /// In the picture of the system.
  package let measured: [Double]
  /// In ours.
  package let ours: [Double]
  /// How far ours may be off; nothing where the picture's colours are not the system's.
  package let limit: Double?

  /// How far ours is off: in points, percent, or levels of the component that is farthest off.
  package var difference: Double {
    let differences = zip(ours, measured).map { $0 - $1 }
    let farthest = differences.max { abs($0) < abs($1) } ?? 0
    return kind == .ink ? farthest / measured[0] * 100 : farthest
  }

  /// Whether that is no more than it may be.
  package var isWithin: Bool { limit.map { abs(difference) <= $0 + 1e-9 } ?? true }

  /// The value, the measured one and the difference in words.
  package var words: String {
    let difference = difference.signed
    return switch kind {
    case .geometry:
      "\(name): \(ours[0].short) pt, measured \(measured[0].short) (\(difference))"
    case .ink:
      "\(name): \(ours[0].short) pt of ink, measured \(measured[0].short) (\(difference) %)"
    case .color:
      "\(name): \(Self.text(ours)), measured \(Self.text(measured)) (\(difference) levels"
        + (limit == nil ? ", told only)" : ")")
    }
  }

  /// A colour as one number where it is a grey.
  private static func text(_ color: [Double]) -> String {
    let levels = Set(color).count == 1 ? Array(color.prefix(1)) : color
    return levels.map(\.short).joined(separator: ", ")
  }

  /// The numbers.
  package var json: JSONValue {
    func numbers(_ values: [Double]) -> JSONValue {
      let rounded = values.map { JSONValue.number($0.hundredths) }
      return rounded.count == 1 ? rounded[0] : .array(rounded)
    }
    var members: [JSONValue.Member] = [
      .init(key: "kind", value: .string(kind.rawValue)),
      .init(key: "name", value: .string(name)),
      .init(key: "measured", value: numbers(measured)),
      .init(key: "ours", value: numbers(ours)),
      .init(key: "difference", value: .number(difference.hundredths)),
    ]
    if let limit { members.append(.init(key: "limit", value: .number(limit))) }
    return .object(members + [.init(key: "isWithin", value: .boolean(isWithin))])
  }
}

extension Double {
  /// The number without what is less than a hundredth.
  var hundredths: Double { (self * 100).rounded() / 100 }

  /// The number with two decimals at the most.
  var short: String { JSONValue.number(hundredths).text }

  /// The number with its sign: `+0.2`, `−3`, `±0`.
  var signed: String {
    (hundredths < 0 ? "−" : hundredths == 0 ? "±" : "+") + abs(self).short
  }
}
