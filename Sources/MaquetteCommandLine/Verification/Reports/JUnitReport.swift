/// A report as the XML that CI systems read for tests: a suite a document, a test a picture.
struct JUnitReport {
  /// What was found.
  var report: VerificationReport

  /// Makes the report's XML.
  init(_ report: VerificationReport) { self.report = report }

  /// The XML.
  var text: String {
    var order: [String] = []
    var suites: [String: [PictureResult]] = [:]
    for picture in report.pictures {
      if suites[picture.document] == nil { order.append(picture.document) }
      suites[picture.document, default: []].append(picture)
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="maquette verify"\(Self.counts(report.pictures))>

      """
        + order.map { suite($0, suites[$0] ?? []) }.joined() + "</testsuites>\n"
  }

  private func suite(_ document: String, _ pictures: [PictureResult]) -> String {
    """
      <testsuite name="\(document.xml)"\(Self.counts(pictures))>
        <properties>

    """
      + properties.map { name, value in
        "      <property name=\"\(name.xml)\" value=\"\(value.xml)\"/>\n"
      }.joined() + "    </properties>\n" + pictures.map(test).joined() + "  </testsuite>\n"
  }

  private var properties: [(String, String)] {
    var all: [(String, String)] = []
    if let baseline = report.baseline { all.append(("baseline", baseline)) }
    if let against = report.against { all.append(("against", against)) }
    if let shard = report.shard { all.append(("shard", "\(shard.index)/\(shard.count)")) }
    return all + report.environment.map { ("environment: \($0.what)", "\($0.from) → \($0.to)") }
  }

  private func test(_ picture: PictureResult) -> String {
    let start = "    <testcase classname=\"\(picture.mockup.xml)\" name=\"\(picture.name.xml)\""
    let words = picture.words + picture.limits.map(\.words)
    let body = words.joined(separator: "\n").xml
    let message = (picture.words.first ?? picture.status.rawValue).xml
    switch picture.status {
    case .same where words.isEmpty: return start + "/>\n"
    case .same, .tolerated:
      return start + ">\n      <system-out>\(body)</system-out>\n    </testcase>\n"
    case .failed, .changed, .new, .orphaned:
      let kind = picture.status == .failed ? "error" : "failure"
      return start + ">\n      <\(kind) type=\"\(picture.status.rawValue)\" message=\"\(message)\">"
        + "\(body)</\(kind)>\n    </testcase>\n"
    }
  }

  private static func counts(_ pictures: [PictureResult]) -> String {
    let errors = pictures.count { $0.status == .failed }
    let failures = pictures.count { $0.status.isFinding } - errors
    return
      " tests=\"\(pictures.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
  }
}
