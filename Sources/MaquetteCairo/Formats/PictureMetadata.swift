/// Reads back what a picture was made from: the text of `RenderOptions.metadata`.
///
/// The format is told by the first bytes. Any bytes may be given: nothing is returned for what is no
/// picture of ours, is cut short or damaged.
///
/// - Parameter bytes: A file.
/// - Returns: The text, or nothing when there is none.
package func pictureMetadata(in bytes: [UInt8]) -> String? {
  if bytes.starts(with: PNGWriter.signature) { return pngText(in: bytes) }
  if bytes.starts(with: "%PDF-".utf8) { return PDFReader(bytes).metadata }
  if bytes.starts(with: "<svg ".utf8) { return svgMetadata(in: bytes) }
  return nil
}

/// The text between the first `<metadata>` and its end, where `SVGFormat` writes it.
private func svgMetadata(in bytes: [UInt8]) -> String? {
  // Other elements than these come only after it.
  let tags: [[UInt8]] = ["<svg ", "<title ", "<desc ", "<metadata>"].map { Array($0.utf8) }
  var rest = bytes[...]
  while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
    rest = rest[start...]
    guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let isEnd = rest.dropFirst().first == UInt8(ascii: "/")
    guard isEnd || tags.contains(where: rest.starts(with:)) else { return nil }
    if rest.starts(with: tags[3]) {
      rest = rest[(end + 1)...]
      guard let close = rest.firstIndex(of: UInt8(ascii: "<")),
        rest[close...].starts(with: "</metadata>".utf8)
      else { return nil }
      return String(validating: rest[..<close], as: UTF8.self)
        .flatMap { XMLText.unescaped($0[...]) }
    }
    rest = rest[(end + 1)...]
  }
  return nil
}
