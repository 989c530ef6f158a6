import MaquetteSource

/// Says in the author's words what libyaml stumbled over, and what to write instead.
///
/// libyaml reports where its grammar failed; what the author did is mostly a title that YAML takes
/// for something else, and stands somewhere before.
struct SyntaxExplainer {
  let problem: YAMLProblem
  let lines: SourceLines
  /// The lists and mappings that are not complete, outermost first.
  let open: [OpenCollection]
  /// The last event before the problem.
  let previous: YAMLEvent?
  /// Where the value of the document begins.
  let root: SourcePosition?
  /// The line of the problem.
  let line: YAMLLine

  init(
    _ problem: YAMLProblem, lines: SourceLines, open: [OpenCollection], previous: YAMLEvent?,
    root: SourcePosition?
  ) {
    self.problem = problem
    self.lines = lines
    self.open = open
    self.previous = previous
    self.root = root
    line = YAMLLine(problem.position.line, lines)
  }

  /// The error that the author sees.
  var explanation: ReadingError {
    if let tab = tabInIndentation { return tab }
    switch problem.problem {
    case "mapping values are not allowed in this context", "found unexpected ':'":
      return colon
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      return flow
    case "did not find expected '-' indicator", "did not find expected key",
      "did not find expected <document start>":
      return block
    case "could not find expected ':'": return keyWithoutColon
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosedQuote
    case "block sequence entries are not allowed in this context": return listBehindKey
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      return escape
    case "did not find expected node content": return missingValue
    default: return beginsLikeSyntax
    }
  }

  /// The brackets that a line begins in.
  func outerFlow(_ line: YAMLLine) -> FlowKind? {
    open.flow(atStartOf: line.number)
  }

  /// A text whose first character has a meaning in YAML.
  var beginsLikeSyntax: ReadingError {
    let line = YAMLLine(problem.start.line, lines)
    if line[0] == "%", problem.start.column == 0 {
      return .syntax(
        "a line cannot begin with '%'", help: "remove the line, or put the text in quotes",
        at: line.range(0..<line.contentEnd))
    }
    let columns = line.value(at: problem.start.column, inFlow: outerFlow(line)).columns
    guard let first = line[columns.lowerBound], !columns.isEmpty else {
      return .syntax(
        "YAML cannot be read from here on", help: "put texts with punctuation in quotes",
        at: problem.position..<problem.position)
    }
    let correction = line.replacing(columns, with: quoted(line[columns]))
    return .syntax(
      first.isSyntax
        ? "a text that begins with '\(first)' needs quotes" : "this text needs quotes",
      help: "write \(correction)", at: line.range(columns))
  }

  /// A tab where YAML counts spaces.
  private var tabInIndentation: ReadingError? {
    let tab = line.scalars[..<line.indentation].firstIndex(of: "\t")
    guard let tab, outerFlow(line) == nil, problem.position.column <= line.contentStart else {
      return nil
    }
    let end = line.scalars[tab...].prefix { $0 == "\t" }.endIndex
    return .syntax(
      "a tab indents this line", help: "indent with spaces: YAML takes no tabs",
      at: line.range(tab..<end))
  }
}

extension Unicode.Scalar {
  /// Whether a text in YAML cannot begin with it.
  fileprivate var isSyntax: Bool {
    "@`%*&!|>'\"[]{},#?-:".unicodeScalars.contains(self)
  }
}
