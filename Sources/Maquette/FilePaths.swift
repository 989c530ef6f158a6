/// What the paths of files say by themselves, before any file is looked at.
extension String {
  /// What follows the last dot of a path's last part, in lower case.
  package var fileExtension: String? {
    let name = lastPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The path without its last part; nothing when there is no other.
  package var folder: String? {
    lastIndex(of: "/").map { $0 == startIndex ? "/" : String(self[..<$0]) }
  }

  /// The last part of the path without what follows its last dot.
  package var baseName: String {
    let name = lastPart
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  /// The path, which begins at a folder unless it is a whole one.
  package func path(in folder: String?) -> String {
    guard let folder, !folder.isEmpty, !hasPrefix("/") else { return self }
    return folder == "/" ? "/\(self)" : "\(folder)/\(self)"
  }

  /// Whether the path may lead out of the folder that it begins at.
  package var leavesFolder: Bool { hasPrefix("/") || split(separator: "/").contains("..") }

  /// Whether a theme of this name is a file rather than one that comes with the program.
  package var isThemeFile: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }

  private var lastPart: Substring {
    self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
  }
}
