internal import Maquette
internal import MaquetteComponents
internal import MaquetteSource

/// The file `.maquette.yaml`: what stands for options that are not given.
struct Configuration {
  private let file: SourceFile
  private let node: SourceNode

  /// The file of a folder, or of the nearest folder above it that has one.
  static func nearest(to folder: String) throws -> Configuration? {
    var folder = folder
    while true {
      let path = ".maquette.yaml".path(in: folder)
      if FileSystem.exists(path) { return try Configuration(path) }
      guard let above = folder.folder, folder != "/" else { return nil }
      folder = above
    }
  }

  private init(_ path: String) throws {
    file = SourceFile(name: ".maquette.yaml", bytes: try FileSystem.read(path, limit: 1 << 20))
    let parsed = readDocuments(file)
    // A file that holds nothing, or comments alone, says nothing.
    if let first = parsed.diagnostics.first, first.id != "no-document" {
      throw Self.error(first.message, at: first.range, hint: first.help)
    }
    node = parsed.documents.first ?? .mapping([], .start ..< .start)
    let known = Tool.commands.map { $0.name } + ["defaults"]
    for entry in try Self.entries(of: node) where !known.contains(entry.key) {
      let near = MaquetteSource.nearest(to: entry.key, among: known).first
      throw Self.error(
        "'\(entry.key)' is no command", at: entry.keyRange,
        hint: near.map { "did you mean '\($0)'?" })
    }
  }

  /// What the file says about the options of a command.
  func entries(for command: String) throws -> [ConfigurationEntry] {
    guard let options = node[command], !options.isAbsent else { return [] }
    guard case .mapping = options else {
      throw Self.error("'\(command)' is a mapping of options here", at: options.range)
    }
    let known =
      Tool.commands.first { $0.name == command }.map { CommandDescription($0).options } ?? []
    return try Self.entries(of: options).map { entry in
      // What an option that there is not may hold does not matter.
      let isMapping =
        known.first { $0.key == entry.key }.map { $0.placeholder?.contains("=") == true } ?? true
      let values =
        isMapping ? try Self.pairs(entry.value) : try Self.values(entry.value)
      return ConfigurationEntry(
        key: entry.key, values: values, origin: Self.origin(entry.keyRange))
    }
  }

  /// What stands for what a document leaves out: the axes of a mockup.
  func defaults() throws -> Mockup? {
    guard let node = node["defaults"], !node.isAbsent else { return nil }
    var reader = SourceReader(file: file)
    let mockup = Mockup(node, at: .root, &reader)
    if let first = reader.diagnostics.first {
      throw Self.error(first.message, at: first.range, hint: first.help)
    }
    return mockup
  }

  /// The entries of a mapping, each of whose keys stands in it once.
  private static func entries(of node: SourceNode) throws -> [SourceEntry] {
    guard case .mapping(let entries, _) = node else { return [] }
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.key).inserted {
      throw error("'\(entry.key)' is given twice", at: entry.keyRange)
    }
    return entries
  }

  /// The values of an option that are written `key=value`, here also as a mapping.
  private static func pairs(_ node: SourceNode) throws -> [String] {
    guard case .mapping = node else { return try values(node) }
    return try entries(of: node).map { entry in
      guard case .scalar(let text, _, _) = entry.value else {
        throw error("'\(entry.key)' has a value here", at: entry.value.range)
      }
      return "\(entry.key)=\(text)"
    }
  }

  private static func values(_ node: SourceNode) throws -> [String] {
    switch node {
    case .scalar(let text, _, _): return [text]
    case .sequence(let nodes, _): return try nodes.flatMap { try values($0) }
    case .mapping(_, let range): throw error("an option has a value or a list here", at: range)
    }
  }

  private static func error(
    _ message: String, at range: SourceRange?, hint: String? = nil
  ) -> UsageError {
    UsageError("\(range.map { origin($0) } ?? ".maquette.yaml"): \(message)", hint: hint)
  }

  private static func origin(_ range: SourceRange) -> String {
    ".maquette.yaml:\(range.lowerBound.line + 1):\(range.lowerBound.column + 1)"
  }
}
