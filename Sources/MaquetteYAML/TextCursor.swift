/// A place in a text, by scalars and by bytes; going on from the last place asked for is cheap.
struct TextCursor {
  private let text: UnsafeBufferPointer<UInt8>
  /// Scalars before the place.
  private(set) var offset = 0
  /// Bytes before the place.
  private(set) var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Whether nothing follows.
  var isAtEnd: Bool { index >= text.count }

  /// The byte at the place; 0, which no text holds, at the end.
  var byte: UInt8 { index < text.count ? text[index] : 0 }

  /// Goes to the place with this many scalars before it, or to the end.
  mutating func move(to target: Int) {
    while offset < target, index < text.count {
      repeat { index += 1 } while index < text.count && text[index] & 0xC0 == 0x80
      offset += 1
    }
    while offset > target {
      repeat { index -= 1 } while text[index] & 0xC0 == 0x80
      offset -= 1
    }
  }
}
