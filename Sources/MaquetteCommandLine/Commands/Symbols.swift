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
    .flag("--all", to: \.showsAll, help: "Lists names that have no drawing too."),
    .value(
      "--sheet", to: \.sheet, placeholder: "folder",
      help: "Draws them instead, with their names, a picture for each group of use."),
    .symbols(to: \.folders.symbols),
    .fonts(to: \.folders.fonts),
  ]

  var operands: [String] = []
  var showsAll = false
  var sheet: String?
  var folders = FolderOptions()

  func run(_ console: inout Console) throws -> ExitCode {
    let catalog = Catalog(folders: try folders.folders())
    if let sheet { return try draw(catalog, into: sheet, &console) }
    let word = operands.first?.lowercased() ?? ""
    let known = catalog.symbolNames
    // A name of another year is listed for a word that only it has.
    let others =
      word.isEmpty ? [] : known.others.filter { known.current($0)?.contains(word) == false }
    let listed = showsAll || !word.isEmpty ? known.all + others : catalog.symbolTable.names
    let names = Set(listed + (try catalog.symbolFileNames())).sorted()
    var isFound = false
    var isReadable = true
    let library = catalog.symbolLibrary()
    for name in names where word.isEmpty || name.contains(word) {
      let isDrawn = library.symbol(named: name) != nil
      let mistakes = library.takeUsedFiles().compactMap { $0.diagnostic }
      if !mistakes.isEmpty {
        console.report(mistakes, in: [])
        isReadable = false
      }
      guard isDrawn || showsAll else { continue }
      isFound = true
      try console.print(isDrawn ? name : "\(name)  (not drawn)")
    }
    guard isReadable else { return .invalidInput }
    if !isFound {
      console.inform("no symbol that is drawn has '\(word)' in its name; --all lists every name")
      return .findings
    }
    return .success
  }

  /// Draws the contact sheet: `symbols-people@2x.png`, `symbols-state-1@2x.png` and so on.
  private func draw(
    _ catalog: Catalog, into folder: String, _ console: inout Console
  ) throws -> ExitCode {
    let sheet = try SymbolSheet(catalog)
    let pages = try sheet.pages()
    let mistakes = sheet.takeMistakes()
    guard mistakes.isEmpty else {
      console.report(mistakes, in: [])
      return .invalidInput
    }
    try FileSystem.makeFolder(folder)
    for page in pages {
      let number = page.number.map { "-\($0)" } ?? ""
      let path = "\(folder)/symbols-\(page.name)\(number)@2x.png"
      try FileSystem.write(page.bytes, to: path)
      try console.print(path)
    }
    return .success
  }
}
