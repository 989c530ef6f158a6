internal import MaquetteCommandLine
internal import MaquetteSource

extension FidelityReport {
  /// Both pictures of each pair side by side, on each other or in turn, with every value beside them.
  package var page: String {
    var inline = InlinePictures()
    let pictures = pictures.map { $0.data(&inline) }
    let data = JSONValue.object([
      "kicker": "fidelity", "headline": .string(headline), "origin": .string(origin),
      "approve": "", "environment": .array([]),
      "statuses": Self.statuses, "findings": Self.statuses, "pictures": .array(pictures),
      "foreign": .array([]), "groups": .array(groups),
      "guidelines": .object(["headline": "", "findings": .array([])]),
    ])
    return ReportPage(title: "Fidelity", data: data, pictures: inline).text
  }

  private static let statuses = JSONValue.array(["failed", "tolerated"])

  private var origin: String {
    let alone = pictures.count { $0.reference == nil }
    let rest = alone == 0 ? "" : "; \(alone) of \(pictures.count) have no picture beside ours"
    return "Ours beside pictures of the system, and what was measured in those\(rest)"
  }

  /// The pictures of each part of the measurements.
  private var groups: [JSONValue] {
    var sections: [String] = []
    for picture in pictures where !sections.contains(picture.section) {
      sections.append(picture.section)
    }
    return sections.map { section in
      let members = pictures.indices.filter { pictures[$0].section == section }
      let line = JSONValue.object([
        "title": "", "isFold": .boolean(false), "pictures": members.json,
        "labels": members.map { pictures[$0].name }.json,
      ])
      return .object([
        "document": "", "mockup": .string(section), "lines": .array([line]), "quiet": .array([]),
      ])
    }
  }
}

extension PictureFindings {
  /// What the page shows of a pair.
  fileprivate func data(_ inline: inout InlinePictures) -> JSONValue {
    var images: [JSONValue.Member] = []
    if let reference {
      images.append(.init(key: "expected", value: inline.number(of: reference).json))
    }
    images.append(.init(key: "actual", value: inline.number(of: ours).json))
    let values = findings.map { finding in
      JSONValue.object([
        "words": .string(finding.words), "isExceeded": .boolean(!finding.isWithin),
      ])
    }
    return .object([
      "name": .string(name), "status": .string(broken.isEmpty ? "tolerated" : "failed"),
      "words": (broken.map(\.words) + [summary]).json, "limits": .array(values),
      "images": .object(images), "sizes": .array([]), "regions": .array([]),
      "isForeign": .boolean(false),
    ])
  }

  /// How far ours is off, in words.
  package var summary: String {
    func worst(_ kind: Finding.Kind) -> String? {
      let all = findings.filter { $0.kind == kind && $0.limit != nil }
      return all.isEmpty ? nil : all.worstDifference.short
    }
    let parts = [
      geometry.isEmpty
        ? nil
        : "lengths \(geometry.meanDifference.short) pt in the mean, "
          + "\(geometry.worstDifference.short) at the most",
      worst(.ink).map { "ink \($0) %" }, worst(.color).map { "colours \($0) levels" },
    ]
    let words = parts.compactMap { $0 }.joined(separator: "; ")
    return reference == nil ? words + "; without the picture of the system" : words
  }
}
