internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteScene
public import MaquetteSource
public import MaquetteThemes
internal import MaquetteYAML

/// The themes, devices and symbols that come with the program, and theme files that were read.
public struct Catalog: Sendable {
  /// Where things that packages install are found.
  public struct Folders: Sendable, Hashable {
    /// The folders of fonts, searched in order.
    public var fonts = ["/usr/share/fonts"]
    /// The folder of icon files.
    public var icons = "/usr/share/bootstrap-icons/svg"
    /// A folder of SVG files named as in SF Symbols, which stand in the place of our drawings.
    public var symbols: String?

    /// Makes the places where Debian's packages install.
    public init() {}
  }

  /// Why a theme cannot be used.
  public struct ThemeError: Error, Sendable {
    /// What is wrong with it; diagnostics of its own file, or of no file when there is none.
    public var diagnostics: [Diagnostic]
    /// The file that the diagnostics are about.
    public var file: SourceFile?
  }

  /// Where things that packages install are found.
  public let folders: Folders
  /// The devices that a document can name.
  public let devices: DeviceCatalog
  /// The drawings of symbols.
  public let symbolTable: SymbolTable
  private var themes: [String: Theme] = [:]

  /// Reads what comes with the program.
  public init(folders: Folders = Folders()) {
    self.folders = folders
    let devices = SourceFile(
      name: "data/devices.yaml", bytes: Self.embedded("data/devices.yaml").bytes)
    var reader = SourceReader(file: devices)
    guard let node = readYAML(devices).documents.first,
      let catalog = DeviceCatalog(node, &reader), reader.diagnostics.isEmpty
    else {
      preconditionFailure("the table of devices has mistakes: \(reader.diagnostics)")
    }
    self.devices = catalog
    symbolTable = SymbolTable(Self.embedded("data/symbols.yaml"))
  }

  /// The names of the themes that come with the program, sorted.
  public var themeNames: [String] { Embedded.themes }

  /// The newest theme that has styles for a kind of device.
  public func defaultTheme(for idiom: Idiom) -> String {
    switch idiom {
    case .phone, .pad: "ios-26"
    case .watch: "watchos-11"
    }
  }

  /// The device of documents that name none.
  static let defaultDevice = "iphone-15"

  /// A theme by its name, or by the path of its file when that ends in `.yaml` or `.yml`.
  ///
  /// - Parameters:
  ///   - name: The name or path.
  ///   - folder: The folder that a relative path begins at.
  /// - Returns: The theme, which is kept for the next time.
  /// - Throws: `ThemeError` when there is no such theme or its file has mistakes, `FileError` when the
  ///   file cannot be read.
  public mutating func theme(_ name: String, relativeTo folder: String = "") throws -> Theme {
    let path = name.isThemeFile ? name.path(in: folder) : name
    if let known = themes[path] { return known }
    let file = try themeFile(path)
    let node = try themeNode(file, from: [])
    var theme = try makeTheme(node, of: file, isOwn: !path.isThemeFile)
    // Of the values, so that a comment in the file changes no picture.
    theme.checksum = Checksum.sha256(of: node.valueBytes)
    themes[path] = theme
    return theme
  }

  /// A theme whose mistakes are reported; those that come with the program are checked by its tests.
  private func makeTheme(
    _ node: SourceNode, of file: SourceFile, isOwn: Bool
  ) throws(ThemeError) -> Theme {
    if isOwn { return Theme(checked: node, of: file, sections: StyleCatalog.all) }
    var reader = SourceReader(file: file)
    guard let theme = Theme(node, sections: StyleCatalog.all, &reader) else {
      throw ThemeError(diagnostics: reader.diagnostics, file: file)
    }
    return theme
  }

