public import MaquetteScene

/// Finds the pictures of files that a document names.
public protocol PictureSource {
  /// The picture of a file, or nothing when it cannot be shown.
  func picture(at path: String) -> FilePicture?
}

/// The picture of a file.
public struct FilePicture {
  /// The size in points when nothing else gives one.
  public var size: Size
  /// The drawing, where it is one of plain outlines in one colour.
  public var symbol: Symbol?
  /// Whether it is of one colour, and so takes that of the text beside it.
  public var isTemplate: Bool
  /// A part of the picture, a rectangle in points, in at most so many pixels across and down.
  public var bitmap: (_ part: Rect, _ width: Int, _ height: Int) -> Bitmap

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - size: The size in points when nothing else gives one.
  ///   - symbol: The drawing, where it is one of plain outlines in one colour.
  ///   - isTemplate: Whether it is of one colour, and so takes that of the text beside it.
  ///   - bitmap: Gives a part of the picture in at most so many pixels across and down.
  public init(
    size: Size, symbol: Symbol? = nil, isTemplate: Bool = false,
    bitmap: @escaping (_ part: Rect, _ width: Int, _ height: Int) -> Bitmap
  ) {
    self.size = size
    self.symbol = symbol
    self.isTemplate = isTemplate
    self.bitmap = bitmap
  }
}

extension LayoutContext {
  /// A picture, or a part of it, as an item with its size: that given, in whole pixels.
  func item(
    _ picture: FilePicture, part: Rect? = nil, size: Size, tint: Color? = nil
  ) -> (item: Frame.Item, size: Size) {
    func pixels(_ length: Double) -> Int { max(1, Int((length / pixel).rounded())) }
    let (width, height) = (pixels(size.width), pixels(size.height))
    let bitmap = picture.bitmap(part ?? Rect(size: picture.size), width, height)
    // A picture whose edges lie between pixels would be painted blurred.
    let size = Size(Double(width) * pixel, Double(height) * pixel)
    return (.image(tint.map { bitmap.tinted($0) } ?? bitmap, size), size)
  }
}

extension Size {
  /// The largest size of the same proportions that another one has room for.
  func fitted(into room: Size) -> Size {
    let scale = min(room.width / width, room.height / height)
    return Size(width * scale, height * scale)
  }
}
