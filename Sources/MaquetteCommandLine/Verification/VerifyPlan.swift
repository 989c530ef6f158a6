internal import Maquette
internal import MaquetteCairo
internal import MaquetteSource
internal import MaquetteThemes

/// What a run of `verify` draws and compares: planned from the documents, done by workers, reported in
/// order.
struct VerifyPlan: Sendable {
  /// A picture to verify.
  struct Job: Sendable {
    /// The path of the picture in the baseline.
    var name: String
    var cell: Cell
    var scale: Double
    var document: CellPlan.Document
  }

  let options: Verify
  let baseline: String
  let shard: Shard?
  var cells: CellPlan
  private(set) var jobs: [Job] = []
  /// The names of all pictures, of other parts too.
  private(set) var names: Set<String> = []

  init(_ options: Verify, _ documents: DocumentOptions, baseline: String, in console: Console) throws {
    self.options = options
    self.baseline = baseline.count > 1 && baseline.hasSuffix("/") ? String(baseline.dropLast()) : baseline
    shard = try options.shard?.part(console.environment)
    cells = try CellPlan(documents, in: console.workingDirectory)
  }

  /// Reads the documents and plans their pictures; reports every mistake.
  mutating func read(_ operands: [String], _ console: inout Console) throws {
    cells.read(operands, &console)
    for entry in cells.entries {
      for scale in options.scales.isEmpty ? [entry.cell.device.scale] : options.scales {
        let file = entry.cell.fileName(scale: scale, fileExtension: PNGFormat.fileExtension)
        let place = entry.document.path.folder.flatMap { inner in
          entry.document.found.map { inner.dropFirst($0.count).drop { $0 == "/" } }
        }
        let name = [String(place ?? ""), file].filter { !$0.isEmpty }.joined(separator: "/")
        guard names.insert(name).inserted else {
          throw UsageError(
            "two pictures are called '\(name)'", hint: "give one of them another 'name:'")
        }
        if shard?.holds(name) ?? true {
          jobs.append(Job(name: name, cell: entry.cell, scale: scale, document: entry.document))
        }
      }
    }
  }

  /// Draws and compares the pictures; nothing for those that an interrupted run did not reach.
  func verify() async -> [VerifiedPicture?] {
    await mapInParallel(jobs, workers: options.documents.workers, cells.catalog) { job, renderer in
      var picture = VerifiedPicture(result: result(of: job))
      do {
        try verify(job, renderer, &picture)
        try keep(&picture)
      } catch {
        picture.result.status = .failed
        picture.result.problems.append("\(error)")
      }
      return picture
    }
  }

  private func result(of job: Job) -> PictureResult {
    var result = PictureResult()
    result.name = job.name
    result.document = job.document.file.name
    result.mockup = job.cell.mockup.name ?? ""
    result.axes = job.cell.axes
    return result
  }

  private func verify(
    _ job: Job, _ renderer: MockupRenderer, _ picture: inout VerifiedPicture
  ) throws {
    let drawn = try renderer.render(job.cell, scale: job.scale)
    picture.diagnostics = drawn.diagnostics
    guard let actual = drawn.bytes, !drawn.diagnostics.contains(where: { $0.severity == .warning })
    else {
      picture.result.status = .failed
      picture.result.problems += drawn.diagnostics.filter { $0.severity != .note }.map(\.message)
      return
    }
    picture.actual = actual
    let path = "\(baseline)/\(job.name)"
    guard FileSystem.exists(path) else {
      picture.result.status = .new
      return
    }
    let expected = try FileSystem.read(path)
    let comparison = PictureComparison(
      tolerance: options.tolerance, ignored: options.ignored, renderer: renderer)
    comparison.compare(
      expected, actual, drawn.frame, of: job.cell, scale: job.scale, into: &picture)
  }
}
