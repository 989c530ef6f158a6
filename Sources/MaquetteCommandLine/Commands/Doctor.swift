internal import Maquette
internal import MaquetteCairo
internal import MaquetteSource
internal import MaquetteThemes

/// Says what the machine has and what is missing.
struct Doctor: Command {
  static let name = "doctor"
  static let summary = "Lists libraries, fonts and symbols, what is missing and what installs it."
  static let discussion = """
    Pictures are the same bytes wherever the libraries and the checksums of the fonts are the same. \
    The status is 3 when something is missing.
    """
  static let operandNames = ""
  static let options: [Option<Self>] = [
    .symbols(to: \.folders.symbols),
    .fonts(to: \.folders.fonts),
  ]

  var operands: [String] = []
  var folders = FolderOptions()

  func run(_ console: inout Console) throws -> ExitCode {
    var catalog = Catalog(folders: try folders.folders())
    var missing: [String] = []
    try console.print("maquette \(Tool.version), renderer epoch \(rendererEpoch)")
    var hasLibraries = false
    for name in catalog.themeNames {
      let theme = try catalog.theme(name)
      let environment = Environment(fonts: theme.fonts, folders: catalog.folders.fonts)
      if !hasLibraries {
        for library in environment.libraries {
          try console.print("\(library.name) \(library.version)")
        }
        hasLibraries = true
      }
      try console.print("\nfonts of \(name)")
      for font in environment.fonts {
        try console.print("  \(font.sha256 ?? "missing")  \(font.path ?? font.file.path)")
        if font.sha256 == nil { missing.append(font.file.package) }
      }
    }
    let icons = catalog.folders.icons
    let count = ((try? FileSystem.names(in: icons)) ?? []).count { $0.hasSuffix(".svg") }
    try console.print("\nsymbols")
    try console.print(
      "  \(catalog.symbolTable.names.count) drawings, \(count) icon files in \(icons)")
    if count == 0 { missing.append("bootstrap-icons") }
    let isReadable = try checkFiles(catalog, &console)
    guard !missing.isEmpty else { return isReadable ? .success : .invalidInput }
    let packages = Set(missing).sorted().joined(separator: " ")
    console.fail("something is missing", hint: "install it: apt-get install \(packages)")
    return .environment
  }

  /// Reads every symbol in the folder that was named, and says what cannot be read.
  private func checkFiles(_ catalog: Catalog, _ console: inout Console) throws -> Bool {
    guard let folder = catalog.folders.symbols else { return true }
    let names = try catalog.symbolFileNames()
    let library = catalog.symbolLibrary()
    var mistakes: [Diagnostic] = []
    for name in names where library.symbol(named: name) == nil {
      mistakes += library.files(of: name).compactMap { $0.diagnostic }
    }
    try console.print("  \(names.count) of your own in \(folder)")
    console.report(mistakes, in: [])
    return mistakes.isEmpty
  }
}
