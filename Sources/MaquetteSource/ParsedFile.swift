/// What reading a file gives: its documents, and what kept others from being read.
package struct ParsedFile: Sendable, Hashable {
  /// The documents that were read, in the order of the file; each is a mapping.
  package var documents: [SourceNode]
  /// The mistakes, in the order of the file.
  package var diagnostics: [Diagnostic]

  /// Makes the result of reading a file.
  package init(documents: [SourceNode] = [], diagnostics: [Diagnostic] = []) {
    self.documents = documents
    self.diagnostics = diagnostics
  }

  /// Adds a document, or the reason why it is none.
  package mutating func append(_ document: SourceNode, file: String) {
    guard case .mapping = document else {
      diagnostics.append(ReadingError.notAMapping(document).diagnostic(in: file))
      return
    }
    documents.append(document)
  }
}
