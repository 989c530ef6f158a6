internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// What a run of `render` draws: made from the documents, carried out by workers, reported in order.
struct RenderPlan: Sendable {
  /// A picture to draw.
  struct Job: Sendable {
    var cell: Cell
    var format: any OutputFormat.Type
    var scale: Double
    /// Nothing for standard output.
    var path: String?
    /// Which document it comes from.
    var document: Int
  }

  /// What became of a job.
  enum Result: Sendable {
    case drawn(bytes: [UInt8]?, diagnostics: [Diagnostic])
    case rejected([Diagnostic])
    case failed(any Error)
    /// The run was interrupted before.
    case skipped
  }

  let options: Render
  let destination: Destination
  private(set) var jobs: [Job] = []
  private var catalog: Catalog
  private var documents: [(file: SourceFile, ranges: [NodePath: SourceRange])] = []
  private var hasErrors = false
  private let folder: String

  init(options: Render, destination: Destination, console: Console) throws {
    self.options = options
    catalog = Catalog(folders: try options.folders.folders())
    self.destination = destination
    folder = console.workingDirectory
  }

  /// Reads the documents and plans their pictures; reports every mistake.
  mutating func read(_ operands: [String], _ console: inout Console) throws {
    let formats = try self.formats()
    let defaults = try self.defaults()
    for operand in operands {
      for path in try DocumentFiles.paths(of: operand) {
        let source: SourceFile
        if path == "-" {
          source = SourceFile(name: "stdin", bytes: try console.readInput(limit: 1 << 20))
        } else {
          do {
            source = SourceFile(name: path, bytes: try FileSystem.read(path))
          } catch {
            console.fail(error.description, hint: DocumentFiles.hint(path))
            hasErrors = true
            continue
          }
        }
        let file = MockupFile(
          source, name: path == "-" ? "stdin" : path.baseName,
          allowsAnyPath: options.allowsAnyPath)
        report(file.diagnostics, in: source, &console)
        for read in file.mockups where !read.isValid {
          // Its cells are not drawn, so their names are looked at here: one run tells everything.
          let problems = MockupProblems(read.mockup, catalog, catalog.symbolLibrary())
          report(
            problems.diagnostics.map { $0.located(in: source, read.ranges) }, in: source, &console)
        }
        for read in file.mockups where read.isValid && !(options.isStrict && hasWarnings(file)) {
          try plan(read, source, path, formats, defaults, &console)
        }
      }
    }
  }

  private func hasWarnings(_ file: MockupFile) -> Bool {
    file.diagnostics.contains { $0.severity == .warning }
  }

  private mutating func plan(
    _ read: ReadMockup, _ source: SourceFile, _ path: String,
    _ formats: [any OutputFormat.Type], _ defaults: Mockup?, _ console: inout Console
  ) throws {
    var mockup = read.mockup
    if let defaults { mockup.fill(from: defaults) }
    options.axes.replace(in: &mockup)
    let matrix = try Matrix(mockup, in: &catalog, relativeTo: path.folder ?? "")
    report(
      matrix.diagnostics.map { $0.located(in: source, read.ranges) }, in: source, &console)
    documents.append((source, read.ranges))
    for cell in options.drawsFirstOnly ? Array(matrix.cells.prefix(1)) : matrix.cells {
      for format in formats {
        for scale in options.scales.isEmpty ? [cell.device.scale] : options.scales {
          let name = cell.fileName(scale: scale, fileExtension: format.fileExtension)
          jobs.append(
            Job(
              cell: cell, format: format, scale: scale, path: outputPath(name, of: path),
              document: documents.count - 1))
        }
      }
    }
  }

  private func outputPath(_ name: String, of document: String) -> String? {
    switch destination {
    case .standardOutput: nil
    case .file(let path): path
    case .folder(let folder): "\(folder)/\(name)"
    case .besideDocument:
      document == "-"
        ? nil : document.folder.map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" } ?? name
    }
  }

  private func formats() throws -> [any OutputFormat.Type] {
    if options.formats.isEmpty {
      if case .file(let path) = destination, let ending = path.fileExtension,
        let format = OutputFormats.all.first(where: { $0.fileExtension == ending })
      {
        return [format]
      }
      return [PNGFormat.self]
    }
    if options.formats == ["all"] { return OutputFormats.all }
    return try options.formats.map { name in
      guard let format = OutputFormats.named(name) else {
        throw UsageError(
          "'\(name)' is not one of \(OutputFormats.all.map { $0.name }.joined(separator: ", "))")
      }
      return format
    }
  }

  private func defaults() throws -> Mockup? {
    guard let configuration = try Configuration.nearest(to: folder),
      let node = try configuration.defaults()
    else { return nil }
    var reader = SourceReader(file: configuration.source)
    let mockup = Mockup(node, at: .root, &reader)
    if let first = reader.diagnostics.first {
      let place = first.range.map { ":\($0.lowerBound.line + 1):\($0.lowerBound.column + 1)" } ?? ""
      throw UsageError(".maquette.yaml\(place): \(first.message)", hint: first.help)
    }
    return mockup
  }

