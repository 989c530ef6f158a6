internal import CDeflate

/// Reads back a text that a PNG file carries, such as what `RenderOptions.metadata` put there.
///
/// Any bytes may be given: nothing is returned for what is no PNG file, is cut short or damaged.
///
/// - Parameters:
///   - keyword: The keyword of an `iTXt` chunk; `maquette` for the metadata.
///   - bytes: The file.
/// - Returns: The text, or nothing when there is none.
package func pngText(keyword: String = RenderOptions.metadataKeyword, in bytes: [UInt8]) -> String?
{
  guard bytes.starts(with: PNGWriter.signature) else { return nil }
  var rest = bytes[PNGWriter.signature.count...]
  while let chunk = PNGChunk(&rest) {
    if chunk.name == "iTXt", let text = chunk.text(keyword: keyword) { return text }
    if chunk.name == "IEND" { return nil }
  }
  return nil
}

/// A chunk whose length and checksum are right.
private struct PNGChunk {
  let name: String
  let body: ArraySlice<UInt8>

  /// Takes a chunk from the front; nothing when it is cut short or damaged.
  init?(_ bytes: inout ArraySlice<UInt8>) {
    guard let length = bytes.prefix(4).bigEndian, bytes.count - 12 >= Int(length) else {
      return nil
    }
    let end = bytes.startIndex + 8 + Int(length)
    let checked = bytes[(bytes.startIndex + 4)..<end]
    let checksum = checked.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    guard bytes[end..<end + 4].bigEndian == checksum else { return nil }
    name = String(decoding: checked.prefix(4), as: UTF8.self)
    body = checked.dropFirst(4)
    bytes = bytes[(end + 4)...]
  }

  /// The text of an `iTXt` chunk with a keyword.
  func text(keyword: String) -> String? {
    // Keyword, 0, compressed or not, method, language, 0, translated keyword, 0, text.
    guard let end = body.firstIndex(of: 0), body[..<end].elementsEqual(keyword.utf8),
      let isCompressed = body[(end + 1)...].first,
      let language = body[(end + 1)...].dropFirst(2).firstIndex(of: 0),
      let translated = body[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    let text = body[(translated + 1)...]
    guard isCompressed == 1 else { return String(validating: text, as: UTF8.self) }
    return inflated(text).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The bytes that zlib's form stands for, 64 MiB at the most.
  private func inflated(_ source: ArraySlice<UInt8>) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = 1 << 16
    while capacity <= 64 << 20 {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
        result = source.withUnsafeBytes { source in
          libdeflate_zlib_decompress(
            decompressor, source.baseAddress, source.count, target.baseAddress, capacity, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return bytes }
      guard result == LIBDEFLATE_INSUFFICIENT_SPACE else { return nil }
      capacity *= 4
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// Four bytes as a number.
  fileprivate var bigEndian: UInt32? {
    count == 4 ? reduce(0) { $0 << 8 | UInt32($1) } : nil
  }
}
