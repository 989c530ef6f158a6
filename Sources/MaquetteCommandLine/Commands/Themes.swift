internal import Maquette
internal import MaquetteThemes

/// Lists the themes that come with the program.
struct Themes: Command {
  static let name = "themes"
  static let summary = "Lists the themes that come with the program."
  static let operandNames = ""
  static let options: [Option<Self>] = []

  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode {
    var catalog = Catalog()
    for name in catalog.themeNames {
      let theme = try catalog.theme(name)
      let idioms = theme.idioms.map(\.rawValue).joined(separator: ", ")
      try console.print("\(name)  \(theme.summary) For: \(idioms).")
    }
    return .success
  }
}
