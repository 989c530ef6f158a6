import MaquetteThemes
import Testing

@testable import MaquetteCommandLine

@Suite struct ReportWordsTests {
  @Test(arguments: [
    (0.0, "0 %"), (3e-9, "less than 0.001 %"), (3e-6, "less than 0.001 %"),
    (3e-5, "0.003 %"), (0.001004, "0.1 %"), (0.0137, "1.37 %"), (0.1234, "12.3 %"), (1, "100 %"),
    (0.99996, "100 %"), (0.5, "50 %"),
  ])
  func partsAreNeverRoundedToNothing(_ part: Double, _ text: String) {
    #expect(part.percent == text)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000"),
  ])
  func thousandsAreDivided(_ number: Int, _ text: String) {
    #expect(number.grouped == text)
  }

  @Test func limitsSayWhoSetThemAndHowFarAwayTheyAre() {
    #expect(
      VerificationReport.sample.pictures[0].limits.map(\.words) == [
        "max-pixels: 1,234 found, 1,000 allowed (234 too many), set in .maquette.yaml:4",
        "max-ratio: 12.3 % found, 20 % allowed (7.66 % to spare), set by an option",
      ])
  }

  @Test func picturesSayWhatWasFound() {
    #expect(
      VerificationReport.sample.pictures[0].words == [
        "row 1: title changed", "the size changed from 100 × 50 to 100 × 60 pixels",
        "1,234 pixels differ (12.3 %, 1,000 of them in one square of 32)",
      ])
  }

  @Test(
    arguments: [
      ([], "there are no pictures"), ([.same], "the picture is the same"),
      ([.same, .same], "all 2 pictures are the same"),
      ([.same, .tolerated], "all 2 pictures are the same or within the limits"),
      ([.changed, .same], "1 changed of 2 pictures"),
      ([.new, .changed, .failed], "1 failed, 1 changed and 1 new of 3 pictures"),
    ] as [([PictureResult.Status], String)])
  func headlinesCount(_ statuses: [PictureResult.Status], _ headline: String) {
    var report = VerificationReport()
    report.pictures = statuses.map { PictureResult("a.png", $0) }
    #expect(report.headline == headline)
  }

  @Test(arguments: [
    (["en", "ko", "ar"], ["light"], 3, "in all 3 pictures"),
    (["en", "ko", "ar"], ["light", "dark"], 4, "in 2 of 3 languages"),
    (["en", "ko", "ar"], ["light", "dark"], 3, "in 3 of 6 pictures"),
    (["en", "ko", "ar"], ["light", "dark"], 6, "in all 6 pictures"),
  ])
  func equalChangesAreOneLine(
    _ locales: [String], _ appearances: [String], _ count: Int, _ extent: String
  ) throws {
    var report = VerificationReport()
    report.pictures = locales.flatMap { locale in
      appearances.map { appearance in
        PictureResult(
          "\(locale)\(appearance)", .same, axes: ["locale": locale, "appearance": appearance])
      }
    }
    for index in 0..<count {
      report.pictures[index].status = .changed
      report.pictures[index].fold = "a"
      report.pictures[index].changes = ["row 3: title changed", "row 4 moved"]
    }
    let group = try #require(ReportOutline(report).groups.first)
    #expect(group.lines.map(\.title) == ["row 3: title changed and 1 more change, \(extent)"])
    #expect(group.lines.first?.pictures == Array(0..<count))
    #expect(group.quiet == Array(count..<report.pictures.count))
  }

  @Test func aChangeOfOnePictureIsNoFold() throws {
    var report = VerificationReport.sample
    report.pictures[1].fold = ""
    let lines = try #require(ReportOutline(report).groups.first).lines
    #expect(lines.map(\.isFold) == [false])
    #expect(lines.flatMap(\.pictures) == [0, 1])
  }

  @Test func picturesAreGroupedByTheOutermostAxis() throws {
    var report = VerificationReport()
    report.pictures = ["iphone-15", "ipad-pro-11"].flatMap { device in
      ["light", "dark"].map {
        PictureResult("\(device)\($0)", .changed, axes: ["device": device, "appearance": $0])
      }
    }
    let group = try #require(ReportOutline(report).groups.first)
    #expect(group.lines.map(\.title) == ["iphone-15", "ipad-pro-11"])
    #expect(group.lines.map(\.pictures) == [[0, 1], [2, 3]])
    #expect(group.lines.map(\.axes) == [["appearance"], ["appearance"]])
  }

  @Test func whatTheEnvironmentChangedStandsApart() {
    let outline = ReportOutline(.full)
    #expect(outline.foreign.flatMap(\.lines).flatMap(\.pictures) == [3])
    #expect(!outline.groups.flatMap(\.lines).flatMap(\.pictures).contains(3))
  }
}
