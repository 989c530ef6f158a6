internal import Maquette
package import MaquetteSource

extension ReferencePicture {
  /// A file that cannot be read or measured, with the reasons.
  package struct Failure: Error {
    /// What is wrong in the file.
    package let diagnostics: [Diagnostic]
    /// The file.
    package let file: SourceFile
  }

  /// Reads a file; gives where its values stand as well.
  static func read(
    _ file: SourceFile
  ) throws(Failure) -> (picture: ReferencePicture, ranges: [NodePath: SourceRange]) {
    let parsed = readDocuments(file)
    var reader = SourceReader(file: file)
    if let second = parsed.documents.dropFirst().first {
      reader.report(
        "several-documents", "a file is about one picture", help: "write a file for each",
        at: second.range, path: .root)
    }
    let picture = parsed.documents.first.flatMap { Self($0, at: .root, &reader) }
    let diagnostics = parsed.diagnostics + reader.diagnostics
    guard let picture, diagnostics.isEmpty else {
      throw Failure(diagnostics: diagnostics, file: file)
    }
    return (picture, reader.ranges)
  }
}
