import Maquette
import MaquetteComponents
import MaquetteImageDiff
import MaquetteTestSupport
import MaquetteThemes

@testable import MaquetteCommandLine

extension VerificationReport {
  /// A report with a picture of every status, and a change in two of three languages.
  static var sample: VerificationReport {
    var report = VerificationReport()
    report.baseline = "snapshots"
    report.command = ["maquette", "approve", "--report", "out"]
    report.pictures = ["en", "ko", "ar"].map { locale in
      var picture = PictureResult(
        "menu.\(locale).png", locale == "ar" ? .same : .changed, axes: ["locale": locale])
      if locale != "ar" { picture.makeDifferent(fold: "title") }
      return picture
    }
    var large = PictureResult("sheet@3x.png", .changed, mockup: "sheet")
    large.makeDifferent(fold: "")
    report.pictures += [
      large, PictureResult("sheet~dark@3x.png", .new, mockup: "sheet"),
      PictureResult("sheet.old.png", .orphaned, mockup: "sheet"),
      PictureResult("sheet.tolerated.png", .tolerated, mockup: "sheet"),
      PictureResult("sheet.failed.png", .failed, mockup: "sheet"),
    ]
    report.pictures[4].actual = "new.png"
    report.pictures[5].expected = "old.png"
    report.pictures[7].problems = ["the symbol 'squaer' is not known"]
    return report
  }

  /// A report with every key.
  static var full: VerificationReport {
    var report = sample
    report.against = "origin/main"
    report.shard = Shard()
    report.shard?.index = 2
    report.shard?.count = 4
    var change = EnvironmentChange()
    (change.what, change.from, change.to) = ("pango", "1.50.10", "1.50.12")
    report.environment = [change]
    report.pictures[0].problems = ["<\"'&>\n\t\\ 한국어 ]]>"]
    report.pictures[3].sameEnvironment = false
    report.findings = LintReport.many(errors: 1, warnings: 1, notes: 3).records()
    report.findings[4].help = "write another"
    return report
  }

  /// A report on nothing but one picture that failed and one finding, with a text wherever there can be one.
  static func hostile(_ text: String) -> VerificationReport {
    var report = VerificationReport()
    report.baseline = text
    report.command = ["maquette", text]
    var picture = PictureResult(text, .failed, mockup: text, axes: ["locale": text])
    picture.document = text
    picture.problems = [text]
    report.pictures = [picture]
    report.findings = LintReport.hostile(text).records()
    return report
  }
}

extension PictureResult {
  init(
    _ name: String, _ status: Status, mockup: String = "menu", axes: Table<String, String> = [:]
  ) {
    self.init()
    (self.name, self.status, self.mockup, self.axes) = (name, status, mockup, axes)
    document = "documents/\(mockup).yaml"
  }

  fileprivate mutating func makeDifferent(fold: String) {
    (expected, actual, difference) = ("old.png", "new.png", "difference.png")
    (expectedSize, actualSize) = (PixelSize(100, 50), PixelSize(100, 60))
    (count, ratio) = (1234, 0.1234)
    window = PictureWindow()
    window?.side = 32
    window?.count = 1000
    window?.box = PixelBox(1, 2, 32, 32)
    regions = [PixelBox(10, 10, 20, 20)]
    changes = ["row 1: title changed"]
    self.fold = fold
    var (pixels, share) = (PictureLimit(), PictureLimit())
    (pixels.value, pixels.limit, pixels.source) = (1234, 1000, ".maquette.yaml:4")
    (share.name, share.value, share.limit, share.source) = (.maxRatio, 0.1234, 0.2, "option")
    limits = [pixels, share]
  }
}

/// Pictures that really are some.
struct SamplePictures {
  private let files: [String: [UInt8]]

  init() throws {
    files = [
      "old.png": try Self.menu("Copy"), "new.png": try Self.menu("Copy, Paste"),
      "difference.png": try Self.menu("Cut"),
    ]
  }

  private static func menu(_ items: String) throws -> [UInt8] {
    try readMockup("menu: {items: [\(items)]}").render(scale: 1)
  }

  func callAsFunction(_ path: String) -> [UInt8]? { files[path] }
}
