import MaquetteSource
import Testing

/// Bytes that are no text.
struct TextFaultTests {
  @Test(
    arguments: [
      ([0x61, 0xE9, 0x62], 1, "bad-utf8", "the byte 0xE9 is not UTF-8"),
      ([0x61, 0x80], 1, "bad-utf8", "the byte 0x80 is not UTF-8"),
      ([0xC0, 0x80], 0, "bad-utf8", "the byte 0xC0 is not UTF-8"),
      ([0xED, 0xA0, 0x80], 0, "bad-utf8", "the byte 0xED is not UTF-8"),
      ([0x61, 0xF0, 0x9F, 0x98], 1, "bad-utf8", "the byte 0xF0 is not UTF-8"),
      ([0xFF, 0xFE, 0x61, 0x00], 0, "bad-utf8", "the byte 0xFF is not UTF-8"),
      ([0x61, 0x00], 1, "control-character", "the control character U+0000 cannot be drawn"),
      ([0x7F], 0, "control-character", "the control character U+007F cannot be drawn"),
      ([0x61, 0xC2, 0x85], 1, "control-character", "the control character U+0085 cannot be drawn"),
      (
        [0x0D, 0x0A, 0x0D], 2, "control-character",
        "a carriage return (U+000D) stands without a line feed"
      ),
      ([0xE2, 0x80, 0xA8], 0, "control-character", "the line separator U+2028 cannot be drawn"),
      ([0xEF, 0xBF, 0xBF], 0, "control-character", "the control character U+FFFF cannot be drawn"),
    ] as [([UInt8], Int, String, String)])
  func isFound(bytes: [UInt8], offset: Int, id: String, message: String) throws {
    let fault = try #require(SourceFile(name: "a", bytes: bytes).firstFault())
    #expect(fault.byteOffset == offset)
    #expect(fault.error.id == id)
    #expect(fault.error.message == message)
  }

  @Test(arguments: ["", "a\tb\nc\r\n", "한글 👩‍👩‍👧 e\u{301}", "\u{FEFF}a", "a\u{200F}\u{FEFF}b"])
  func textHasNone(text: String) {
    #expect(SourceFile(name: "a", text: text).firstFault() == nil)
  }

  @Test func positionCountsScalars() throws {
    let bytes = Array("한: 글\r\n é".utf8) + [0xFF]
    let fault = try #require(SourceFile(name: "a", bytes: bytes).firstFault())
    #expect(fault.error.range.lowerBound == SourcePosition(offset: 8, line: 1, column: 2))
  }
}
