internal import Maquette
internal import MaquetteCairo

/// Where pictures go.
enum Destination {
  /// Beside their documents; from standard input to standard output.
  case besideDocument
  case folder(String)
  case file(String)
  case standardOutput

  /// Understands the `-o` option: a name that ends like a format is a file.
  init(_ output: String?) throws(UsageError) {
    guard let output else {
      self = .besideDocument
      return
    }
    guard !output.isEmpty else {
      throw UsageError(
        "'' is no place to write to", hint: "leave out '-o' to write beside documents")
    }
    let known = OutputFormats.all.map { $0.fileExtension }
    if output == "-" {
      self = .standardOutput
    } else if let ending = output.fileExtension, known.contains(ending) {
      self = .file(output)
    } else if let ending = output.fileExtension,
      ["svg", "pdf", "jpg", "jpeg", "webp", "gif"].contains(ending)
    {
      throw UsageError(
        "'\(output)' names a file of the format '\(ending)', "
          + "which is not one of \(known.joined(separator: ", "))",
        hint: "write '\(output.dropLast(ending.count))\(known[0])', or a folder")
    } else {
      self = .folder(output.hasSuffix("/") && output.count > 1 ? String(output.dropLast()) : output)
    }
  }

  /// The path of a document's picture, or nothing for standard output.
  ///
  /// Pictures of documents found in a folder keep their places below it.
  func path(of name: String, from document: String, below found: String?) -> String? {
    switch self {
    case .standardOutput: return nil
    case .file(let path): return path
    case .folder(let folder):
      let place = document.folder.flatMap { inner in
        found.map { inner.dropFirst($0.count).drop { $0 == "/" } }
      }
      return [folder, String(place ?? ""), name].filter { !$0.isEmpty }.joined(separator: "/")
    case .besideDocument:
      guard document != "-" else { return nil }
      return name.path(in: document.folder)
    }
  }
}
