internal import CPNG
internal import MaquetteScene

extension Bitmap {
  /// Reads a PNG file of any depth, palette or interlacing, by the library that cairo brings along.
  init(png bytes: [UInt8]) throws(PictureError) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // The library reads on in these bytes, so their place must not change in between.
    let pixels: Result<[UInt8], PictureError> = bytes.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return .failure(.damaged(image.reason))
      }
      do throws(PictureError) {
        try FileContent.checkSize(Int(image.width), Int(image.height))
      } catch {
        return .failure(error)
      }
      // Red, green, blue and straight alpha; 16 bits without a word about them are sRGB too.
      image.format = 0x03
      image.flags |= 0x04
      var isRead = false
      let pixels = [UInt8](
        unsafeUninitializedCapacity: Int(image.width) * Int(image.height) * 4
      ) { target, count in
        isRead = png_image_finish_read(&image, nil, target.baseAddress, 0, nil) != 0
        count = isRead ? target.count : 0
      }
      return isRead ? .success(pixels) : .failure(.damaged(image.reason))
    }
    self.init(width: Int(image.width), height: Int(image.height), pixels: try pixels.get())
  }
}

extension png_image {
  /// What the library says is wrong.
  fileprivate var reason: String {
    withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
