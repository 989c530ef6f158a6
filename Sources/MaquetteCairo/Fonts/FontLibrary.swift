internal import CCairo
internal import Glibc
internal import MaquetteScene

/// The files of a font set, found on the disk, and which of them serve a text.
struct FontLibrary: Sendable {
  /// A family with the files found for it.
  private struct Family: Sendable {
    let name: String
    let files: [String]
    let languages: [String]

    /// The faces of the family, read anew: most texts need none.
    var faces: [FontFile] { files.flatMap(FontFile.faces).filter { $0.family == name } }
  }

  /// The faces of the Latin family.
  let latin: [FontFile]
  private let display: Family?
  private let fallbacks: [Family]

  /// Finds every file of a font set.
  ///
  /// - Parameters:
  ///   - fonts: The font set.
  ///   - folders: The folders to look in, in order: for the file's whole path below the folder, then
  ///     for its name alone in the folder.
  /// - Throws: The first file that is missing or no font.
  init(_ fonts: FontSet, folders: [String]) throws(RenderError) {
    func find(_ files: [FontSet.File]) throws(RenderError) -> [String] {
      var paths: [String] = []
      for file in files { paths.append(try Self.find(file, in: folders)) }
      return paths
    }
    var latin: [FontFile] = []
    for path in try find(fonts.files) {
      let faces = FontFile.faces(at: path)
      guard !faces.isEmpty else { throw .unreadableFont(file: path) }
      latin += faces.filter { $0.family == fonts.family }
    }
    guard !latin.isEmpty else {
      throw .missingFont(file: fonts.family, package: fonts.files.first?.package ?? "")
    }
    self.latin = latin
    var display: Family?
    if let family = fonts.display {
      display = Family(name: family.family, files: try find(family.files), languages: [])
    }
    self.display = display
    var fallbacks: [Family] = []
    for fallback in fonts.fallbacks {
      let files = try find(fallback.files)
      fallbacks.append(
        Family(name: fallback.family, files: files, languages: fallback.languages))
    }
    self.fallbacks = fallbacks
  }

  /// Where a file is.
  static func find(_ file: FontSet.File, in folders: [String]) throws(RenderError) -> String {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    for folder in folders {
      for candidate in [file.path, name] {
        let path = folder + "/" + candidate
        if access(path, R_OK) == 0 { return path }
      }
    }
    throw .missingFont(file: file.path, package: file.package)
  }

  /// The order of the fallbacks for a language: first those that it prefers, then as in the theme.
  func order(for locale: LocaleTag) -> [Int] {
    let preferred = fallbacks.indices.filter { index in
      fallbacks[index].languages.contains { locale.matches($0) }
    }
    return preferred + fallbacks.indices.filter { !preferred.contains($0) }
  }

  /// The faces that serve a weight: the Latin one, of large text where the family has one for it,
  /// then one of each fallback in an order.
  ///
  /// Of several faces in one collection only the first is taken: they have the same characters.
  func chain(weight: Int, isDisplay: Bool, order: [Int]?) -> [FontFile] {
    let large = isDisplay ? display?.faces.face(ofWeight: weight) : nil
    var chain = (large ?? latin.face(ofWeight: weight)).map { [$0] } ?? []
    for index in order ?? [] {
      guard let face = fallbacks[index].faces.face(ofWeight: weight) else { continue }
      if !chain.contains(where: { $0.path == face.path }) { chain.append(face) }
    }
    return chain
  }
}
