/// Why a picture could not be made.
public enum RenderError: Error, Sendable, Hashable {
  /// A limit on the size of pictures.
  public enum Limit: Sendable, Hashable {
    /// Pixels along one side.
    case side(Int)
    /// Pixels in all.
    case pixels(Int)
  }

  /// A font file of the theme is in none of the folders of fonts.
  case missingFont(file: String, package: String)
  /// A font file is there but cannot be read as a font.
  case unreadableFont(file: String)
  /// The drawing library failed; its own words.
  case cairo(String)
  /// There is not enough memory for the picture.
  case outOfMemory
  /// Pixels a point are a number above zero.
  case badScale(Double)
  /// The picture has more pixels than allowed.
  case tooLarge(width: Int, height: Int, limit: Limit)
}

extension RenderError: CustomStringConvertible {
  /// What went wrong and what to do about it.
  public var description: String {
    switch self {
    case .missingFont(let file, let package):
      "font file '\(file)' not found; install the package '\(package)' "
        + "or name the folder that holds the file"
    case .unreadableFont(let file): "'\(file)' cannot be read as a font; install it again"
    case .badScale(let scale): "a picture cannot have \(scale) pixels a point; use 1, 2 or 3"
    case .cairo(let status): "drawing failed: \(status)"
    case .outOfMemory: "not enough memory for the picture; draw it at a smaller scale"
    case .tooLarge(let width, let height, .side(let side)):
      "picture of \(width) × \(height) pixels is too large; "
        + "a side has \(side) at the most; draw it at a smaller scale"
    case .tooLarge(let width, let height, .pixels(let pixels)):
      "picture of \(width) × \(height) pixels is too large; "
        + "it may have \(pixels) in all; draw it at a smaller scale"
    }
  }
}
