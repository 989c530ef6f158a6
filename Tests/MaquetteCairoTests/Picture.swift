import CDeflate

/// A PNG file taken apart without the code that wrote it.
struct Picture {
  struct Chunk {
    let name: String
    let body: [UInt8]
  }

  struct Invalid: Error {
    let reason: String
  }

  let chunks: [Chunk]
  let width: Int
  let height: Int
  /// Bytes a pixel: 3 or 4.
  let channels: Int
  /// The rows without their filter bytes.
  let pixels: [UInt8]

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw Invalid(reason: "signature")
    }
    func number(_ offset: Int) -> Int { file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var chunks: [Chunk] = []
    var offset = 8
    while offset < file.count {
      let end = offset + 8 + number(offset)
      let checked = Array(file[offset + 4..<end])
      guard Int(libdeflate_crc32(0, checked, checked.count)) == number(end) else {
        throw Invalid(reason: "checksum")
      }
      chunks.append(
        Chunk(name: String(decoding: checked[..<4], as: UTF8.self), body: Array(checked[4...])))
      offset = end + 4
    }
    self.chunks = chunks
    guard let header = chunks.first, header.name == "IHDR", header.body.count == 13,
      chunks.last?.name == "IEND", header.body[8] == 8
    else { throw Invalid(reason: "header") }
    width = header.body[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = header.body[4..<8].reduce(0) { $0 << 8 | Int($1) }
    channels = header.body[9] == 2 ? 3 : 4
    let rowLength = width * channels + 1
    let data = chunks.filter { $0.name == "IDAT" }.flatMap(\.body)
    var rows = [UInt8](repeating: 0, count: rowLength * height)
    let decompressor = libdeflate_alloc_decompressor()
    defer { libdeflate_free_decompressor(decompressor) }
    guard
      libdeflate_zlib_decompress(
        decompressor, data, data.count, &rows, rows.count, nil) == LIBDEFLATE_SUCCESS
    else { throw Invalid(reason: "data") }
    var pixels: [UInt8] = []
    for row in 0..<height {
      guard rows[row * rowLength] == 0 else { throw Invalid(reason: "filter") }
      pixels += rows[row * rowLength + 1..<(row + 1) * rowLength]
    }
    self.pixels = pixels
  }

  /// The components of a pixel.
  subscript(x: Int, y: Int) -> [UInt8] {
    Array(pixels[(y * width + x) * channels..<(y * width + x + 1) * channels])
  }

  /// The first component of the pixels of a row.
  func row(_ y: Int) -> [UInt8] { (0..<width).map { self[$0, y][0] } }

  /// The first component of the pixels of a column.
  func column(_ x: Int) -> [UInt8] { (0..<height).map { self[x, $0][0] } }
}
