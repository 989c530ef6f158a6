internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteSource

/// What a run of `render` draws: planned from the documents, drawn by workers, reported in order.
struct RenderPlan: Sendable {
  /// What a picture shows.
  enum Subject: Sendable {
    case cell(Cell)
    case sheet(ContactSheet)
  }

  /// A picture to draw.
  struct Job: Sendable {
    var subject: Subject
    var format: any OutputFormat.Type
    var scale: Double
    /// Nothing for standard output.
    var path: String?
    var document: CellPlan.Document
  }

  let options: Render
  var cells: CellPlan
  private(set) var jobs: [Job] = []
  /// The scales, each once.
  private let scales: [Double]
  private let destination: Destination
  private let formats: [any OutputFormat.Type]

  init(_ options: Render, in folder: String) throws {
    self.options = options
    destination = try Destination(options.output)
    formats = try Self.formats(options.formats.unique, for: destination)
    scales = options.scales.unique
    cells = try CellPlan(options.documents, in: folder)
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
    cells.read(operands, &console)
    if options.isContactSheet {
      for (sheet, document) in cells.sheets { plan(.sheet(sheet), of: document) }
    } else {
      for entry in cells.entries { plan(.cell(entry.cell), of: entry.document) }
    }
    try checkPaths()
  }

  /// Plans the pictures of a subject, in every format and scale.
  private mutating func plan(_ subject: Subject, of document: CellPlan.Document) {
    for format in formats {
      // Outlines are laid out for the pixels of the device.
      let scales =
        options.scales.isEmpty || !format.hasPixels ? [subject.usualScale] : scales
      for scale in scales {
        let name = subject.fileName(
          scale: format.hasPixels ? scale : nil, fileExtension: format.fileExtension)
        jobs.append(
          Job(
            subject: subject, format: format, scale: scale,
            path: destination.path(of: name, from: document.path, below: document.found),
            document: document))
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

extension RenderPlan.Subject {
  /// Pixels a point unless given: a device's own; two for a sheet, which may show several devices.
  fileprivate var usualScale: Double {
    switch self {
    case .cell(let cell): cell.device.scale
    case .sheet: 2
    }
  }

  fileprivate func fileName(scale: Double?, fileExtension: String) -> String {
    switch self {
    case .cell(let cell): cell.fileName(scale: scale, fileExtension: fileExtension)
    case .sheet(let sheet): sheet.fileName(scale: scale, fileExtension: fileExtension)
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
