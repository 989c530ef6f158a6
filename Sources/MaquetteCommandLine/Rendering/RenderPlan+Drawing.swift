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
      let picture = try renderer.render(
        job.cell, as: job.format.init(), scale: job.scale, effort: options.effort.compression,
        hasMetadata: !options.hasNoMetadata)
      let isRefused =
        options.documents.isStrict && picture.diagnostics.contains { $0.severity == .warning }
      guard let bytes = picture.bytes, !isRefused else { return .rejected(picture.diagnostics) }
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
