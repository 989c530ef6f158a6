internal import Maquette
internal import MaquetteCairo
internal import MaquetteThemes

/// Says what the machine has and what is missing.
struct Doctor: Command {
  static let name = "doctor"
  static let summary = "Lists libraries, fonts and symbols, what is missing and what installs it."
  static let operandNames = ""
  static let options: [Option<Self>] = []

  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode {
    .success
  }
}
