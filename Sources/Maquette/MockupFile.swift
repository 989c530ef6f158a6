public import MaquetteComponents
public import MaquetteSource
internal import MaquetteYAML

/// A mockup as it stands in a file.
public struct ReadMockup: Sendable {
  /// The mockup, with its name.
  public var mockup: Mockup
  /// Whether it may be drawn: it has no errors.
  public var isValid: Bool
  /// Where each of its values stands.
  public var ranges: [NodePath: SourceRange]
}

/// The mockups of a file, and what is wrong with it.
public struct MockupFile: Sendable {
  /// The file.
  public let source: SourceFile
  /// The mockups in the order of the file.
  public let mockups: [ReadMockup]
  /// What is wrong, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// The name that was given for the first mockup.
  let name: String
  let allowsAnyPath: Bool

  /// Reads a file: JSON when its name ends in `.json`, or when it is not named so and begins like an
  /// object or array of JSON; else YAML.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The name of the first mockup that has none of its own; further ones get `-2`, `-3`
  ///     and so on.
  ///   - allowsAnyPath: Whether the document may name files outside of its folder.
  public init(_ source: SourceFile, name: String, allowsAnyPath: Bool = false) {
    self.source = source
    self.name = name
    self.allowsAnyPath = allowsAnyPath
    let parsed = readDocuments(source)
    var diagnostics = parsed.diagnostics
    var mockups: [ReadMockup] = []
    for (index, node) in parsed.documents.enumerated() {
      var reader = SourceReader(file: source)
      var mockup = Mockup(node, at: .root, &reader) ?? Mockup()
      if mockup.presentations.isEmpty, mockup.screen == nil,
        !reader.diagnostics.contains(where: { $0.severity == .error })
      {
        let kinds = (PresentationCatalog.all.map { $0.kind } + ["screen"]).joined(separator: ", ")
        reader.report(
          "missing-key", "a mockup presents something, but this one has none of \(kinds)",
          help: "write 'menu:' and its items below", at: node.range, path: .root)
      }
      var references = FileReferences(source, allowsAnyPath: allowsAnyPath)
      references.resolve(&mockup, &reader)
      if mockup.name == nil { mockup.name = index == 0 ? name : "\(name)-\(index + 1)" }
      let isValid = !(reader.diagnostics + references.diagnostics).contains {
        $0.severity == .error
      }
      mockups.append(ReadMockup(mockup: mockup, isValid: isValid, ranges: reader.ranges))
      diagnostics += reader.diagnostics + references.diagnostics
    }
    self.mockups = mockups
    self.diagnostics = diagnostics.inFileOrder
  }
}

/// The documents of a file of YAML or JSON.
package func readDocuments(_ source: SourceFile) -> ParsedFile {
  source.isJSON ? readJSON(source) : readYAML(source)
}

extension SourceFile {
  /// Whether the file is JSON rather than YAML.
  var isJSON: Bool {
    if name.hasSuffix(".json") { return true }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return false }
    // An object or an array of objects, which a flow mapping of YAML with a plain key is not.
    let start = bytes.lazy.filter { $0 > 0x20 }.prefix(3)
    let text = String(decoding: start, as: UTF8.self)
    return text.hasPrefix("{\"") || text.hasPrefix("{}") || text.hasPrefix("[{\"")
      || text.hasPrefix("[{}")
  }
}
