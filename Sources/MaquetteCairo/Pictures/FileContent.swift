package import MaquetteScene

/// What the file of a picture holds: pixels, or a drawing for any number of them.
package enum FileContent {
  case pixels(Bitmap)
  case drawing(SVGDrawing)

  /// The most pixels of a picture.
  static let limit = 64_000_000

  /// Reads a file, whose first bytes tell its format.
  package init(_ bytes: [UInt8]) throws(PictureError) {
    if bytes.starts(with: PNGWriter.signature) {
      self = .pixels(try Bitmap(png: bytes))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .pixels(try Bitmap(jpeg: bytes))
    } else if Self.isSVG(bytes) {
      self = .drawing(try SVGDrawing(bytes))
    } else {
      throw .notRead(Self.otherFormat(bytes))
    }
  }

  /// The pixels of a file that has to have some.
  package static func pixels(of file: [UInt8]) throws(PictureError) -> Bitmap {
    guard case .pixels(let bitmap) = try FileContent(file) else { throw .notPixels }
    return bitmap
  }

  /// The size in pixels; of a drawing, in its own units.
  package var size: Size {
    switch self {
    case .pixels(let bitmap): Size(Double(bitmap.width), Double(bitmap.height))
    case .drawing(let drawing): drawing.size
    }
  }

  /// A part of the picture, in at most so many pixels.
  ///
  /// - Parameters:
  ///   - part: A rectangle in what `size` is in.
  ///   - width: The most pixels across.
  ///   - height: The most pixels down.
  /// - Returns: The part's pixels.
  /// - Throws: When a drawing turns out to be damaged.
  package func bitmap(of part: Rect, width: Int, height: Int) throws(PictureError) -> Bitmap {
    switch self {
    case .pixels(let bitmap): bitmap.part(part, width: width, height: height)
    case .drawing(let drawing): try drawing.bitmap(of: part, width: width, height: height)
    }
  }

  /// The picture with as many pixels at the most, more or less.
  package func reduced(to count: Int) -> FileContent {
    guard case .pixels(let bitmap) = self, bitmap.width * bitmap.height > count else { return self }
    let scale = (Double(count) / (size.width * size.height)).squareRoot()
    return .pixels(
      bitmap.part(
        Rect(size: size), width: Int(size.width * scale), height: Int(size.height * scale)))
  }

  /// Throws when a picture has more pixels than allowed.
  static func checkSize(_ width: Int, _ height: Int) throws(PictureError) {
    guard width <= limit, height <= limit, width * height <= limit else {
      throw .tooLarge(width: width, height: height, limit: limit)
    }
  }

  /// Whether the text at the beginning is XML that comes to an `<svg>`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return start.hasPrefix("<") && (start.contains("<svg") || start.contains(":svg"))
  }

  /// What a file that is not read is, by its first bytes.
  private static func otherFormat(_ bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(12), as: UTF8.self)
    if bytes.isEmpty { return "empty" }
    if bytes.starts(with: "version https://git-lfs".utf8) {
      return "a pointer of Git LFS, for which 'git lfs pull' fetches the picture"
    }
    if start.hasPrefix("GIF8") { return "a GIF" }
    if start.hasPrefix("RIFF"), start.hasSuffix("WEBP") { return "a WebP" }
    if start.hasPrefix("%PDF") { return "a PDF" }
    if bytes.dropFirst(4).starts(with: "ftyp".utf8) { return "HEIC or AVIF" }
    if bytes.starts(with: [0x1F, 0x8B]) { return "compressed" }
    return nil
  }
}
