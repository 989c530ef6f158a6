internal import MaquetteGuidelines
internal import MaquetteSource

/// The comments of a file that silence rules: `# maquette:disable menu-groups`.
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
  private let lines: SourceLines

  init(_ file: SourceFile) {
    self.file = file
    lines = SourceLines(file)
    guard !file.isJSON else { return }
    var waiting: [Comment] = []
    for number in 0..<lines.count {
      let line = lines[number]
      let indent = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indent)
      if rest.hasPrefix("#") {
        waiting += Self.comments(in: rest, at: lines.start(of: number).advanced(by: indent))
      } else {
        comments += waiting.map { comment in
          var comment = comment
          comment.line = number
          return comment
        }
        waiting = []
      }
    }
    comments += waiting
  }

  private static func comments(in text: Substring, at start: SourcePosition) -> [Comment] {
    let words = text.dropFirst().split(whereSeparator: { $0 == " " || $0 == "," })
    guard words.first == "maquette:disable" else { return [] }
    return words.dropFirst().map { word in
      let start = start.advanced(by: text[..<word.startIndex].unicodeScalars.count)
      let end = start.advanced(by: word.unicodeScalars.count)
      return Comment(rule: String(word), range: start..<end, line: -1)
    }
  }

  /// The rules that are silenced at places of a mockup: those that begin on a line below a comment, and
  /// lists and mappings that begin behind a key on such a line.
  mutating func places(in ranges: [NodePath: SourceRange]) -> [NodePath: Set<String>] {
    guard !comments.isEmpty else { return [:] }
    var places: [NodePath: Set<String>] = [:]
    for (path, range) in ranges {
      let begins = [range.lowerBound.line, keyLine(of: range)].compactMap { $0 }
      for index in comments.indices where begins.contains(comments[index].line) {
        places[path, default: []].insert(comments[index].rule)
        comments[index].places.insert(path)
      }
    }
    return places
  }

  /// The line of the key of a value that begins on a line of its own.
  private func keyLine(of range: SourceRange) -> Int? {
    let start = range.lowerBound
    guard start.column > 0 || start.line > 0,
      lines[start.line].unicodeScalars.prefix(start.column).allSatisfy({ $0 == " " })
    else { return nil }
    let above = (0..<start.line).reversed().first { number in
      let text = lines[number].drop { $0 == " " }
      return !text.isEmpty && !text.hasPrefix("#")
    }
    guard let above else { return nil }
    let text = lines[above].prefix { $0 != "#" }
    return text.last { $0 != " " } == ":" ? above : nil
  }

  /// Notes that comments silenced something.
  mutating func use(_ used: Set<Silences.Key>) {
    for index in comments.indices where !comments[index].isUsed {
      let comment = comments[index]
      comments[index].isUsed = used.contains {
        $0.rule == comment.rule && comment.places.contains($0.path)
      }
    }
    for index in comments.indices { comments[index].places = [] }
  }

  /// What silences nothing, but for rules that are not judged.
  func unused(but unjudged: Set<String>, _ configuration: LintConfiguration) -> [Diagnostic] {
    let id = Linter.unusedSuppression
    guard configuration.settings[id] != .off else { return [] }
    let known = RuleCatalog.all.map { $0.description.id }
    return comments.filter { !$0.isUsed && !unjudged.contains($0.rule) }.map { comment in
      let near = nearest(to: comment.rule, among: known).first
      return Diagnostic(
        configuration.severity(of: id, usually: .warning), id,
        known.contains(comment.rule)
          ? "'\(comment.rule)' finds nothing on the next line, so it need not be disabled"
          : "there is no rule '\(comment.rule)'",
        help: known.contains(comment.rule) ? nil : near.map { "did you mean '\($0)'?" },
        file: file.name, range: comment.range)
    }
  }
}
