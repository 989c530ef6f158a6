internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// The files that a document names: reads those of translations, and keeps to the document's folder.
struct FileReferences {
  private let source: SourceFile
  private let allowsAnyPath: Bool
  /// What is wrong in the files that were read.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceFile, allowsAnyPath: Bool) {
    self.source = source
    self.allowsAnyPath = allowsAnyPath
  }

  /// Puts translations in the place of their file's name, and reports paths that lead elsewhere.
  mutating func resolve(_ mockup: inout Mockup, _ reader: inout SourceReader) {
    for file in reader.files { check(file.name, at: file.path, &reader) }
    for (index, theme) in mockup.theme.values.enumerated() where theme.contains("/") {
      let path = NodePath.root / "theme"
      check(theme, at: mockup.theme.values.count > 1 ? path[index] : path, &reader)
    }
    guard case .file(let name) = mockup.strings else { return }
    let path = NodePath.root / "strings"
    guard check(name, at: path, &reader) else { return }
    let place = name.path(in: source.name.folder)
    do {
      let file = SourceFile(name: place, bytes: try FileSystem.read(place, limit: 20 << 20))
      let parsed = readDocuments(file)
      diagnostics += parsed.diagnostics
      guard let node = parsed.documents.first else { return }
      var strings = SourceReader(file: file)
      if let table = Table<String, Table<String, String>>(node, at: .root, &strings) {
        mockup.strings = .table(table)
      }
      diagnostics += strings.diagnostics
    } catch {
      reader.report(
        "unreadable-file", error.description,
        at: reader.ranges.range(of: path) ?? .start ..< .start, path: path)
    }
  }

  /// Whether a path stays inside the document's folder; reports it otherwise.
  @discardableResult
  private func check(_ name: String, at path: NodePath, _ reader: inout SourceReader) -> Bool {
    guard name.leavesFolder, !allowsAnyPath else { return true }
    reader.report(
      "outside-folder", "'\(name)' is outside of the document's folder",
      help: "move the file beside the document, or allow it with '--allow-path'",
      at: reader.ranges.range(of: path) ?? .start ..< .start, path: path)
    return false
  }
}
