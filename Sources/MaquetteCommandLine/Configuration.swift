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
      let path = folder == "/" ? "/.maquette.yaml" : "\(folder)/.maquette.yaml"
      if FileSystem.exists(path) { return try Configuration(path) }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }

  private init(_ path: String) throws {
    file = SourceFile(name: ".maquette.yaml", bytes: try FileSystem.read(path, limit: 1 << 20))
    let parsed = readDocuments(file)
    if let first = parsed.diagnostics.first(where: { $0.id != "no-document" }) {
      throw Self.error(first.message, first.range, first.help)
    }
    node = parsed.documents.first ?? .mapping([], SourcePosition.start..<SourcePosition.start)
    guard case .mapping(let entries, _) = node else { return }
    let known = Tool.commands.map { $0.name } + ["defaults"]
    for entry in entries where !known.contains(entry.key) {
      let near = MaquetteSource.nearest(to: entry.key, among: known).first
      throw Self.error(
        "'\(entry.key)' is no command", entry.keyRange, near.map { "did you mean '\($0)'?" })
    }
  }

  /// What the file says about the options of a command.
  func entries(for command: String) throws -> [ConfigurationEntry] {
    try pairs(of: command).map { entry in
      ConfigurationEntry(
        key: entry.key, values: try Self.values(entry.value), origin: Self.origin(entry.keyRange))
    }
  }

  /// What stands for what a document leaves out: the axes of a mockup.
  func defaults() throws -> Mockup? {
    guard let node = node["defaults"], !node.isAbsent else { return nil }
    var reader = SourceReader(file: file)
    let mockup = Mockup(node, at: .root, &reader)
    if let first = reader.diagnostics.first {
      throw Self.error(first.message, first.range, first.help)
    }
    return mockup
  }

  private func pairs(of key: String) throws -> [SourceEntry] {
    switch node[key] {
    case .mapping(let entries, _)?: return entries
    case let other? where !other.isAbsent:
      throw Self.error("'\(key)' is a mapping of options here", other.range, nil)
    default: return []
    }
  }

  private static func values(_ node: SourceNode) throws -> [String] {
    switch node {
    case .scalar(let text, _, _): return [text]
    case .sequence(let nodes, _): return try nodes.flatMap { try values($0) }
    case .mapping(_, let range): throw error("an option has a value or a list here", range, nil)
    }
  }

  private static func error(_ message: String, _ range: SourceRange?, _ hint: String?) -> UsageError
  {
    UsageError("\(range.map { origin($0) } ?? ".maquette.yaml"): \(message)", hint: hint)
  }

  private static func origin(_ range: SourceRange) -> String {
    ".maquette.yaml:\(range.lowerBound.line + 1):\(range.lowerBound.column + 1)"
  }
}
