internal import Maquette

/// The folders that an option, a variable or the configuration names.
struct FolderOptions: Sendable {
  /// SVG files that stand in the place of drawings.
  var symbols: String?
  /// Where the files of a theme's fonts are searched first.
  var fonts: String?

  /// Where things are found; a folder that is not there is an error.
  func folders() throws -> Catalog.Folders {
    var folders = Catalog.Folders()
    if let symbols { folders.symbols = try Self.existing(symbols, of: "symbols") }
    if let fonts { folders.fonts.insert(try Self.existing(fonts, of: "fonts"), at: 0) }
    return folders
  }

  private static func existing(_ path: String, of kind: String) throws(MissingFolder) -> String {
    guard FileSystem.isFolder(path) else { throw MissingFolder(path: path, kind: kind) }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// A folder that was named and is not there.
  struct MissingFolder: Error {
    /// The path.
    let path: String
    /// What it should hold, and the option that names it.
    let kind: String

    /// What is wrong.
    var message: String {
      FileSystem.exists(path)
        ? "'\(path)' is no folder; '--\(kind)' names one"
        : "there is no folder of \(kind) '\(path)'"
    }

    /// What to do about it.
    var hint: String {
      "make the folder, or leave out '--\(kind)', its variable and its line in .maquette.yaml"
    }
  }
}

extension Option {
  /// The option `--symbols`.
  static func symbols(to path: Path<String?>) -> Self {
    .value(
      "--symbols", to: path, placeholder: "folder",
      help: "SVG files named as in SF Symbols ('trash.svg'), which are drawn instead of our own.")
  }

  /// The option `--fonts`.
  static func fonts(to path: Path<String?>) -> Self {
    .value(
      "--fonts", to: path, placeholder: "folder",
      help: "A folder that is searched first for the files that a theme names.")
  }
}
