package import MaquetteSource

/// Reads a YAML file; its documents are divided by `---`.
package func readYAML(
  _ file: SourceFile, limits: ReadingLimits = ReadingLimits()
) -> ParsedFile {
  let fault = file.firstFault()
  return file.bytes.withUnsafeBufferPointer { bytes in
    let text = UnsafeBufferPointer(rebasing: bytes[..<(fault?.byteOffset ?? bytes.count)])
    return readDocuments(YAMLComposer(text, file, limits), of: file, until: fault)
  }
}

private func readDocuments(
  _ composer: consuming YAMLComposer, of file: SourceFile, until fault: TextFault?
) -> ParsedFile {
  var parsed = ParsedFile()
  var failure = fault?.error
  // A document counts when what follows it has been looked at: it may not have been its end.
  var pending: Result<SourceNode, ReadingError>?
  do throws(ReadingError) {
    while let document = try composer.nextDocument() {
      parsed.append(pending, file: file.name)
      pending = document
    }
    if fault != nil, composer.isAtEnd { pending = nil }
  } catch {
    // What is cut off at a fault looks unfinished; the fault is the reason.
    failure = failure ?? error
    if composer.isBetweenDocuments, pending?.isMapping == false { pending = nil }
  }
  parsed.append(pending, file: file.name)
  if parsed == ParsedFile(), failure == nil { failure = .noDocument }
  if let failure { parsed.diagnostics.append(failure.diagnostic(in: file.name)) }
  return parsed
}

extension Result<SourceNode, ReadingError> {
  fileprivate var isMapping: Bool {
    if case .success(.mapping) = self { true } else { false }
  }
}

extension ParsedFile {
  fileprivate mutating func append(
    _ document: Result<SourceNode, ReadingError>?, file: String
  ) {
    switch document {
    case .success(let node): append(node, file: file)
    case .failure(let error): diagnostics.append(error.diagnostic(in: file))
    case nil: break
    }
  }
}
