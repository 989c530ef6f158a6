/// A text to read, with the name that its diagnostics carry.
public struct SourceFile: Sendable, Hashable {
  /// The path as the user gave it.
  public let name: String
  /// The bytes, expected to be UTF-8, without a byte order mark.
  public let bytes: [UInt8]

  /// Makes a source file from bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    // Dropped here, so that positions and columns never count it.
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Makes a source file from a text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }
}
