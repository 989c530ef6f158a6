/// Something that the tool can do: its options, and the work.
protocol Command: Sendable {
  /// The word that follows `maquette`.
  static var name: String { get }

  /// One sentence that says what the command does.
  static var summary: String { get }

  /// Further paragraphs for help; lines indented by four spaces are kept as they are.
  static var discussion: String { get }

  /// The operands in the notation of usage lines: `FILE…`, `[DIR]`, `A B`, or nothing.
  ///
  /// A word in brackets may be missing and one that ends in `…` may be repeated.
  static var operandNames: String { get }

  /// The options, in the order in which help lists them.
  static var options: [Option<Self>] { get }

  /// The arguments that are not options.
  var operands: [String] { get set }

  /// Creates the command with the default of every option.
  init()

  /// Does the work and returns the status to end with.
  func run(_ console: inout Console) async throws -> ExitCode
}

extension Command {
  static var discussion: String { "" }
}
