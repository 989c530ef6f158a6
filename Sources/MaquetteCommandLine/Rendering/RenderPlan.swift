internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteSource

/// What a run of `render` draws: planned from the documents, drawn by workers, reported in order.
struct RenderPlan: Sendable {
  /// A picture to draw.
  struct Job: Sendable {
    var cell: Cell
    var format: any OutputFormat.Type
    var scale: Double
    /// Nothing for standard output.
    var path: String?
    var document: Document
  }

  /// A document that pictures come from, as messages about them need it.
  struct Document: Sendable {
    /// The documents before it.
    var number: Int
    var file: SourceFile
    var ranges: [NodePath: SourceRange]
  }

  let options: Render
  private(set) var jobs: [Job] = []
  private(set) var catalog: Catalog
  /// The gravest of what went wrong.
  var status = ExitCode.success
  /// What need not be said again.
  var said: Set<String> = []
  /// The scales, each once.
  private let scales: [Double]
  /// The folder that the document being planned was found in; nothing when it was named itself.
  private var folder: String?
  private let workingFolder: String
  private let destination: Destination
  private let formats: [any OutputFormat.Type]
  private let defaults: Mockup?
  private var documents = 0

  init(_ options: Render, in folder: String) throws {
    self.options = options
    workingFolder = folder
    catalog = Catalog(folders: try options.folders.folders())
    destination = try Destination(options.output)
    formats = try Self.formats(options.formats.unique, for: destination)
    scales = options.scales.unique
    defaults = try Configuration.nearest(to: folder)?.defaults()
    try options.axes.check(&catalog, in: folder)
  }

  private static func formats(
    _ names: [String], for destination: Destination
  ) throws -> [any OutputFormat.Type] {
    if names.isEmpty, case .file(let path) = destination, let ending = path.fileExtension,
      let format = OutputFormats.named(ending)
    {
      return [format]
    }
    if names == ["all"] { return OutputFormats.all }
    return try names.isEmpty
      ? [PNGFormat.self]
      : names.map { name in
        guard let format = OutputFormats.named(name) else {
          throw UsageError(
            "'\(name)' is not one of \(OutputFormats.all.map { $0.name }.joined(separator: ", "))")
        }
        return format
      }
  }

  /// Reads the documents and plans their pictures; reports every mistake.
  mutating func read(_ operands: [String], _ console: inout Console) throws {
    var seen: Set<String> = []
    for operand in operands {
      do {
        for path in try DocumentFiles.paths(of: operand) where seen.insert(path).inserted {
          folder = operand == path ? nil : operand
          read(path, &console)
        }
      } catch {
        report(error, &console)
      }
    }
    try checkPaths()
  }

  private mutating func read(_ path: String, _ console: inout Console) {
    do {
      try plan(try source(path, console), at: path, &console)
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

  private mutating func plan(
    _ source: SourceFile, at path: String, _ console: inout Console
  ) throws {
    let file = MockupFile(
      source, name: path == "-" ? "stdin" : path.baseName, allowsAnyPath: options.allowsAnyPath)
    report(file.diagnostics, in: source, &console)
    let isRefused = options.isStrict && file.diagnostics.contains { $0.severity == .warning }
    for read in file.mockups {
      let document = Document(number: documents, file: source, ranges: read.ranges)
      documents += 1
      if !read.isValid {
        // Its cells are not drawn, so their names are looked at here: one run tells everything.
        let problems = MockupProblems(
          read.mockup, catalog, catalog.symbolLibrary(),
          PictureFolder(path.folder ?? "", PictureLibrary(), isBound: !options.allowsAnyPath),
          isWhole: false)
        report(problems.diagnostics, of: document, &console)
      } else if !isRefused {
        try plan(read.mockup, of: document, at: path, &console)
      }
    }
  }

  private mutating func plan(
    _ mockup: Mockup, of document: Document, at path: String, _ console: inout Console
  ) throws {
    var mockup = mockup
    if let defaults { mockup.fill(from: defaults) }
    options.axes.replace(in: &mockup, folder: workingFolder)
    let matrix = try Matrix(mockup, in: &catalog, relativeTo: path.folder ?? "")
    report(matrix.diagnostics, of: document, &console)
    for cell in options.drawsFirstOnly ? Array(matrix.cells.prefix(1)) : matrix.cells {
      for format in formats {
        // Outlines are laid out for the pixels of the device.
        let scales = options.scales.isEmpty || !format.hasPixels ? [cell.device.scale] : scales
        for scale in scales {
          let name = cell.fileName(
            scale: format.hasPixels ? scale : nil, fileExtension: format.fileExtension)
          jobs.append(
            Job(
              cell: cell, format: format, scale: scale,
              path: destination.path(of: name, from: path, below: folder), document: document))
        }
      }
    }
  }

  /// Two pictures of one run may not have one path, letter case aside.
  private func checkPaths() throws {
    guard jobs.count > 1 else { return }
    if jobs.contains(where: { $0.path == nil }) { throw tooMany("standard output") }
    if case .file(let path) = destination { throw tooMany("one file, '\(path)'") }
    var seen: [String: Job] = [:]
    for job in jobs {
      guard let path = job.path, let other = seen.updateValue(job, forKey: path.lowercased())
      else { continue }
      throw UsageError(
        "two pictures would be written to '\(path)', "
          + "from '\(other.document.file.name)' and '\(job.document.file.name)'",
        hint: "give one of them another 'name:'")
    }
  }

  private func tooMany(_ place: String) -> UsageError {
    UsageError(
      "\(jobs.count) pictures cannot go to \(place)",
      hint: "name a folder with '-o', or choose one with '--appearance' and the like")
  }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
