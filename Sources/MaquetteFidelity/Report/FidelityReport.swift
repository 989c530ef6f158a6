package import MaquetteSource

/// How near our pictures are to pictures of the system.
package struct FidelityReport: Sendable {
  /// What lengths and radii have to be off by less than in the mean, in points.
  package static let meanLimit = 0.4

  /// The pictures in the order of their files.
  package var pictures: [PictureFindings] = []

  /// Makes a report.
  package init(_ pictures: [PictureFindings] = []) { self.pictures = pictures }

  private var geometry: [Finding] { pictures.flatMap(\.geometry) }

  /// Whether every value is within its limit, and the mean within its own.
  package var isWithin: Bool {
    geometry.meanDifference < Self.meanLimit && pictures.allSatisfy { $0.broken.isEmpty }
  }

  /// All in a sentence.
  package var headline: String {
    let count = pictures.map(\.findings.count).reduce(0, +)
    let broken = pictures.map(\.broken.count).reduce(0, +)
    return "\(count) values, \(broken == 0 ? "all" : "\(count - broken)") within their limits; "
      + "lengths are off by \(geometry.meanDifference.short) pt in the mean, "
      + "\(geometry.worstDifference.short) pt at the most"
  }

  /// The numbers.
  package var json: JSONValue {
    .object([
      "isWithin": .boolean(isWithin), "mean": .number(geometry.meanDifference.hundredths),
      "meanLimit": .number(Self.meanLimit),
      "worst": .number(geometry.worstDifference.hundredths),
      "pictures": .array(pictures.map(\.json)),
    ])
  }
}
