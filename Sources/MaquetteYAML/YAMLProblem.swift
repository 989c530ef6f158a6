import CYAML
import MaquetteSource

/// Why libyaml stopped, in its own terms.
struct YAMLProblem: Error {
  /// What it found or missed.
  let problem: String
  /// What it was doing.
  let context: String
  /// Where it stopped.
  let position: SourcePosition
  /// Where it began what it was doing.
  let start: SourcePosition

  init(_ parser: yaml_parser_t) {
    precondition(parser.error != YAML_MEMORY_ERROR, "out of memory")
    // A reader error has no mark; texts are checked before they come here.
    precondition(parser.error != YAML_READER_ERROR, "unchecked text")
    problem = parser.problem.map { String(cString: $0) } ?? ""
    context = parser.context.map { String(cString: $0) } ?? ""
    position = SourcePosition(parser.problem_mark)
    start = context.isEmpty ? position : SourcePosition(parser.context_mark)
  }
}
