import MaquetteScene
import Testing

@Suite struct BitmapTests {
  private let row = Bitmap(
    width: 4, height: 1, pixels: [0, 0, 0, 255, 100, 0, 0, 255, 200, 0, 0, 255, 40, 0, 0, 255])

  private func reds(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
  }

  @Test(arguments: [
    (Rect(0, 0, 4, 1), 4, [0, 100, 200, 40]), (Rect(0, 0, 4, 1), 9, [0, 100, 200, 40]),
    (Rect(0, 0, 4, 1), 2, [50, 120]), (Rect(0, 0, 4, 1), 1, [85]),
    (Rect(1, 0, 2, 1), 2, [100, 200]), (Rect(1, 0, 2, 1), 1, [150]),
    // Of pixels that lie on an edge, the part that lies inside counts.
    (Rect(0.5, 0, 3, 1), 1, [107]), (Rect(0, 0, 4, 1), 3, [25, 150, 80]),
    // What lies outside is not there.
    (Rect(-3, 0, 4, 1), 4, [0, 100, 200, 40]), (Rect(9, 0, 2, 1), 2, [200, 40]),
  ])
  func partsAreMeans(_ part: Rect, _ width: Int, _ expected: [UInt8]) {
    let result = row.part(part, width: width, height: 1)
    #expect(reds(result) == expected)
    #expect(result.height == 1)
    let column = Bitmap(width: 1, height: 4, pixels: row.pixels)
    let turned = Rect(part.minY, part.minX, part.height, part.width)
    #expect(column.part(turned, width: 1, height: width).pixels == result.pixels)
  }

  /// What cannot be seen adds no colour to what can.
  @Test func clearPixelsHaveNoColor() {
    let pair = Bitmap(width: 2, height: 1, pixels: [10, 20, 30, 255, 255, 255, 255, 0])
    #expect(pair.part(Rect(0, 0, 2, 1), width: 1, height: 1).pixels == [10, 20, 30, 128])
    let clear = Bitmap(width: 2, height: 1, pixels: [UInt8](repeating: 0, count: 8))
    #expect(clear.part(Rect(0, 0, 2, 1), width: 1, height: 1).pixels == [0, 0, 0, 0])
  }

  @Test func tintingKeepsOpacity() {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [9, 9, 9, 255, 9, 9, 9, 100])
    #expect(bitmap.isOfOneColor)
    #expect(!row.isOfOneColor)
    let tinted = bitmap.tinted(Color(red: 1, green: 0, blue: 0.2, alpha: 0.5))
    #expect(tinted.pixels == [255, 0, 51, 128, 255, 0, 51, 50])
  }
}
