internal import MaquetteSource

extension CellPlan {
  /// Prints what kept a document or picture from being made, once a run; the others are made.
  mutating func report(_ error: any Error, hint: String? = nil, _ console: inout Console) {
    guard said.insert("\(error)").inserted else { return }
    status = max(status, console.report(error, hint: hint))
  }

  /// Prints what was noticed in a cell, each message once a document.
  mutating func report(
    fresh diagnostics: [Diagnostic], of document: Document, _ console: inout Console
  ) {
    let fresh = diagnostics.filter {
      said.insert("\(document.number) \($0.id) \($0.file ?? "") \($0.path) \($0.message)").inserted
    }
    report(fresh, of: document, &console)
  }

  /// Prints what was noticed in a document, at its places.
  mutating func report(
    _ diagnostics: [Diagnostic], of document: Document, _ console: inout Console
  ) {
    report(
      diagnostics.map { $0.located(in: document.file, document.ranges) }, in: document.file,
      &console)
  }

  /// Prints diagnostics of a file, and remembers whether there was an error.
  mutating func report(
    _ diagnostics: [Diagnostic], in file: SourceFile, _ console: inout Console
  ) {
    let diagnostics = options.isStrict ? diagnostics.map(\.strict) : diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) {
      status = max(status, .invalidInput)
    }
    console.report(diagnostics, in: [file])
  }
}

extension Diagnostic {
  /// The diagnostic as it is when warnings are errors.
  var strict: Diagnostic {
    var result = self
    if severity == .warning { result.severity = .error }
    return result
  }

  /// The diagnostic with the place in the file of what it is about, or of what holds that.
  fileprivate func located(in file: SourceFile, _ ranges: [NodePath: SourceRange]) -> Diagnostic {
    guard range == nil else { return self }
    var result = self
    result.file = file.name
    result.range = ranges.range(of: path)
    return result
  }
}
