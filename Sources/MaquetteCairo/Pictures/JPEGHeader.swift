/// What the parts of a JPEG file before its pixels say that its decoder does not.
struct JPEGHeader {
  /// How the picture is to be turned, as Exif counts: 1 for as it is.
  private(set) var orientation = 1
  /// Whether one of Adobe's programs wrote it, or one that writes as they do.
  private(set) var isAdobe = false

  /// Goes through the parts; what is cut short says nothing.
  init(_ bytes: [UInt8]) {
    var rest = bytes.dropFirst(2)
    while rest.first == 0xFF, let kind = rest.dropFirst().first {
      if kind == 0xFF {
        rest = rest.dropFirst()  // a marker may be padded
        continue
      }
      guard let length = rest.dropFirst(2).number(2, isLittleEndian: false), length >= 2,
        kind != 0xDA
      else { return }
      let body = rest.dropFirst(4).prefix(length - 2)
      if kind == 0xE1, body.starts(with: "Exif\0\0".utf8) {
        orientation = Self.orientation(inTIFF: body.dropFirst(6)) ?? orientation
      } else if kind == 0xEE, body.starts(with: "Adobe".utf8) {
        isAdobe = true
      }
      rest = rest.dropFirst(2 + length)
    }
  }

  /// The orientation among the tags of the first directory.
  private static func orientation(inTIFF bytes: ArraySlice<UInt8>) -> Int? {
    let isLittleEndian = bytes.starts(with: "II".utf8)
    guard let offset = bytes.dropFirst(4).number(4, isLittleEndian: isLittleEndian) else {
      return nil
    }
    let directory = bytes.dropFirst(offset)
    guard let count = directory.number(2, isLittleEndian: isLittleEndian) else { return nil }
    for index in 0..<count {
      let entry = directory.dropFirst(2 + 12 * index).prefix(12)
      guard let tag = entry.number(2, isLittleEndian: isLittleEndian) else { return nil }
      guard tag == 0x0112 else { continue }
      let value = entry.dropFirst(8).number(2, isLittleEndian: isLittleEndian)
      return value.flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The number in the first bytes; nothing when there are too few.
  fileprivate func number(_ length: Int, isLittleEndian: Bool) -> Int? {
    let bytes = prefix(length)
    guard bytes.count == length else { return nil }
    return isLittleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
