internal import Maquette
internal import MaquetteComponents
internal import MaquetteGuidelines
internal import MaquetteSource

/// A document that changed, and what the guidelines say of it since.
struct ChangedDocument: Sendable {
  let source: SourceFile
  /// The findings, or why there are none.
  let findings: Result<[Diagnostic], RenderError>
}

/// Judges what changes of documents add, as the options of `lint` in the surroundings say.
struct ChangeLinter: Sendable {
  private let linter: Linter
  private let defaults: Mockup?
  private let hasLayout: Bool
  private let isStrict: Bool

  /// Makes what judges the documents that operands name.
  init(for operands: [String], in console: Console) throws {
    let lint = try Lint.configured(for: operands, in: console)
    let judge = try lint.linter(in: console.workingDirectory)
    (linter, defaults, hasLayout) = (judge.linter, judge.defaults, judge.hasLayout)
    isStrict = lint.isStrict
  }

  /// Judges a document and the one that it was, if there was any.
  func judge(
    _ file: MockupFile, since before: MockupFile?, _ renderer: MockupRenderer
  ) -> ChangedDocument {
    let added = Result { () throws(RenderError) in
      let old = try before.map { old throws(RenderError) in try findings(in: old, renderer) }
      let added = try findings(in: file, renderer).added(since: old ?? []).map(\.diagnostic)
      return isStrict ? added.map(\.strict) : added
    }
    return ChangedDocument(source: file.source, findings: added)
  }

  private func findings(
    in file: MockupFile, _ renderer: MockupRenderer
  ) throws(RenderError) -> [NamedFinding] {
    try file.findings(of: linter, in: renderer, defaults: defaults, withLayout: hasLayout).map {
      NamedFinding(mockup: file.mockupName(of: $0), diagnostic: $0)
    }
  }
}

extension MockupFile {
  /// The name of the mockup that a finding is in.
  fileprivate func mockupName(of finding: Diagnostic) -> String {
    let offset = finding.range?.lowerBound.offset ?? 0
    let read = mockups.last { ($0.ranges[.root]?.lowerBound.offset ?? 0) <= offset }
    return read?.mockup.name ?? ""
  }
}

extension VerifyPlan {
  /// Judges the documents that changed; gives nothing for those that an interrupted run did not reach.
  ///
  /// A document that did not change adds nothing. Of parts of a run, the file's name alone says which one
  /// judges it, as it is with pictures.
  func judge(since old: OldDocuments?, by linter: ChangeLinter?) async -> [ChangedDocument?] {
    guard let old, let linter else { return [] }
    let changed = cells.files.filter { file in
      (shard?.holds(file.source.name.baseName) ?? true)
        && file.differs(from: old.files[file.source.name])
    }
    return await mapInParallel(changed, workers: options.documents.workers, old.catalog) {
      linter.judge($0, since: old.files[$0.source.name], $1)
    }
  }
}

extension MockupFile {
  /// Whether the file, or one of translations beside it, is not what it was.
  fileprivate func differs(from old: MockupFile?) -> Bool {
    source.bytes != old?.source.bytes || mockups.map(\.mockup) != old?.mockups.map(\.mockup)
  }
}
