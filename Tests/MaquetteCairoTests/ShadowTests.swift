import MaquetteCairo
import MaquetteScene
import MaquetteTestSupport
import Testing

@Suite struct ShadowTests {
  /// Opacity by distance as measured beside a menu of iOS 18.
  private static let measured: [(distance: Double, alpha: Double)] = [
    (0, 0.083), (12, 0.072), (20, 0.064), (28, 0.056), (35, 0.048), (43, 0.040), (51, 0.035),
    (66, 0.024), (82, 0.016), (97, 0.008), (125, 0),
  ]
  private static let margin = 130.0
  private static let size = Size(100, 60)

  /// A picture of a shadow, as far-reaching as measured unless a reach is given.
  private func picture(
    scale: Double, corners: CornerShape = .continuous, reach: Double? = nil
  ) throws -> Picture {
    var shadow = Shadow(
      size: Self.size, radius: 13, corners: corners, color: .black,
      falloff: Self.measured.map { .init(distance: $0.distance, alpha: $0.alpha) })
    if let reach { shadow = shadow.windowed(to: reach) }
    let canvas = Size(Self.size.width + 2 * Self.margin, Self.size.height + 2 * Self.margin)
    return try Renderer.test().picture(canvas, scale: scale) { frame in
      frame.place(
        .group(Frame(size: Self.size), Effects(shadow: shadow)), at: Point(Self.margin, Self.margin)
      )
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func hasTheMeasuredOpacities(_ scale: Double) throws {
    let picture = try picture(scale: scale)
    let (middle, end) = (picture.width / 2, picture.height - 1)
    for (distance, alpha) in Self.measured {
      let pixel = Int((Self.margin - distance) * scale) - 1
      for value in [
        picture.column(middle)[pixel], picture.column(middle)[end - pixel],
        picture.row(picture.height / 2)[pixel],
        picture.row(picture.height / 2)[picture.width - 1 - pixel],
      ] {
        #expect(abs(1 - Double(value) / 255 - alpha) <= 0.004)
      }
    }
  }

  @Test func goesRoundCornersAtTheSameDistance() throws {
    let picture = try picture(scale: 2)
    let center = (Self.margin + 13) * 2
    for (distance, alpha) in Self.measured.dropFirst() {
      let reach = (13 + distance + 0.25) * 2 / 2.squareRoot()
      let pixel = Int(center - reach)
      #expect(abs(1 - Double(picture[pixel, pixel][0]) / 255 - alpha) <= 0.0045)
    }
  }

  @Test(arguments: CornerShape.allCases)
  func leavesOutWhatCastsIt(_ corners: CornerShape) throws {
    let scale = 2.0
    let picture = try picture(scale: scale, corners: corners)
    for y in stride(from: 132, to: 188, by: 3) {
      for x in stride(from: 136, to: 224, by: 3) {
        #expect(picture[Int(Double(x) * scale), Int(Double(y) * scale)][0] == 255)
      }
    }
  }

  // Nearer than the corner reaches inward (19.9 pt), as far, and farther.
  @Test(arguments: [nil, 8.0, 19.87, 20.0, 32.0, 60.0])
  func isTheSameOnAllSides(_ reach: Double?) throws {
    let picture = try picture(scale: 3, reach: reach)
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    for y in stride(from: 3, to: picture.height / 2, by: 5) {
      for x in stride(from: 3, to: picture.width / 2, by: 5) {
        #expect(picture[x, y] == picture[right - x, y])
        #expect(picture[x, y] == picture[x, bottom - y])
        #expect(picture[x, y] == picture[right - x, bottom - y])
      }
    }
  }

  @Test func hasNoSeams() throws {
    let picture = try picture(scale: 2)
    for line in [picture.row(100), picture.column(100), picture.row(20)] {
      for (first, second) in zip(line, line.dropFirst()) {
        #expect(abs(Int(first) - Int(second)) <= 1)
      }
    }
  }
}
