import Foundation
import Maquette
import MaquetteThemes

/// A folder of theme files, read from the disk as an author's are, and removed at the end.
final class ThemeFolder {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "maquette-\(UUID().uuidString)")

  /// Makes the folder with its files by name.
  init(_ files: KeyValuePairs<String, String>) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(component: name), atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Reads a theme file.
  func theme(_ name: String) throws -> Theme {
    var catalog = Catalog()
    return try catalog.theme(name, relativeTo: folder.path())
  }

  /// What is wrong with a theme file; nothing when it can be read.
  func mistakes(in name: String) throws -> Catalog.ThemeError? {
    do {
      _ = try theme(name)
      return nil
    } catch let error as Catalog.ThemeError {
      return error
    }
  }
}
