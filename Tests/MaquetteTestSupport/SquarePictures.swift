public import MaquetteComponents
internal import MaquetteScene

/// Pictures without files: each is of one grey, 80 by 60 points and twice as many pixels.
///
/// Names that hold `unknown` have none, and those that end in `.svg` are drawings of one colour.
public struct SquarePictures: PictureSource {
  /// Makes a source.
  public init() {}

  /// The picture of a name.
  public func picture(at path: String) -> FilePicture? {
    if path.contains("unknown") { return nil }
    let symbol = path.hasSuffix(".svg") ? SquareSymbols().symbol(named: path) : nil
    let size = Size(80, 60)
    return FilePicture(size: size, symbol: symbol, isTemplate: symbol != nil) {
      part, width, height in
      let bitmap = Bitmap(
        width: 160, height: 120, pixels: [UInt8](repeating: 128, count: 160 * 120 * 4))
      return bitmap.part(
        Rect(part.minX * 2, part.minY * 2, part.width * 2, part.height * 2), width: width,
        height: height)
    }
  }
}
