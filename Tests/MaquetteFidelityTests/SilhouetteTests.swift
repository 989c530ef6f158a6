import Maquette
import MaquetteTestSupport
import Testing

@testable import MaquetteFidelity

/// What is measured in painted pixels, of shapes that are known.
@Suite struct SilhouetteTests {
  private func silhouette(
    _ item: Frame.Item, at origin: Point, in area: Rect
  ) throws -> Silhouette {
    var frame = Frame(size: Size(200, 200))
    frame.place(item, at: origin)
    var catalog = Catalog()
    let renderer = try Renderer(fonts: catalog.theme("ios-18").fonts)
    return try Silhouette(frame.items, in: area, renderer)
  }

  private func square(_ radius: Double, _ corners: CornerShape, alpha: Double = 1) -> Frame.Item {
    let shape = Shape.rectangle(Size(120, 120), radius: radius, corners: corners)
    return .shape(shape, fill: Fill(Color.black.opacity(alpha)), stroke: nil)
  }

  @Test(
    arguments: [7.5, 13, 34], CornerShape.allCases)
  func radiiAreThoseOfTheShape(_ radius: Double, _ corners: CornerShape) throws {
    let (item, origin) = (square(radius, corners), Point(20, 30))
    for (corner, area) in [
      (MeasuredRadius.Corner.topLeft, Rect(20, 30, 40, 40)), (.topRight, Rect(100, 30, 40, 40)),
      (.bottomLeft, Rect(20, 110, 40, 40)), (.bottomRight, Rect(100, 110, 40, 40)),
    ] {
      let crossing = try silhouette(item, at: origin, in: area).crossing(from: corner)
      let found = try #require(crossing) / corners.crossing
      #expect(abs(found - radius) <= 0.15, "\(corner): \(found)")
    }
  }

  @Test(arguments: [1, 0.3]) func inkIsWhereTheShapeIs(_ alpha: Double) throws {
    let silhouette = try silhouette(
      square(0, .circular, alpha: alpha), at: Point(20.25, 30.5), in: Rect(10, 10, 150, 150))
    #expect(silhouette.ink == Rect(20.25, 30.5, 120, 120))
  }

  @Test func nothingHasNoInk() throws {
    let silhouette = try silhouette(
      square(0, .circular, alpha: 0), at: .zero, in: Rect(0, 0, 50, 50))
    #expect(silhouette.ink == nil && silhouette.crossing(from: .topLeft) == nil)
  }
}
