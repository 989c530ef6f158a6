import CDeflate
import Testing

@testable import MaquetteCairo

@Suite struct CompressionTests {
  private static func noise(_ count: Int, mask: UInt64 = 0xFF) -> [UInt8] {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    return (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt8(state >> 20 & mask)
    }
  }

  private static let inputs: [[UInt8]] = [
    [], [7], [1, 2, 3], Array(repeating: 0, count: 7), Array(repeating: 9, count: 8),
    Array(repeating: 5, count: 9), Array(repeating: 5, count: 257 + 9),
    Array(repeating: 5, count: 100_000), Array(0...255), noise(70_000), noise(70_000, mask: 1),
    noise(70_000, mask: 7), noise(33_000) + noise(33_000), noise(32_760) + noise(32_760),
    noise(500) + Array(repeating: 1, count: 32_768 - 500) + noise(500),
    (0..<60_000).map { UInt8($0 / 31 % 251) }, (0..<60_000).map { UInt8($0 * $0 / 97 & 0xFF) },
  ]

  @Test(arguments: inputs.indices, [1, 12])
  func comesBackWhole(_ index: Int, _ depth: Int) {
    let input = Self.inputs[index]
    for (pixel, row) in [(3, 301), (4, 41), (3, 40_000), (3, 10)] {
      let output = input.withUnsafeBytes {
        RowCompressor(pixelLength: pixel, rowLength: row, depth: depth).compressed($0)
      }
      var result = [UInt8](repeating: 0, count: input.count)
      let decompressor = libdeflate_alloc_decompressor()
      defer { libdeflate_free_decompressor(decompressor) }
      let status = libdeflate_zlib_decompress(
        decompressor, output, output.count, &result, result.count, nil)
      #expect(status == LIBDEFLATE_SUCCESS)
      #expect(result == input)
    }
  }

  @Test func isSmallWherePicturesRepeatThemselves() {
    let row = [0] + Self.noise(300)
    let rows = Array(repeatElement(row, count: 200).joined())
    let output = rows.withUnsafeBytes {
      RowCompressor(pixelLength: 3, rowLength: 301, depth: 1).compressed($0)
    }
    #expect(output.count < 1500)
  }

  @Test(arguments: [1, 2, 3, 19, 286])
  func codesAreComplete(_ symbols: Int) {
    // Powers of two would need codes longer than the limit; the sum of 2⁻ˡ must be 1 all the same.
    for frequencies in [
      (0..<symbols).map { UInt32(1) << UInt32(min($0, 30)) },
      (0..<symbols).map { UInt32($0 % 5 + 1) },
    ] {
      let code = HuffmanCode(frequencies + [0], limit: 9)
      let sum = code.lengths.filter { $0 > 0 }.reduce(0.0) { $0 + 1 / Double(1 << Int($1)) }
      #expect(sum == 1)
      #expect(code.lengths.allSatisfy { $0 <= 9 })
    }
  }
}
