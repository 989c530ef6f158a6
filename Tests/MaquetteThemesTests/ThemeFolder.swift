import Maquette
import MaquetteTestSupport
import MaquetteThemes

/// A folder of theme files, read from the disk as an author's are.
struct ThemeFolder {
  private let folder: TemporaryFolder

  /// Makes the folder with its files by name.
  init(_ files: KeyValuePairs<String, String>) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// Reads a theme file.
  func theme(_ name: String) throws -> Theme {
    var catalog = Catalog()
    return try catalog.theme(name, relativeTo: folder.path)
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
