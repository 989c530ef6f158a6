import Foundation
import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

@Suite struct HTMLReportTests {
  private let pictures: SamplePictures

  init() throws { pictures = try SamplePictures() }

  private func page(_ report: VerificationReport) -> String {
    HTMLReport(report, readFile: pictures.callAsFunction).text
  }

  @Test func theProgramHoldsThePageAsItIs() throws {
    let folder = "Sources/MaquetteCommandLine/Verification/Reports/Page"
    let names = try PackageFiles.names(in: folder)
    #expect(!names.isEmpty)
    for name in names {
      let text = try #require(EmbeddedPage.text(of: name), "\(name) is not in the program")
      let isFresh = "\(text)\n" == (try PackageFiles.text("\(folder)/\(name)"))
      #expect(isFresh, "\(name) has changed: run 'make generate'")
    }
  }

  @Test func pagesHoldEachPictureOnceAndOnlyThoseToLookAt() {
    let page = page(.sample)
    for path in ["old.png", "new.png", "difference.png"] {
      let text = Base64.text(pictures(path) ?? [])
      #expect(page.components(separatedBy: text).count == 2, "\(path)")
    }
    var report = VerificationReport.sample
    for index in report.pictures.indices { report.pictures[index].status = .tolerated }
    #expect(!self.page(report).contains("id=\"picture-0\""))
  }

  @Test func pagesNeedNothingBesideThem() {
    let page = page(.full)
    for word in ["http://", "https://", "src=", "href=\"/", "@import", "url(", "fetch("] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test(arguments: ReportTextTests.hostileTexts)
  func nothingEndsAScript(_ text: String) {
    let plain = page(.hostile("plain"))
    for word in ["<script", "</script", "<!--"] {
      let count = page(.hostile(text)).lowercased().components(separatedBy: word).count
      #expect(count == plain.lowercased().components(separatedBy: word).count, "\(word)")
    }
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheStandard(_ text: String, _ letters: String) {
    #expect(Base64.text(Array(text.utf8)) == letters)
  }

  @Test func base64HoldsAnyByte() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
  }
}
