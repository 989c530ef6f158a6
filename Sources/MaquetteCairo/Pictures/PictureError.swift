/// Why a file cannot be shown as a picture.
package enum PictureError: Error, Sendable, Hashable {
  /// It is in no format that is read; what it is instead, where that is known.
  case notRead(String?)
  /// It is a drawing where only pixels can be compared.
  case notPixels
  /// It is damaged or ends too early; what the library for its format says.
  case damaged(String)
  /// It has more pixels than allowed.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// A drawing that says neither how large it is nor what it shows of its plane.
  case noSize
  /// A drawing with texts, whose fonts are not part of it.
  case hasText
  /// A library that is opened where it is used is not there.
  case missingLibrary(String, package: String)

  /// What is wrong, to follow the name of the file.
  package var reason: String {
    switch self {
    case .notRead(let format?): "it is \(format), not PNG, JPEG or SVG"
    case .notRead(nil): "it is not PNG, JPEG or SVG"
    case .notPixels: "it is a drawing, not pixels"
    case .damaged(let reason): "it is damaged or cut short: \(reason)"
    case .tooLarge(let width, let height, _):
      "its \(width) × \(height) pixels are too many"
    case .noSize: "its '<svg>' has neither a size nor a 'viewBox'"
    case .hasText: "it has texts, which look different in every font"
    case .missingLibrary(let file, _): "the library '\(file)' is not installed"
    }
  }

  /// What to do about it.
  package var help: String? {
    switch self {
    case .notRead: "save it in one of these formats, whatever its name"
    case .notPixels: "save it as PNG"
    case .damaged: "save it again"
    case .tooLarge(_, _, let limit): "it may have \(limit) in all; make it smaller"
    case .noSize: "write 'viewBox=\"0 0 WIDTH HEIGHT\"' there"
    case .hasText: "turn them into outlines"
    case .missingLibrary(_, let package): "install it: apt-get install \(package)"
    }
  }
}
