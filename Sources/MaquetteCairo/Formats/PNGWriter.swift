internal import CDeflate

/// Writes the chunks of a PNG file one after the other.
struct PNGWriter: ~Copyable {
  /// What every PNG file begins with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What has been written.
  private(set) var bytes = signature

  /// Writes the size, the colour space (sRGB, perceptual) and the density, 72 pixels per inch times
  /// the scale.
  mutating func writeHeader(_ pixels: borrowing PNGPixels, scale: Double) {
    let colorType: UInt8 = pixels.isOpaque ? 2 : 6
    write("IHDR") { bytes in
      bytes.append(bigEndian: UInt32(pixels.width))
      bytes.append(bigEndian: UInt32(pixels.height))
      bytes += [8, colorType, 0, 0, 0]
    }
    write("sRGB") { $0.append(0) }
    write("pHYs") { bytes in
      let perMeter = UInt32((72 * scale / 0.0254).rounded())
      bytes.append(bigEndian: perMeter)
      bytes.append(bigEndian: perMeter)
      bytes.append(1)
    }
  }

  /// Writes an international text chunk.
  mutating func writeText(_ keyword: String, _ text: String, isCompressed: Bool = false) {
    write("iTXt") { bytes in
      bytes += keyword.utf8
      // No language and no translated keyword; deflate is method 0.
      bytes += [0, isCompressed ? 1 : 0, 0, 0, 0]
      if isCompressed {
        bytes += Array(text.utf8).withUnsafeBytes { Self.deflated($0) }
      } else {
        bytes += text.utf8
      }
    }
  }

  /// Writes the pixels and the end.
  mutating func writePixels(
    _ pixels: borrowing PNGPixels, effort: RenderOptions.Effort, memory: Memory
  ) throws(RenderError) {
    let rows = try pixels.rows(in: memory)
    let (pixelLength, rowLength) = (pixels.isOpaque ? 3 : 4, pixels.rowLength)
    func compressed(depth: Int) -> [UInt8] {
      RowCompressor(pixelLength: pixelLength, rowLength: rowLength, depth: depth).compressed(rows)
    }
    let data =
      switch effort {
      case .fast: compressed(depth: 1)
      case .standard: compressed(depth: 12)
      case .best: Self.deflated(rows)
      }
    bytes.reserveCapacity(bytes.count + data.count + 32)
    write("IDAT") { $0 += data }
    write("IEND") { _ in }
  }

  /// Bytes in zlib's form, as small as libdeflate makes them.
  private static func deflated(_ source: UnsafeRawBufferPointer) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(12) else {
      preconditionFailure("out of memory")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, source.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, length in
      length = libdeflate_zlib_compress(
        compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      precondition(length > 0, "compressed bytes fit their bound")
    }
  }

  /// Writes a chunk: length, name, body and checksum.
  private mutating func write(_ name: String, _ body: (inout [UInt8]) -> Void) {
    let start = bytes.count
    bytes.append(bigEndian: 0)
    bytes += name.utf8
    body(&bytes)
    let length = UInt32(bytes.count - start - 8)
    for index in 0..<4 { bytes[start + index] = UInt8(length >> (24 - 8 * index) & 0xFF) }
    let checksum = bytes.withUnsafeBytes { buffer in
      libdeflate_crc32(
        0, buffer.baseAddress.map { $0 + start + 4 }, buffer.count - start - 4)
    }
    bytes.append(bigEndian: checksum)
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(value >> shift & 0xFF)) }
  }
}
