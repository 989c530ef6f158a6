internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Reads the files of pictures, each once, and keeps what they show.
///
/// A library belongs to one worker and is not shared between threads.
package final class PictureLibrary {
  /// A file that a picture was drawn from.
  struct UsedFile: Hashable {
    var path: String
    var sha256: String
  }

  /// A file that was read.
  private struct File {
    /// What it holds, or what keeps it from being shown.
    var content: FileContent?
    var finding: Diagnostic?
    var sha256 = ""
    /// The size in points.
    var size = Size.zero
    /// The drawing, where it is one of plain outlines in one colour.
    var symbol: Symbol?
    /// Whether it takes the colour of the text beside it.
    var isTemplate = false
  }

  /// A part of a picture in a number of pixels.
  private struct Part: Hashable {
    var path: String
    var rect: Rect
    var width: Int
    var height: Int
  }

  /// The bytes of pixels that are kept; when there are more, all are read again when needed.
  private static let capacity = 256 << 20
  /// The pixels of one picture that are kept: more than a screen has.
  private static let pixelLimit = 16_000_000
  private var byteCount = 0
  private var files: [String: File] = [:]
  private var parts: [Part: Bitmap] = [:]
  private var used: Set<UsedFile> = []

  /// Makes an empty library.
  package init() {}

  /// The files that pictures were drawn from since this was last asked, sorted.
  func takeUsedFiles() -> [UsedFile] {
    defer { used = [] }
    return used.sorted { $0.path < $1.path }
  }

  /// What keeps a file from being shown.
  func finding(about path: String) -> Diagnostic? { file(at: path).finding }

  /// The picture of a file, or nothing when it cannot be shown.
  func picture(at path: String) -> FilePicture? {
    let file = file(at: path)
    guard let content = file.content else { return nil }
    used.insert(UsedFile(path: path, sha256: file.sha256))
    // A part is given in points.
    let unit = content.size.width / file.size.width
    return FilePicture(
      size: file.size, symbol: file.symbol, isTemplate: file.isTemplate
    ) { rect, width, height in
      let rect = Rect(
        rect.minX * unit, rect.minY * unit, rect.width * unit, rect.height * unit)
      return self.bitmap(of: Part(path: path, rect: rect, width: width, height: height), content)
    }
  }

  private func bitmap(of part: Part, _ content: FileContent) -> Bitmap {
    if let known = parts[part] { return known }
    do throws(PictureError) {
      let bitmap = try content.bitmap(of: part.rect, width: part.width, height: part.height)
      parts[part] = bitmap
      count(bitmap.pixels.count)
      return bitmap
    } catch {
      files[part.path] = File(finding: error.finding(about: part.path))
      return Bitmap(width: 0, height: 0, pixels: [])
    }
  }

  private func file(at path: String) -> File {
    if let known = files[path] { return known }
    let file = read(path)
    if case .pixels(let bitmap)? = file.content { count(bitmap.pixels.count) }
    files[path] = file
    return file
  }

  private func count(_ bytes: Int) {
    byteCount += bytes
    guard byteCount > Self.capacity else { return }
    byteCount = 0
    files = [:]
    parts = [:]
  }

  private func read(_ path: String) -> File {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path)
    } catch {
      return File(finding: Diagnostic(.error, "unreadable-file", error.description))
    }
    do throws(PictureError) {
      let content = try FileContent(bytes)
      let scale = path.pixelsPerPoint
      var file = File(
        content: content.reduced(to: Self.pixelLimit), sha256: Checksum.sha256(of: bytes),
        size: Size(content.size.width / scale, content.size.height / scale))
      guard case .drawing(let drawing) = content else { return file }
      file.symbol = (try? Symbol(icon: String(decoding: bytes, as: UTF8.self)))?.fitted()
      file.isTemplate = true
      if file.symbol == nil { file.isTemplate = try drawing.isOfOneColor() }
      return file
    } catch {
      return File(finding: error.finding(about: path))
    }
  }
}

extension PictureError {
  /// What is wrong with what a file holds.
  fileprivate func finding(about path: String) -> Diagnostic {
    Diagnostic(.error, "unreadable-picture", "cannot show '\(path)': \(reason)", help: help)
  }
}

extension String {
  /// The pixels a point of a picture by its file's name: three for `sea@3x.png`.
  fileprivate var pixelsPerPoint: Double {
    baseName.hasSuffix("@2x") ? 2 : baseName.hasSuffix("@3x") ? 3 : 1
  }
}
