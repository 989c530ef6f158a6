internal import Maquette
internal import MaquetteCairo
internal import MaquetteSource

/// Prints what a picture was made from.
struct Inspect: Command {
  static let name = "inspect"
  static let summary = "Prints the document, renderer epoch and fonts that a picture was made from."
  static let operandNames = "PICTURE"
  static let options: [Option<Self>] = []

  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode {
    for path in operands {
      let bytes = try FileSystem.read(path)
      guard let text = PictureMetadata.text(in: bytes) else {
        console.fail(
          "'\(path)' does not say what it was made from",
          hint: "pictures drawn by 'maquette render' do, unless with --no-metadata")
        return .invalidInput
      }
      let parsed = readDocuments(SourceFile(name: "metadata.json", text: text))
      try console.print(parsed.documents.first?.json.indentedText.trimmedEnd ?? text)
    }
    return .success
  }
}

extension String {
  /// The text without its last line feed.
  fileprivate var trimmedEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
