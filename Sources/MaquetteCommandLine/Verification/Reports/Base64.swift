/// Bytes as letters, digits, `+` and `/`, as data URIs hold them.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Four letters for every three bytes, filled up with `=`.
  static func text(_ bytes: [UInt8]) -> String {
    let length = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: length) { letters in
      alphabet.withUnsafeBufferPointer { alphabet in
        bytes.withUnsafeBufferPointer { bytes in
          var target = 0
          for start in stride(from: 0, to: bytes.count, by: 3) {
            let rest = min(3, bytes.count - start)
            var group = UInt32(bytes[start]) << 16
            if rest > 1 { group |= UInt32(bytes[start + 1]) << 8 }
            if rest > 2 { group |= UInt32(bytes[start + 2]) }
            for place in 0..<4 {
              let letter = alphabet[Int(group >> UInt32(18 - 6 * place) & 63)]
              letters[target + place] = place <= rest ? letter : UInt8(ascii: "=")
            }
            target += 4
          }
        }
      }
      return length
    }
  }
}
