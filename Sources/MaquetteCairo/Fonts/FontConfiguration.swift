internal import CCairo

/// A configuration of fontconfig's with our faces and two rules in it, made in memory: no file, no
/// cache and no variable of the host's is read.
struct FontConfiguration: ~Copyable {
  let pointer: OpaquePointer
  private let faces: UnsafeMutablePointer<FcFontSet>

  /// Makes a configuration without faces.
  ///
  /// - Parameter emoji: The families of coloured bitmaps. Pango asks for emoji by the family `emoji`.
  init(emoji: [String]) {
    guard let config = FcConfigCreate() else { preconditionFailure("out of memory") }
    pointer = config
    // Adding a file that holds no font makes the empty set of the application's faces. The faces
    // themselves are described by us: fontconfig's own scan of one of Noto Sans CJK's files takes
    // longer than drawing a picture.
    FcConfigAppFontAddFile(config, "/dev/null")
    guard let set = FcConfigGetFonts(config, FcSetApplication),
      FcConfigParseAndLoadFromMemory(config, Self.rules(emoji: emoji), 0) != 0
    else { preconditionFailure("fontconfig refused its configuration") }
    faces = set
  }

  deinit { FcConfigDestroy(pointer) }

  /// Adds a face behind those added before.
  func add(_ file: FontFile, _ coverage: Coverage) {
    guard let pattern = FcPatternCreate() else { preconditionFailure("out of memory") }
    FcPatternAddString(pattern, FC_FAMILY, file.family)
    FcPatternAddString(pattern, FC_FILE, file.path)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(file.index))
    // Pango leaves out faces whose format it does not know.
    FcPatternAddString(pattern, FC_FONTFORMAT, file.format)
    FcPatternAddCharSet(pattern, FC_CHARSET, coverage.pointer)
    // There is one face of each family, whatever its weight: all of them match alike.
    FcPatternAddInteger(pattern, FC_WEIGHT, FC_WEIGHT_REGULAR)
    FcPatternAddInteger(pattern, FC_SLANT, FC_SLANT_ROMAN)
    FcPatternAddInteger(pattern, FC_WIDTH, FC_WIDTH_NORMAL)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcPatternAddBool(pattern, FC_OUTLINE, coverage.strike == nil ? 1 : 0)
    FcPatternAddBool(pattern, FC_COLOR, coverage.strike == nil ? 0 : 1)
    if let strike = coverage.strike { FcPatternAddDouble(pattern, FC_PIXEL_SIZE, strike) }
    FcFontSetAdd(faces, pattern)
  }

  /// The alias by which Pango finds emoji, and the scaling of bitmaps to the size asked for.
  private static func rules(emoji: [String]) -> String {
    let families = emoji.map { "<family>\(XMLText.escaped($0))</family>" }.joined()
    let ratio =
      "<divide><name target=\"pattern\">pixelsize</name><name target=\"font\">pixelsize</name>"
      + "</divide>"
    return """
      <fontconfig>
      <alias binding="same"><family>emoji</family><prefer>\(families)</prefer></alias>
      <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="matrix" mode="assign">
      <matrix>\(ratio)<double>0</double><double>0</double>\(ratio)</matrix>
      </edit>
      </match>
      </fontconfig>
      """
  }
}
