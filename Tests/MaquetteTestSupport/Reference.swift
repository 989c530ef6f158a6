import Foundation

/// Reference material outside of the project, which some checks read where it is there.
public enum Reference {
  /// A file that is not there.
  public struct Missing: Error {
    /// Its name.
    public let name: String

    /// Makes an error.
    public init(name: String) { self.name = name }
  }

  /// The folder, as the Makefile hands it on; none where it is absent.
  public static let folder = ProcessInfo.processInfo.environment["MAQUETTE_REFERENCE"]

  /// The bytes of a file; a variant for a release goes before the file shared by all.
  public static func read(_ path: String, _ name: String) throws -> [UInt8] {
    guard let folder else { throw Missing(name: name) }
    for candidate in ["\(folder)/\(path)/v7.2.0/\(name)", "\(folder)/\(path)/\(name)"] {
      if let data = FileManager.default.contents(atPath: candidate) { return Array(data) }
    }
    throw Missing(name: name)
  }
}