  private func themeFile(_ path: String) throws -> SourceFile {
    if path.isThemeFile { return SourceFile(name: path, bytes: try FileSystem.read(path)) }
    guard themeNames.contains(path), let text = Embedded.text(of: "\(path).yaml") else {
      let near = nearest(to: path, among: themeNames).first
      throw ThemeError(diagnostics: [
        Diagnostic(
          .error, "unknown-theme", "there is no theme '\(path)'",
          help: near.map { "did you mean '\($0)'?" }
            ?? "the themes are \(themeNames.joined(separator: ", ")); a file ends in '.yaml'")
      ])
    }
    return SourceFile(name: "\(path).yaml", bytes: text.bytes)
  }

  /// The document of a theme over that of the theme it extends.
  private func themeNode(
    _ file: SourceFile, from extenders: [String]
  ) throws -> SourceNode {
    let parsed = readYAML(file)
    guard let node = parsed.documents.first, parsed.diagnostics.isEmpty else {
      throw ThemeError(diagnostics: parsed.diagnostics, file: file)
    }
    guard case .scalar(let base, _, let range)? = node["extends"] else { return node }
    let chain = extenders + [file.name]
    let path = base.isThemeFile ? base.path(in: file.name.folder) : base
    if chain.contains(path) || chain.contains("\(path).yaml") {
      throw ThemeError(
        diagnostics: [
          Diagnostic(
            .error, "theme-extends-itself", "'\(base)' extends this theme in turn",
            file: file.name, range: range, path: .root / "extends")
        ], file: file)
    }
    do {
      let baseFile = try themeFile(path)
      let baseNode = try themeNode(baseFile, from: chain)
      // A mistake in it is one of its own file, which the places in the joined document do not say.
      if path.isThemeFile { _ = try makeTheme(baseNode, of: baseFile, isOwn: false) }
      return baseNode.overlaid(by: node)
    } catch var error as ThemeError where error.file == nil {
      error.file = file
      error.diagnostics = error.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.file = file.name
        diagnostic.range = range
        return diagnostic
      }
      throw error
    }
  }

  /// The colours of a theme in a file that are not those of the program's theme that it extends; none of
  /// a theme of the program.
  ///
  /// - Parameters:
  ///   - name: The name or path.
  ///   - folder: The folder that a relative path begins at.
  /// - Returns: The colours of every appearance and contrast.
  /// - Throws: As `theme(_:relativeTo:)` does.
  func ownColors(of name: String, relativeTo folder: String) throws -> Set<Color> {
    var path = name.isThemeFile ? name.path(in: folder) : name
    var colors: Set<Color> = []
    while path.isThemeFile {
      let file = try themeFile(path)
      guard let node = readYAML(file).documents.first else { break }
      colors.formUnion(node.colors)
      guard case .scalar(let base, _, _)? = node["extends"] else { return colors }
      path = base.isThemeFile ? base.path(in: file.name.folder) : base
    }
    return colors.isEmpty
      ? [] : colors.subtracting(try themeNode(try themeFile(path), from: []).colors)
  }

  static func embedded(_ path: String) -> StaticString {
    guard let text = Embedded.text(of: path) else {
      preconditionFailure("'\(path)' is not in the program; run 'make generate'")
    }
    return text
  }
}

extension StaticString {
  /// The text's UTF-8.
  var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}

extension SourceNode {
  /// The colours that are written in digits anywhere in it.
  fileprivate var colors: Set<Color> {
    switch self {
    case .scalar(let text, _, _): Set([Color(hex: text)].compactMap { $0 })
    case .sequence(let elements, _): elements.reduce(into: []) { $0.formUnion($1.colors) }
    case .mapping(let entries, _): entries.reduce(into: []) { $0.formUnion($1.value.colors) }
    }
  }

  /// The mapping with the entries of another in the place of its own; mappings in both are joined.
  fileprivate func overlaid(by other: SourceNode) -> SourceNode {
    guard case .mapping(let base, _) = self, case .mapping(let upper, let range) = other else {
      return other
    }
    var entries = base
    for entry in upper {
      if let index = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[index] = SourceEntry(
          key: entry.key, keyRange: entry.keyRange,
          value: entries[index].value.overlaid(by: entry.value))
      } else {
        entries.append(entry)
      }
    }
    return .mapping(entries, range)
  }
}
