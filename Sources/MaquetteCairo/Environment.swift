internal import CCairo
internal import CDeflate
public import MaquetteScene

/// What pictures depend on besides their documents: the libraries and the font files.
public struct Environment: Sendable, Hashable {
  /// A library that draws, shapes or compresses.
  public struct Library: Sendable, Hashable {
    /// The name as its makers write it.
    public let name: String
    /// The version that is running.
    public let version: String
  }

  /// A font file of a theme.
  public struct Font: Sendable, Hashable {
    /// The file as the theme names it.
    public let file: FontSet.File
    /// Where it was found; nothing when it is missing.
    public let path: String?
    /// The SHA-256 of its bytes in hexadecimal digits; nothing when it cannot be read.
    public let sha256: String?
  }

  /// The libraries.
  public let libraries: [Library]
  /// The files of the font set, the Latin family's first, each once.
  public let fonts: [Font]

  /// Looks at the libraries and reads every font file, missing or not.
  public init(fonts: FontSet, folders: [String] = ["/usr/share/fonts"]) {
    libraries = Self.libraries
    var files: [FontSet.File] = []
    let all = fonts.files + (fonts.display?.files ?? []) + fonts.fallbacks.flatMap(\.files)
    for file in all where !files.contains(file) { files.append(file) }
    self.fonts = files.map { file in
      let path = try? FontLibrary.find(file, in: folders)
      return Font(file: file, path: path, sha256: path.flatMap(Checksum.sha256(ofFile:)))
    }
  }

  /// The libraries that draw, shape and compress here.
  public static var libraries: [Library] {
    [
      Library(name: "cairo", version: String(cString: cairo_version_string())),
      Library(name: "fontconfig", version: Self.dotted(Int(FcGetVersion()))),
      Library(name: "FreeType", version: Self.freeTypeVersion),
      Library(name: "HarfBuzz", version: String(cString: hb_version_string())),
      // The only one that cannot be asked while it runs.
      Library(name: "libdeflate", version: LIBDEFLATE_VERSION_STRING),
      Library(name: "Pango", version: String(cString: pango_version_string())),
    ]
  }

  private static func dotted(_ version: Int) -> String {
    "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
