internal import Maquette
internal import MaquetteComponents
internal import MaquetteSource

/// The cells of documents, and what went wrong on the way to them.
struct CellPlan: Sendable {
  /// A document that cells come from, as messages about them need it.
  struct Document: Sendable {
    /// The documents before it.
    var number: Int
    /// The path that it was read from; `-` is standard input.
    var path: String
    /// The folder that it was found in; nothing when it was named itself.
    var found: String?
    var file: SourceFile
    var ranges: [NodePath: SourceRange]
  }

  /// A cell to draw.
  struct Entry: Sendable {
    var cell: Cell
    var document: Document
  }

  let options: DocumentOptions
  private(set) var files: [MockupFile] = []
  private(set) var entries: [Entry] = []
  /// The contact sheet of each document.
  private(set) var sheets: [(sheet: ContactSheet, document: Document)] = []
  private(set) var catalog: Catalog
  /// The gravest of what went wrong.
  var status = ExitCode.success
  /// What need not be said again.
  var said: Set<String> = []
  private let workingFolder: String
  private let defaults: Mockup?
  private var documents = 0

  init(_ options: DocumentOptions, in folder: String) throws {
    self.options = options
    workingFolder = folder
    catalog = Catalog(folders: try options.folders.folders())
    defaults = try Configuration.nearest(to: folder)?.defaults()
    try options.axes.check(&catalog, in: folder)
  }

  /// Reads the documents and plans their cells; reports every mistake.
  ///
  /// - Parameters:
  ///   - operands: Files and folders.
  ///   - others: What is no document in the folders.
  ///   - console: Where mistakes are reported.
  mutating func read(
    _ operands: [String], leavingOut others: [String] = [], _ console: inout Console
  ) {
    var seen: Set<String> = []
    for operand in operands {
      do {
        for path in try DocumentFiles.paths(of: operand, leavingOut: others)
        where seen.insert(path).inserted {
          read(path, found: operand == path ? nil : operand, &console)
        }
      } catch {
        report(error, &console)
      }
    }
  }

  private mutating func read(_ path: String, found: String?, _ console: inout Console) {
    do {
      try plan(try source(path, console), at: path, found: found, &console)
    } catch {
      let isAbsent = (error as? FileError)?.path == path && !FileSystem.exists(path)
      report(error, hint: isAbsent ? DocumentFiles.hint(path) : nil, &console)
    }
  }

  private func source(_ path: String, _ console: Console) throws -> SourceFile {
    guard path == "-" else { return SourceFile(name: path, bytes: try FileSystem.read(path)) }
    let limit = 64 << 20  // as of files
    let bytes = try console.readInput(limit: limit)
    guard bytes.count <= limit else {
      throw ConsoleError.unreadableInput(reason: "it is larger than \(limit) bytes")
    }
    return SourceFile(name: "stdin", bytes: bytes)
  }

  /// Plans the cells of a file that was read.
  mutating func plan(
    _ source: SourceFile, at path: String, found: String? = nil, _ console: inout Console
  ) throws {
    let file = MockupFile(
      source, name: path == "-" ? "stdin" : path.baseName, allowsAnyPath: options.allowsAnyPath)
    files.append(file)
    report(file.diagnostics, in: source, &console)
    let isRefused = options.isStrict && file.diagnostics.contains { $0.severity == .warning }
    for read in file.mockups {
      let document = Document(
        number: documents, path: path, found: found, file: source, ranges: read.ranges)
      documents += 1
      if !read.isValid {
        // Its cells are not drawn, so their names are looked at here: one run tells everything.
        let problems = MockupProblems(
          read.mockup, catalog, catalog.symbolLibrary(),
          PictureFolder(path.folder ?? "", PictureLibrary(), isBound: !options.allowsAnyPath),
          isWhole: false)
        report(problems.diagnostics, of: document, &console)
      } else if !isRefused {
        try plan(read.mockup, of: document, &console)
      }
    }
  }

  private mutating func plan(
    _ mockup: Mockup, of document: Document, _ console: inout Console
  ) throws {
    var mockup = mockup
    if let defaults { mockup.fill(from: defaults) }
    options.axes.replace(in: &mockup, folder: workingFolder)
    let matrix = try Matrix(mockup, in: &catalog, relativeTo: document.path.folder ?? "")
    report(matrix.diagnostics, of: document, &console)
    let cells = options.drawsFirstOnly ? Array(matrix.cells.prefix(1)) : matrix.cells
    entries += cells.map { Entry(cell: $0, document: document) }
    if let sheet = ContactSheet(mockup, matrix) { sheets.append((sheet, document)) }
  }
}
