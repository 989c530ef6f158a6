import Maquette
import MaquetteTestSupport
import Testing

@testable import MaquetteFidelity

@Suite struct ReportTests {
  /// Not what a rule of the guidelines finds.
  typealias Finding = MaquetteFidelity.Finding

  /// Kind, measured, ours, limit; the difference, whether it is within, and the words.
  static let findings: [(Finding.Kind, [Double], [Double], Double?, Double, Bool, String)] = [
    (.geometry, [44], [44], 1, 0, true, "it: 44 pt, measured 44 (±0)"),
    (.geometry, [44], [45], 1, 1, true, "it: 45 pt, measured 44 (+1)"),
    (.geometry, [44.5], [43.25], 1, -1.25, false, "it: 43.25 pt, measured 44.5 (−1.25)"),
    (.ink, [50], [50.5], 1, 1, true, "it: 50.5 pt of ink, measured 50 (+1 %)"),
    (.ink, [200], [197], 1, -1.5, false, "it: 197 pt of ink, measured 200 (−1.5 %)"),
    (.color, [178, 178, 178], [176, 176, 176], 4, -2, true, "it: 176, measured 178 (−2 levels)"),
    (
      .color, [0, 122, 255], [3, 117, 255], 4, -5, false,
      "it: 3, 117, 255, measured 0, 122, 255 (−5 levels)"
    ),
    (
      .color, [220, 220, 220], [200, 200, 200], nil, -20, true,
      "it: 200, measured 220 (−20 levels, told only)"
    ),
  ]

  @Test(arguments: findings) func differencesAreTold(
    _ kind: Finding.Kind, _ measured: [Double], _ ours: [Double], _ limit: Double?,
    _ difference: Double, _ isWithin: Bool, _ words: String
  ) {
    let finding = Finding(kind: kind, name: "it", measured: measured, ours: ours, limit: limit)
    #expect(finding.difference == difference && finding.isWithin == isWithin)
    #expect(finding.words == words)
  }

  private func report(_ ours: [Double]) -> FidelityReport {
    let findings = ours.map {
      Finding(kind: .geometry, name: "it", measured: [44], ours: [$0], limit: 1)
    }
    return FidelityReport([PictureFindings(name: "00", section: "0. A", findings: findings)])
  }

  @Test func theMeanHasALimitOfItsOwn() {
    #expect(report([44, 44.7]).isWithin)
    #expect(!report([44.7, 43.3]).isWithin)
    #expect(!report([44, 44, 44, 44, 42.9]).isWithin)
  }

  @Test func numbersAreInTheJSON() throws {
    let json = report([44, 45.25]).json
    #expect(json["isWithin"] == .boolean(false) && json["mean"] == .number(0.63))
    guard case .array(let pictures)? = json["pictures"],
      case .array(let values)? = pictures.first?["values"]
    else {
      Issue.record("\(json.text)")
      return
    }
    #expect(values.map { $0["difference"] } == [.number(0), .number(1.25)])
    #expect(values.map { $0["isWithin"] } == [.boolean(true), .boolean(false)])
  }

  @Test func thePageHasEveryValueAndBothPictures() throws {
    var picture = report([44, 45.25]).pictures[0]
    let square = try Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 255]).pngFile()
    (picture.ours, picture.reference) = (square, [UInt8](square.reversed()))
    let page = FidelityReport([picture]).page
    for finding in picture.findings { #expect(page.contains(finding.words)) }
    #expect(page.contains("id=\"picture-0\"") && page.contains("id=\"picture-1\""))
    picture.reference = nil
    #expect(!FidelityReport([picture]).page.contains("id=\"picture-1\""))
  }
}
