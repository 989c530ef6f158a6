internal import Maquette
internal import MaquetteComponents
internal import MaquetteSource

/// Prints the JSON Schema of documents.
struct PrintSchema: Command {
  static let name = "schema"
  static let summary = "Prints the JSON Schema of documents, for editors."
  static let operandNames = ""
  static let options: [Option<Self>] = []

  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode {
    try console.write(Array(Mockup.documentSchema.indentedText.utf8))
    return .success
  }
}
