internal import CDeflate

/// A PNG file taken apart without the code that wrote it.
public struct Picture {
  /// A part of the file.
  public struct Chunk {
    /// The four letters of its kind.
    public let name: String
    /// What it holds.
    public let body: [UInt8]
  }

  /// A file that is not as the standard says.
  public struct Invalid: Error {
    /// The part that is wrong.
    public let reason: String
  }

  /// The parts of the file in order.
  public let chunks: [Chunk]
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Bytes a pixel: 3 or 4.
  public let channels: Int
  /// The rows without their filter bytes.
  public let pixels: [UInt8]

  /// Takes a file apart.
  public init(_ file: [UInt8]) throws {
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
    var above = [UInt8](repeating: 0, count: rowLength - 1)
    for row in 0..<height {
      let filter = rows[row * rowLength]
      var line = Array(rows[row * rowLength + 1..<(row + 1) * rowLength])
      guard filter <= 4 else { throw Invalid(reason: "filter") }
      if filter > 0 { Self.unfilter(&line, above, filter, channels) }
      pixels += line
      above = line
    }
    self.pixels = pixels
  }

  /// Undoes what other programs do to rows before they compress them.
  private static func unfilter(
    _ line: inout [UInt8], _ above: [UInt8], _ filter: UInt8, _ channels: Int
  ) {
    for index in line.indices {
      let isFirst = index < channels
      let left = isFirst ? 0 : Int(line[index - channels])
      let (up, corner) = (Int(above[index]), isFirst ? 0 : Int(above[index - channels]))
      let guess: Int
      switch filter {
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      default:
        let base = left + up - corner
        let (a, b, c) = (abs(base - left), abs(base - up), abs(base - corner))
        guess = a <= b && a <= c ? left : b <= c ? up : corner
      }
      line[index] &+= UInt8(guess)
    }
  }

  /// The components of a pixel.
  public subscript(x: Int, y: Int) -> [UInt8] {
    Array(pixels[(y * width + x) * channels..<(y * width + x + 1) * channels])
  }

  /// The first component of the pixels of a row.
  public func row(_ y: Int) -> [UInt8] { (0..<width).map { self[$0, y][0] } }

  /// The first component of the pixels of a column.
  public func column(_ x: Int) -> [UInt8] { (0..<height).map { self[x, $0][0] } }
}
