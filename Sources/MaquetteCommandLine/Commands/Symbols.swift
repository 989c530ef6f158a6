internal import Maquette
internal import MaquetteThemes

/// Lists the symbols that have a drawing.
struct Symbols: Command {
  static let name = "symbols"
  static let summary = "Lists the symbols that have a drawing, or those whose name holds a word."
  static let discussion = """
    With --all, names of SF Symbols that have no drawing yet are listed too, with '(not drawn)' \
    behind them.
    """
  static let operandNames = "[WORD]"
  static let options: [Option<Self>] = [
    .flag("--all", to: \.showsAll, help: "Lists names that have no drawing too.")
  ]

  var operands: [String] = []
  var showsAll = false

  func run(_ console: inout Console) throws -> ExitCode {
    let catalog = Catalog()
    let word = operands.first?.lowercased() ?? ""
    let drawn = catalog.symbolTable
    let names = showsAll || !word.isEmpty ? catalog.symbolNames.all : drawn.names
    var isFound = false
    let library = catalog.symbolLibrary()
    for name in names where word.isEmpty || name.contains(word) {
      let isDrawn = library.symbol(named: name) != nil
      guard isDrawn || showsAll else { continue }
      isFound = true
      try console.print(isDrawn ? name : "\(name)  (not drawn)")
    }
    if !isFound {
      console.inform("no symbol that is drawn has '\(word)' in its name; --all lists every name")
      return .findings
    }
    return .success
  }
}
