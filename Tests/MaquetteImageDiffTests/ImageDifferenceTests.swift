import MaquetteImageDiff
import MaquetteScene
import Testing

@Suite struct ImageDifferenceTests {
  /// A white picture with black rectangles.
  private func picture(_ width: Int, _ height: Int, _ black: PixelBox...) -> Bitmap {
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    for box in black {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width {
          pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 3, with: [0, 0, 0])
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> Bitmap {
    Bitmap(width: 1, height: 1, pixels: [red, green, blue, alpha])
  }

  @Test(arguments: ImageComparison.Metric.allCases)
  func equalPicturesDoNotDiffer(_ metric: ImageComparison.Metric) {
    var comparison = ImageComparison()
    comparison.metric = metric
    let difference = comparison(
      picture(20, 10, PixelBox(3, 3, 4, 4)), picture(20, 10, PixelBox(3, 3, 4, 4)))
    #expect(difference.isIdentical)
    #expect(difference.count == 0)
    #expect(difference.regions == [])
    #expect(difference.worstWindow == nil)
  }

  @Test func countsEveryByte() {
    let difference = ImageComparison()(pixel(0, 0, 0, 255), pixel(0, 0, 1, 255))
    #expect(!difference.isIdentical)
    #expect(difference.count == 1)
    #expect(difference.ratio == 1)
    // Eyes do not see it.
    #expect(ImageComparison.yiq()(pixel(0, 0, 0, 255), pixel(0, 0, 1, 255)).count == 0)
  }

  /// A half transparent black and a grey look alike over white, and not over anything else.
  @Test func seesWhatIsTranslucentOverAPattern() {
    var comparison = ImageComparison.yiq()
    let (first, second) = (pixel(0, 0, 0, 128), pixel(127, 127, 127, 255))
    #expect(comparison(first, second).count == 1)
    comparison.usesPattern = false
    #expect(comparison(first, second).count == 0)
  }

  /// Both ways round give the same count, whatever the pictures.
  @Test(arguments: ImageComparison.Metric.allCases)
  func isTheSameBothWaysRound(_ metric: ImageComparison.Metric) {
    var comparison = ImageComparison()
    comparison.metric = metric
    let one = picture(40, 30, PixelBox(3, 3, 9, 4), PixelBox(20, 10, 6, 12))
    let other = picture(40, 30, PixelBox(4, 3, 9, 4), PixelBox(20, 11, 6, 12))
    #expect(comparison(one, other).count == comparison(other, one).count)
    #expect(comparison(one, other).count > 0)
  }

  @Test func comparesOnTheUnionOfBothSizes() {
    let difference = ImageComparison()(picture(10, 6), picture(8, 9))
    #expect(difference.width == 10)
    #expect(difference.height == 9)
    #expect(difference.firstSize == PixelBox(0, 0, 10, 6))
    #expect(difference.secondSize == PixelBox(0, 0, 8, 9))
    // Two columns at the right of the second, and three rows below the first.
    #expect(difference.count == 2 * 6 + 10 * 3)
  }

  @Test func leavesOutMasks() {
    var comparison = ImageComparison()
    comparison.masks = [PixelBox(0, 0, 5, 5), PixelBox(-3, 8, 100, 100)]
    let difference = comparison(picture(10, 10), picture(10, 10, PixelBox(2, 2, 6, 6)))
    #expect(difference.count == 6 * 6 - 3 * 3)
    #expect(difference.ratio == Double(27) / Double(100 - 25 - 20))
  }

  @Test func findsTheDensestWindow() {
    var comparison = ImageComparison()
    comparison.windowSide = 4
    let difference = comparison(
      picture(30, 20), picture(30, 20, PixelBox(0, 0, 2, 2), PixelBox(20, 10, 3, 5)))
    #expect(difference.worstWindow?.count == 12)
    #expect(difference.worstWindow.map { $0.box.x...$0.box.x + 3 }?.contains(20) == true)
    // A window larger than the picture is the picture.
    comparison.windowSide = 100
    #expect(comparison(picture(5, 5), picture(5, 5, PixelBox(1, 1, 3, 3))).worstWindow?.count == 9)
  }

  @Test func joinsChangesThatLieTogether() {
    let difference = ImageComparison()(
      picture(100, 60),
      picture(100, 60, PixelBox(4, 4, 3, 3), PixelBox(12, 4, 3, 5), PixelBox(70, 40, 10, 8)))
    #expect(difference.regions == [PixelBox(4, 4, 11, 5), PixelBox(70, 40, 10, 8)])
  }

  /// A line moved by a part of a pixel changes the grey of its edges alone.
  @Test func leavesOutWhatSmoothsAnEdge() {
    func slope(_ shift: Int) -> Bitmap {
      var pixels: [UInt8] = []
      for y in 0..<20 {
        for x in 0..<40 {
          // A flat slope, each pixel as dark as the part of it below the line.
          let cover = max(0, min(4, (y - 4) * 4 - x + shift))
          let grey = UInt8(255 - cover * 255 / 4)
          pixels += [grey, grey, grey, 255]
        }
      }
      return Bitmap(width: 40, height: 20, pixels: pixels)
    }
    let whole = ImageComparison.yiq(ignoresAntialiasing: false)(slope(0), slope(1))
    let difference = ImageComparison.yiq()(slope(0), slope(1))
    #expect(whole.count > 0)
    #expect(difference.count + difference.antialiasedCount == whole.count)
    #expect(difference.antialiasedCount > 0)
  }

  @Test func drawsDifferencesOverThePicture() {
    let first = picture(3, 1, PixelBox(0, 0, 1, 1))
    let difference = ImageComparison()(first, picture(3, 1, PixelBox(0, 0, 2, 1)))
    var look = DifferencePicture()
    #expect(
      look(difference, over: first).pixels == [
        229, 229, 229, 255, 255, 0, 0, 255, 255, 255, 255, 255,
      ])
    look.isMask = true
    #expect(
      look(difference, over: first).pixels == [0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
  }
}
