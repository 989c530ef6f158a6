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
  var baseline: Baseline
  let shard: Shard?
  var cells: CellPlan
  private(set) var jobs: [Job] = []
  /// The names of all pictures, of other parts too.
  private(set) var names: Set<String> = []

  init(
    _ options: Verify, _ documents: DocumentOptions, _ baseline: Baseline, in console: Console
  ) throws {
    self.options = options
    self.baseline = baseline
    shard = try options.shard?.part(console.environment)
    cells = try CellPlan(documents, in: console.workingDirectory)
  }

  /// Reads the documents and plans their pictures; reports every mistake.
  mutating func read(_ operands: [String], _ console: inout Console) throws {
    // The run's own files may lie among the documents.
    cells.read(
      operands,
      leavingOut: [options.report, "\(options.report)/report.json"]
        + [baseline.file].compactMap { $0 },
      &console)
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
  ///
  /// - Parameter old: The documents as they were, for what is compared with pictures drawn anew.
  /// - Returns: What was found of each picture, in the order of the jobs.
  func verify(_ old: OldDocuments?) async -> [VerifiedPicture?] {
    let catalog = old?.catalog ?? cells.catalog
    return await mapInParallel(jobs, workers: options.documents.workers, catalog) {
      job, renderer in
      var picture = VerifiedPicture(result: result(of: job))
      do {
        try verify(job, old?.cells[job.name], renderer, &picture)
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
    _ job: Job, _ old: Cell?, _ renderer: MockupRenderer, _ picture: inout VerifiedPicture
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
    let comparison = PictureComparison(
      tolerance: options.tolerance, ignored: options.ignored, renderer: renderer)
    func compare(_ expected: [UInt8], _ name: String) {
      comparison.compare(
        expected, called: name, actual, drawn.frame, of: job.cell, scale: job.scale, into: &picture)
    }
    switch baseline {
    case .folder(let folder):
      let path = "\(folder)/\(job.name)"
      guard FileSystem.exists(path) else { return picture.result.status = .new }
      compare(try FileSystem.read(path), path)
    case .manifest(_, let manifest):
      let frame = renderer.fingerprint(of: drawn.frame)
      let pixels = try comparison.checksum(actual)
      (picture.result.frameChecksum, picture.result.pixelChecksum) = (frame, pixels)
      guard let entry = manifest[job.name] else { return picture.result.status = .new }
      // Pixels are comparable only where the same libraries painted them.
      let isHere = Surroundings([], themes: []).changes(since: manifest.surroundings).isEmpty
      picture.result.sameEnvironment = isHere
      if entry.frame == frame, entry.pixels == pixels || !isHere {
        return picture.result.status = .same
      }
      // Only what has the checksum of the layout is the picture that was recorded.
      guard let before = try old.map({ try renderer.render($0, scale: job.scale) }),
        let bytes = before.bytes, renderer.fingerprint(of: before.frame) == entry.frame
      else {
        picture.result.status = .changed
        picture.result.problems.append("the picture before is in no commit")
        return
      }
      compare(bytes, "the picture before")
      // What differs in the checksums is a change, even where the eye sees none.
      if picture.result.status == .same { picture.result.status = .changed }
    case .revision:
      guard let old else { return picture.result.status = .new }
      let before = try renderer.render(old, scale: job.scale)
      if before.frame == drawn.frame { return picture.result.status = .same }
      guard let bytes = before.bytes else { return picture.result.status = .new }
      compare(bytes, "the picture before")
    }
  }
}