  /// Two pictures of one run may not have one path, letter case aside.
  func checkPaths() throws {
    var seen: [String: Job] = [:]
    for job in jobs {
      guard let path = job.path else { continue }
      guard let other = seen.updateValue(job, forKey: path.lowercased()) else { continue }
      if case .file = destination { return }
      throw UsageError(
        "two pictures would be written to '\(path)', from '\(documents[other.document].file.name)' and '\(documents[job.document].file.name)'",
        hint: "give one of them another 'name:'")
    }
  }

  /// Prints what a file's diagnostics say, and remembers whether there was an error.
  private mutating func report(
    _ diagnostics: [Diagnostic], in file: SourceFile, _ console: inout Console
  ) {
    let diagnostics = options.isStrict ? diagnostics.map(\.strict) : diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) { hasErrors = true }
    console.report(diagnostics, in: [file])
  }

  /// Draws the pictures, on as many workers as said, and writes them.
  func draw(workers: Int) async -> [Result] {
    let workers = min(workers, jobs.count)
    guard workers > 1 else { return draw(every: 1, from: 0).map(\.result) }
    var results = [Result?](repeating: nil, count: jobs.count)
    await withTaskGroup(of: [(index: Int, result: Result)].self) { group in
      for worker in 0..<workers {
        group.addTask { draw(every: workers, from: worker) }
      }
      for await part in group {
        for (index, result) in part { results[index] = result }
      }
    }
    return results.compactMap { $0 }
  }

  /// Draws every nth picture with one renderer.
  private func draw(every step: Int, from start: Int) -> [(index: Int, result: Result)] {
    let renderer = MockupRenderer(catalog)
    return stride(from: start, to: jobs.count, by: step).map { index in
      (index, Interruption.isPending ? .skipped : draw(jobs[index], renderer))
    }
  }

  private func draw(_ job: Job, _ renderer: MockupRenderer) -> Result {
    do {
      var picture = try renderer.render(
        job.cell, as: job.format.init(), scale: job.scale, effort: options.effort.compression,
        hasMetadata: !options.hasNoMetadata)
      if options.isStrict { picture.diagnostics = picture.diagnostics.map(\.strict) }
      guard let bytes = picture.bytes,
        !picture.diagnostics.contains(where: { $0.severity == .error })
      else { return .rejected(picture.diagnostics) }
      guard let path = job.path else {
        return .drawn(bytes: bytes, diagnostics: picture.diagnostics)
      }
      if let folder = path.folder { try FileSystem.makeFolder(folder) }
      try FileSystem.write(bytes, to: path)
      return .drawn(bytes: nil, diagnostics: picture.diagnostics)
    } catch {
      return .failed(error)
    }
  }

  /// Prints the paths of what was written and what was noticed, in the order of the documents.
  mutating func report(_ results: [Result], _ console: inout Console) throws -> ExitCode {
    var status = ExitCode.success
    var said: Set<String> = []
    for (job, result) in zip(jobs, results) {
      switch result {
      case .drawn(let bytes, let diagnostics):
        report(diagnostics, of: job, &said, &console)
        if let bytes { try console.write(bytes) }
        if let path = job.path { try console.print(path) }
      case .rejected(let diagnostics): report(diagnostics, of: job, &said, &console)
      case .skipped: status = .interrupted
      case .failed(let error):
        guard said.insert("\(error)").inserted else { continue }
        status = max(status, console.report(error))
      }
    }
    return hasErrors ? max(status, .invalidInput) : status
  }

  /// Prints what was noticed in a cell, each message once a document.
  private mutating func report(
    _ diagnostics: [Diagnostic], of job: Job, _ said: inout Set<String>, _ console: inout Console
  ) {
    let document = documents[job.document]
    let fresh = diagnostics.map { $0.located(in: document.file, document.ranges) }
      .filter { said.insert("\(job.document) \($0.id) \($0.path) \($0.message)").inserted }
    report(fresh, in: document.file, &console)
  }
}

extension Render.Effort {
  fileprivate var compression: RenderOptions.Effort {
    switch self {
    case .fast: .fast
    case .standard: .standard
    case .best: .best
    }
  }
}

extension ExitCode: Comparable {
  /// Orders statuses by gravity.
  package static func < (lhs: ExitCode, rhs: ExitCode) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Diagnostic {
  /// The diagnostic as it is when warnings are errors.
  fileprivate var strict: Diagnostic {
    var result = self
    if severity == .warning { result.severity = .error }
    return result
  }

  /// The diagnostic with the place in the file of what it is about, or of what holds that.
  func located(in file: SourceFile, _ ranges: [NodePath: SourceRange]) -> Diagnostic {
    guard range == nil else { return self }
    var result = self
    result.file = file.name
    var path: NodePath? = self.path
    while let place = path, result.range == nil {
      result.range = ranges[place]
      path = place.parent
    }
    return result
  }
}
