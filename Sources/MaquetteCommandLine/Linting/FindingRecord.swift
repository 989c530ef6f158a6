internal import MaquetteSource

/// A finding as reports keep and show it, with its place counted from one, in Unicode code points.
struct FindingRecord: SchemaReadable {
  /// The file that it is about.
  var file: String?
  /// The id of its rule.
  var rule = ""
  /// How grave it is.
  var severity = Severity.warning
  /// What was found.
  var message = ""
  /// What to do about it.
  var help: String?
  /// The line of its beginning.
  var line: Int?
  /// The column of its beginning.
  var column: Int?
  /// The line of the first place behind it.
  var endLine: Int?
  /// The column of the first place behind it.
  var endColumn: Int?
  /// Where in the document.
  var path = ""
  /// Where its parts stand, when these are several.
  var related: [Place] = []

  /// A place in the file, counted as that of the finding.
  struct Place: SchemaReadable {
    var line = 1
    var column = 1
    var endLine = 1
    var endColumn = 1

    init() {}

    init(_ range: SourceRange) {
      (line, column) = (range.lowerBound.line + 1, range.lowerBound.column + 1)
      (endLine, endColumn) = (range.upperBound.line + 1, range.upperBound.column + 1)
    }

    static let schema = Schema<Self>(
      "place", "A place in a file, counted from one.",
      Field("line", \.line, required: true, "The line of its beginning."),
      Field("column", \.column, required: true, "The column of its beginning."),
      Field("endLine", \.endLine, required: true, "The line of the first place behind it."),
      Field("endColumn", \.endColumn, required: true, "The column of the first place behind it."))
  }

  init() {}

  /// Makes it of a finding, with the path of its file as it was given, or from a folder.
  init(_ finding: LintFinding, from folder: String? = nil) {
    let diagnostic = finding.diagnostic
    file = diagnostic.file.map { file in folder.map { file.path(from: $0) } ?? file }
    (rule, severity) = (diagnostic.id, diagnostic.severity)
    (message, help) = (diagnostic.message, diagnostic.help)
    path = diagnostic.path.description
    related = diagnostic.related.map { Place($0) }
    guard let place = diagnostic.range.map({ Place($0) }) else { return }
    (line, column) = (place.line, place.column)
    (endLine, endColumn) = (place.endLine, place.endColumn)
  }

  static let schema = Schema<Self>(
    "finding", "Something that a rule of the guidelines finds in a document.",
    Field("file", \.file, "The file that it is about."),
    Field("rule", \.rule, required: true, "The id of its rule."),
    Field("severity", \.severity, required: true, "How grave it is."),
    Field("message", \.message, required: true, "What was found."),
    Field("help", \.help, "What to do about it."),
    Field("line", \.line, "The line of its beginning."),
    Field("column", \.column, "The column of its beginning."),
    Field("endLine", \.endLine, "The line of the first place behind it."),
    Field("endColumn", \.endColumn, "The column of the first place behind it."),
    Field("path", \.path, required: true, "Where in the document."),
    Field("related", \.related, "Where its parts stand, when these are several."))
}

extension FindingRecord {
  /// The message, and what to do on a line of its own.
  var words: String { ([message] + [help].compactMap(\.self)).joined(separator: "\n") }

  /// Its file and line.
  var place: String { (file ?? "") + (line.map { ":\($0)" } ?? "") }

  /// It as a command of a GitHub workflow, which takes columns only on one line.
  var command: WorkflowCommand {
    let lines = [("line", line), ("endLine", endLine)]
    let columns = [("col", column), ("endColumn", endColumn)]
    let range = (lines + (line == endLine ? columns : [])).compactMap { name, number in
      number.map { (name, String($0)) }
    }
    return WorkflowCommand(
      level: severity == .note ? "notice" : severity.rawValue,
      properties: [("file", file ?? "")] + range + [("title", rule)], message: words)
  }
}

extension [FindingRecord] {
  /// A table of them in Markdown, which names where the rest is when there are too many.
  func table(restIn place: String) -> String {
    guard !isEmpty else { return "" }
    let rows = prefix(StepSummary.limit).map { finding in
      "| <code>\(finding.place.markdown)</code> | \(finding.severity.rawValue): "
        + "\(finding.rule.markdown) | \(finding.words.markdown) |\n"
    }
    let rest = count - rows.count
    return "| place | rule | what was found |\n| --- | --- | --- |\n" + rows.joined()
      + (rest > 0 ? "\n\(rest.grouped) more are in \(place).\n" : "") + "\n"
  }
}
