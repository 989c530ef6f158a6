internal import MaquetteImageDiff
internal import MaquetteSource

extension HTMLReport {
  /// What the page's script makes the page from.
  func data(_ pictures: inout InlinePictures) -> JSONValue {
    let outline = ReportOutline(report)
    return .object([
      "kicker": .string(Self.kicker), "headline": .string(report.headline.capitalizedStart),
      "origin": .string(origin),
      "approve": .string(report.command.shellCommand),
      "environment": .array(report.environment.map { [$0.what, $0.from, $0.to].json }),
      "statuses": .array(PictureResult.Status.allCases.map(\.json)),
      "findings": .array(PictureResult.Status.allCases.filter(\.isFinding).map(\.json)),
      "pictures": .array(report.pictures.map { data($0, &pictures) }),
      "foreign": .array(outline.foreign.map(data)),
      "groups": .array(outline.groups.map(data)),
      "guidelines": .object([
        "headline": .string(report.guidelineHeadline ?? ""),
        "findings": .array(
          Severity.allCases.flatMap { severity in
            report.findings.filter { $0.severity == severity }.map(data)
          }),
      ]),
    ])
  }

  private func data(_ finding: FindingRecord) -> JSONValue {
    .object([
      "severity": .string(finding.severity.rawValue), "rule": .string(finding.rule),
      "place": .string(finding.place), "message": .string(finding.message),
      "help": .string(finding.help ?? ""),
    ])
  }

  private var origin: String {
    var parts: [String] = []
    if let baseline = report.baseline { parts.append("compared with \(baseline)") }
    if let against = report.against { parts.append("compared with revision \(against)") }
    if let shard = report.shard { parts.append("part \(shard.index) of \(shard.count)") }
    return parts.joined(separator: ", ").capitalizedStart
  }

  private func data(_ group: ReportOutline.Group) -> JSONValue {
    .object([
      "document": .string(group.document), "mockup": .string(group.mockup),
      "lines": .array(group.lines.map(data)), "quiet": group.quiet.json,
    ])
  }

  private func data(_ line: ReportOutline.Line) -> JSONValue {
    .object([
      "title": .string(line.title), "isFold": .boolean(line.isFold),
      "pictures": line.pictures.json,
      "labels": line.pictures.map { report.pictures[$0].label(line.axes) }.json,
    ])
  }

  /// Only pictures that someone has to look at are in the page; of the others there may be thousands.
  private func data(
    _ picture: PictureResult, _ pictures: inout InlinePictures
  ) -> JSONValue {
    var images: [JSONValue.Member] = []
    var missing: [String] = []
    let paths = [
      ("expected", picture.expected), ("actual", picture.actual),
      ("difference", picture.difference),
    ]
    for (key, path) in paths where picture.status.isFinding {
      guard let path else { continue }
      if let bytes = readFile(path) {
        images.append(.init(key: key, value: pictures.number(of: bytes).json))
      } else {
        missing.append("'\(path)' could not be read")
      }
    }
    let limits = picture.limits.map { limit in
      JSONValue.object(["words": .string(limit.words), "isExceeded": .boolean(limit.margin < 0)])
    }
    let members: [JSONValue.Member] = [
      .init(key: "name", value: .string(picture.name)),
      .init(key: "status", value: picture.status.json),
      .init(key: "words", value: (picture.words + missing).json),
      .init(key: "limits", value: .array(limits)),
      .init(key: "images", value: .object(images)),
      .init(key: "sizes", value: picture.sizes.json),
      .init(key: "regions", value: picture.regions.json),
      .init(key: "isForeign", value: .boolean(!picture.sameEnvironment)),
    ]
    // What is approved is named by a word of the shell's.
    let word = JSONValue.Member(key: "word", value: .string(picture.name.shellWord))
    return .object(
      picture.status == .same
        ? Array(members.prefix(3)) : picture.status.isApprovable ? members + [word] : members)
  }
}

extension PictureResult {
  /// The sizes of the pictures, in words.
  fileprivate var sizes: [String] {
    if let expectedSize, expectedSize == actualSize { return ["\(expectedSize.words) pixels"] }
    return [
      expectedSize.map { "expected: \($0.words) pixels" },
      actualSize.map { "actual: \($0.words) pixels" },
    ].compactMap(\.self)
  }
}
