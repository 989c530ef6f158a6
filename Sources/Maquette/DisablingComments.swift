internal import MaquetteGuidelines
internal import MaquetteSource

/// The comments of a file that silence rules, above a line or behind it: `# maquette:disable menu-groups`.
struct DisablingComments {
  private struct Comment {
    var rule: String
    var range: SourceRange
    /// The line that it is about.
    var line: Int
    /// The places that begin on that line.
    var places: Set<NodePath> = []
    var isUsed = false
  }

  private var comments: [Comment] = []
  private let file: SourceFile
  /// How far each line is indented, and the line of the key that stands over what begins on it.
  private var layout: [(indent: Int, keyLine: Int?)] = []

  init(_ file: SourceFile) {
    self.file = file
    guard !file.isJSON, file.bytes.contains(UInt8(ascii: "#")) else { return }
    let lines = SourceLines(file)
    var waiting: [Comment] = []
    var keyLine: Int?
    for number in 0..<lines.count {
      let line = lines[number]
      let indent = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indent)
      layout.append((indent, keyLine))
      if rest.hasPrefix("#") {
        waiting += Self.comments(in: rest, at: lines.start(of: number).advanced(by: indent))
      } else {
        let behind = Self.comments(behind: rest, at: lines.start(of: number).advanced(by: indent))
        comments += (waiting + behind).map { comment in
          var comment = comment
          comment.line = number
          return comment
        }
        waiting = []
        let text = rest.prefix { $0 != "#" }
        if !rest.isEmpty { keyLine = text.last { $0 != " " } == ":" ? number : nil }
      }
    }
    comments += waiting
  }

  private static func comments(in text: Substring, at start: SourcePosition) -> [Comment] {
    let words = text.dropFirst().split(whereSeparator: { $0 == " " || $0 == "," })
    guard let first = words.first, first == "maquette:disable" else { return [] }
    let rules = words.dropFirst()
    return (rules.isEmpty ? [first] : rules).map { word in
      let start = start.advanced(by: text[..<word.startIndex].unicodeScalars.count)
      let end = start.advanced(by: word.unicodeScalars.count)
      return Comment(rule: rules.isEmpty ? "" : String(word), range: start..<end, line: -1)
    }
  }

  /// What stands behind a value on its line; a sign in quotation marks begins no comment.
  private static func comments(behind text: Substring, at start: SourcePosition) -> [Comment] {
    guard let mark = text.firstRange(of: " # maquette:disable")?.lowerBound,
      text[..<mark].count(where: { "'\"".contains($0) }).isMultiple(of: 2)
    else { return [] }
    let comment = text[mark...].dropFirst()
    return comments(
      in: comment, at: start.advanced(by: text[..<comment.startIndex].unicodeScalars.count))
  }

  /// The rules that are silenced at places of a mockup: those that begin on a line below a comment, and
  /// lists and mappings that begin behind a key on such a line.
  mutating func places(in ranges: [NodePath: SourceRange]) -> [NodePath: Set<String>] {
    guard !comments.isEmpty else { return [:] }
    let ofLines = Dictionary(grouping: comments.indices) { comments[$0].line }
    var places: [NodePath: Set<String>] = [:]
    for (path, range) in ranges {
      let start = range.lowerBound
      let line = layout[start.line]
      let keyLine = start.column == line.indent ? line.keyLine : nil
      for index in [start.line, keyLine].compactMap({ $0 }).flatMap({ ofLines[$0] ?? [] }) {
        places[path, default: []].insert(comments[index].rule)
        comments[index].places.insert(path)
      }
    }
    return places
  }

  /// Notes that comments silenced something.
  mutating func use(_ used: Set<Silences.Key>) {
    for index in comments.indices {
      let comment = comments[index]
      if used.contains(where: { $0.rule == comment.rule && comment.places.contains($0.path) }) {
        comments[index].isUsed = true
      }
      comments[index].places = []
    }
  }

  /// What silences nothing, but for rules that are not judged.
  func unused(but unjudged: Set<String>, _ configuration: LintConfiguration) -> [Diagnostic] {
    let id = Linter.unusedSuppression
    guard configuration.settings[id] != .off else { return [] }
    return comments.filter { !$0.isUsed && !unjudged.contains($0.rule) }.map { comment in
      let isBehind = comment.line == comment.range.lowerBound.line
      let text = UnusedSuppression(
        of: comment.rule, at: isBehind ? "on this line" : "on the next line")
      return Diagnostic(
        configuration.severity(of: id, usually: .warning), id, text.message, help: text.help,
        file: file.name, range: comment.range)
    }
  }
}
