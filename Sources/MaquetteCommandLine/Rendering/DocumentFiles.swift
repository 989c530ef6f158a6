internal import Maquette
internal import MaquetteSource

/// Finds the documents that operands name.
enum DocumentFiles {
  private static let endings = ["json", "yaml", "yml"]

  /// The file itself, or the documents in a folder and its subfolders, sorted.
  static func paths(of operand: String) throws -> [String] {
    guard operand != "-", FileSystem.isFolder(operand) else { return [operand] }
    let folder = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
    let paths = try documents(in: folder)
    guard !paths.isEmpty else {
      throw FileError.noDocuments(in: operand)
    }
    return paths
  }

  private static func documents(in folder: String) throws -> [String] {
    try FileSystem.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = "\(folder)/\(name)"
      if FileSystem.isFolder(path) { return try documents(in: path) }
      return endings.contains(name.fileExtension ?? "") ? [path] : []
    }
  }

  /// The names of documents in the folder of a path that does not exist, when one is alike.
  static func hint(_ path: String) -> String? {
    let names = (try? FileSystem.names(in: path.folder ?? ".")) ?? []
    let documents = names.filter { endings.contains($0.fileExtension ?? "") }
    let name = String(path.split(separator: "/").last ?? "")
    return nearest(to: name, among: documents).first.map { "did you mean '\($0)'?" }
  }
}
