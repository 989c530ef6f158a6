internal import Glibc
internal import Maquette
internal import MaquetteSource

/// Finds the documents that operands name.
enum DocumentFiles {
  private static let endings = ["json", "yaml", "yml"]

  /// The file itself, or the documents in a folder and its subfolders, sorted.
  ///
  /// - Parameters:
  ///   - operand: A file or folder.
  ///   - others: Files and folders that are left out of a folder, however they are written.
  /// - Returns: The paths, at least one.
  /// - Throws: When a folder cannot be read or has no documents.
  static func paths(
    of operand: String, leavingOut others: [String] = []
  ) throws(FileError) -> [String] {
    guard operand != "-", FileSystem.isFolder(operand) else { return [operand] }
    let others = Set(others.compactMap(FileIdentity.init))
    var paths: [String] = []
    var folders = [operand.hasSuffix("/") ? String(operand.dropLast()) : operand]
    while let folder = folders.popLast() {
      for name in try FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        if let identity = FileIdentity(path), others.contains(identity) { continue }
        if FileSystem.isFolder(path) {
          // A link may lead to a folder above, and on and on.
          if !isLink(path) { folders.append(path) }
        } else if isDocument(name) {
          paths.append(path)
        }
      }
    }
    guard !paths.isEmpty else { throw .noDocuments(in: operand) }
    return paths.sorted()
  }

  /// The names of documents in the folder of a path that does not exist, when one is alike.
  static func hint(_ path: String) -> String? {
    let names = (try? FileSystem.names(in: path.folder ?? ".")) ?? []
    let name = String(path.split(separator: "/").last ?? "")
    let others = names.filter { isDocument($0) && $0 != name }
    return nearest(to: name, among: others).first.map { "did you mean '\($0)'?" }
  }

  private static func isDocument(_ name: String) -> Bool {
    endings.contains(name.fileExtension ?? "")
  }

  private static func isLink(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }
}

/// What two paths of the same file have in common.
private struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// Nothing for a file that is not there.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    (device, number) = (info.st_dev, info.st_ino)
  }
}
