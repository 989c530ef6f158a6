internal import Maquette
internal import MaquetteCairo
internal import MaquetteSource

extension RenderPlan {
  /// What became of a job.
  enum Outcome: Sendable {
    /// The picture was written, or its bytes are for standard output.
    case drawn(bytes: [UInt8]?, diagnostics: [Diagnostic])
    case rejected([Diagnostic])
    case failed(any Error)
  }

  /// Draws the pictures and writes them; nothing for those that an interrupted run did not reach.
  func draw() async -> [Outcome?] {
    await mapInParallel(jobs, workers: options.documents.workers, cells.catalog) { draw($0, $1) }
  }

  private func draw(_ job: Job, _ renderer: MockupRenderer) -> Outcome {
    do {
      let picture = try picture(of: job, renderer)
      guard let bytes = picture.bytes else { return .rejected(picture.diagnostics) }
      guard let path = job.path else {
        return .drawn(bytes: bytes, diagnostics: picture.diagnostics)
      }
      if let folder = path.folder { try FileSystem.makeFolder(folder) }
      try FileSystem.write(bytes, to: path)
      return .drawn(bytes: nil, diagnostics: picture.diagnostics)
    } catch let error as RenderError {
      guard case .tooLarge = error else { return .failed(error) }
      return .rejected([Diagnostic(.error, "too-large", error.description)])
    } catch {
      return .failed(error)
    }
  }

  /// The picture; without bytes when it has an error, or with --strict a warning.
  private func picture(
    of job: Job, _ renderer: MockupRenderer
  ) throws(RenderError) -> MockupRenderer.Picture {
    let (effort, hasMetadata) = (options.effort.compression, !options.hasNoMetadata)
    switch job.subject {
    case .sheet(let sheet):
      return try renderer.render(
        sheet, as: job.format.init(), scale: job.scale, isStrict: options.documents.isStrict,
        effort: effort, hasMetadata: hasMetadata)
    case .cell(let cell):
      var picture = try renderer.render(
        cell, as: job.format.init(), scale: job.scale, effort: effort, hasMetadata: hasMetadata)
      if options.documents.isStrict,
        picture.diagnostics.contains(where: { $0.severity == .warning })
      {
        picture.bytes = nil
      }
      return picture
    }
  }

  /// Prints the paths of what was written and what was noticed, in the order of the documents.
  mutating func report(_ outcomes: [Outcome?], _ console: inout Console) throws {
    for (job, outcome) in zip(jobs, outcomes) {
      switch outcome {
      case .drawn(let bytes, let diagnostics):
        cells.report(fresh: diagnostics, of: job.document, &console)
        if let bytes { try console.write(bytes) }
        if let path = job.path { try console.print(path) }
      case .rejected(let diagnostics):
        cells.report(fresh: diagnostics, of: job.document, &console)
      case .failed(let error): cells.report(error, &console)
      case nil: cells.status = .interrupted
      }
    }
  }
}
