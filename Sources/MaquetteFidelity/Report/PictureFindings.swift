package import MaquetteSource

/// What was measured in one picture of ours, and the two pictures.
package struct PictureFindings: Sendable {
  /// The name of the file with the values: `01-action-sheet`.
  package let name: String
  /// The part of the measurements it belongs to.
  package let section: String
  /// Every value.
  package let findings: [Finding]
  /// Ours, as a PNG file.
  package var ours: [UInt8] = []
  /// The picture of the system at the same scale, as a PNG file; nothing where it is absent.
  package var reference: [UInt8]?

  /// Lengths and radii.
  package var geometry: [Finding] { findings.filter { $0.kind == .geometry } }
  /// What is off by more than it may be.
  package var broken: [Finding] { findings.filter { !$0.isWithin } }

  /// The numbers.
  package var json: JSONValue {
    .object([
      "name": .string(name), "section": .string(section),
      "hasReference": .boolean(reference != nil), "values": .array(findings.map(\.json)),
      "mean": .number(geometry.meanDifference.hundredths),
      "worst": .number(geometry.worstDifference.hundredths),
      "broken": .number(Double(broken.count)),
    ])
  }
}

extension [Finding] {
  /// The mean of the differences, whatever their signs.
  package var meanDifference: Double {
    isEmpty ? 0 : map { abs($0.difference) }.reduce(0, +) / Double(count)
  }

  /// The largest difference, whatever its sign.
  package var worstDifference: Double { map { abs($0.difference) }.max() ?? 0 }
}
