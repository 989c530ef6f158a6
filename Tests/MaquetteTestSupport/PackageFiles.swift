internal import Maquette

/// The files of this package, found from the place of a test.
public enum PackageFiles {
  /// The folder of the package.
  public static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  /// The text of a file.
  public static func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read("\(root)/\(path)"), as: UTF8.self)
  }

  /// The names in a folder that end in something, sorted.
  public static func names(in folder: String, ending: String = "") throws -> [String] {
    try FileSystem.names(in: "\(root)/\(folder)").filter { $0.hasSuffix(ending) }
  }

  /// Whether a file is there.
  public static func exists(_ path: String) -> Bool { FileSystem.exists("\(root)/\(path)") }

  /// Writes a file.
  public static func write(_ text: String, to path: String) throws {
    try FileSystem.write(Array(text.utf8), to: "\(root)/\(path)")
  }
}
