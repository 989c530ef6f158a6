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
    /// The run was interrupted before.
    case skipped
  }

  /// Draws the pictures, on as many workers as said, and writes them.
  func draw(workers: Int) async -> [Outcome] {
    let workers = min(workers, jobs.count)
    guard workers > 1 else { return draw(every: 1, from: 0).map(\.outcome) }
    var outcomes = [Outcome](repeating: .skipped, count: jobs.count)
    await withTaskGroup(of: [(index: Int, outcome: Outcome)].self) { group in
      for worker in 0..<workers {
        group.addTask { draw(every: workers, from: worker) }
      }
      for await part in group {
        for (index, outcome) in part { outcomes[index] = outcome }
      }
    }
    return outcomes
  }

  /// Draws every nth picture with one renderer.
  private func draw(every step: Int, from start: Int) -> [(index: Int, outcome: Outcome)] {
    let renderer = MockupRenderer(catalog)
    return stride(from: start, to: jobs.count, by: step).map { index in
      (index, Interruption.isPending ? .skipped : draw(jobs[index], renderer))
    }
  }

  private func draw(_ job: Job, _ renderer: MockupRenderer) -> Outcome {
    do {
      let picture = try renderer.render(
        job.cell, as: job.format.init(), scale: job.scale, effort: options.effort.compression,
        hasMetadata: !options.hasNoMetadata)
      let isRefused = options.isStrict && picture.diagnostics.contains { $0.severity == .warning }
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
}
