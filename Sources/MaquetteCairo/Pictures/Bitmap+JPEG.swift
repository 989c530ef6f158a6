internal import CJPEG
internal import MaquetteScene

extension Bitmap {
  /// Reads a JPEG file of any colours, turned as its camera was held.
  init(jpeg bytes: [UInt8]) throws(PictureError) {
    guard let decoder = tjInitDecompress() else { preconditionFailure("out of memory") }
    defer { tjDestroy(decoder) }
    func reason() -> String { String(cString: tjGetErrorStr2(decoder)) }
    var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, bytes, UInt(bytes.count), &width, &height, &subsampling, &colors) == 0
    else { throw .damaged(reason()) }
    try FileContent.checkSize(Int(width), Int(height))
    let isCMYK = [TJCS_CMYK, TJCS_YCCK].contains { $0.rawValue == UInt32(colors) }
    let format = isCMYK ? TJPF_CMYK : TJPF_RGBA
    var status: Int32 = 0
    var pixels = [UInt8](
      unsafeUninitializedCapacity: Int(width) * Int(height) * 4
    ) { target, count in
      // Rows that do not come stay empty, not what was in memory.
      target.initialize(repeating: 0)
      status = tjDecompress2(
        decoder, bytes, UInt(bytes.count), target.baseAddress, width, 0, height,
        Int32(format.rawValue), TJFLAG_LIMITSCANS)
      count = target.count
    }
    // Cameras put bytes between the parts of a file, which changes nothing.
    if status != 0, !reason().contains("extraneous bytes") { throw .damaged(reason()) }
    let header = JPEGHeader(bytes)
    if isCMYK { pixels.mixInks(isInverted: header.isAdobe) }
    self = Bitmap(width: Int(width), height: Int(height), pixels: pixels)
      .oriented(header.orientation)
  }
}

extension [UInt8] {
  /// Turns cyan, magenta, yellow and black, which Adobe's programs write inverted, into red, green,
  /// blue and alpha.
  fileprivate mutating func mixInks(isInverted: Bool) {
    for start in stride(from: 0, to: count, by: 4) {
      func light(_ ink: UInt8) -> Int { isInverted ? Int(ink) : 255 - Int(ink) }
      let black = light(self[start + 3])
      for channel in start..<start + 3 {
        self[channel] = UInt8((light(self[channel]) * black + 127) / 255)
      }
      self[start + 3] = 255
    }
  }
}
