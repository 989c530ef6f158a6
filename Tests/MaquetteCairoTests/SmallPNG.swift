import CDeflate

/// A PNG file of a form that our own writer does not have.
struct SmallPNG {
  var width = 2
  var height = 2
  var depth: UInt8 = 8
  /// Grey, red-green-blue, palette, grey with alpha, or red-green-blue with alpha: 0, 2, 3, 4, 6.
  var colors: UInt8
  var isInterlaced = false
  /// The parts between header and pixels: palette, transparency.
  var parts: [(name: String, body: [UInt8])] = []
  /// The rows of all passes, each behind a 0.
  var rows: [UInt8]

  /// The file.
  var bytes: [UInt8] {
    let header =
      Self.number(width) + Self.number(height) + [depth, colors, 0, 0, isInterlaced ? 1 : 0]
    var data = [UInt8](repeating: 0, count: 4096)
    let compressor = libdeflate_alloc_compressor(1)
    defer { libdeflate_free_compressor(compressor) }
    let count = libdeflate_zlib_compress(compressor, rows, rows.count, &data, data.count)
    let chunks = [("IHDR", header)] + parts + [("IDAT", Array(data[..<count])), ("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(Self.chunk)
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    let checked = Array(name.utf8) + body
    let checksum = Int(libdeflate_crc32(0, checked, checked.count))
    return number(body.count) + checked + number(checksum)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }
}
