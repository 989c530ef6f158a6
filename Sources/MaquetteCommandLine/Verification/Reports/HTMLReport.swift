internal import MaquetteSource

/// A report as one page of HTML that needs nothing beside it and shows every difference.
///
/// The page holds the report as JSON, from which its script makes what is seen by putting text into
/// elements, so no name or message is ever read as HTML. It holds each picture once.
struct HTMLReport {
  /// What was found.
  var report: VerificationReport
  /// The bytes of a file by its path in the report's folder.
  var readFile: (String) -> [UInt8]?

  /// Makes a report's page.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - readFile: Gives the bytes of a picture by its path in the report's folder.
  init(_ report: VerificationReport, readFile: @escaping (String) -> [UInt8]?) {
    self.report = report
    self.readFile = readFile
  }

  /// The page.
  var text: String {
    var pictures = InlinePictures(readFile: readFile)
    let data = data(&pictures)
    let styles = ["style.css", "detail.css"].map(Self.file).joined()
    let scripts = ["elements.js", "overview.js", "stage.js", "detail.js", "keys.js"].map(Self.file)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\("\(report.headline.capitalizedStart) – maquette verify".xml)</title>
      <style>
      \(styles)</style>
      </head>
      <body>
      \(Self.file("page.html"))
      """ + pictures.elements + """
        <script type="application/json" id="report">\(data.text.scriptJSON)</script>
        <script>
        "use strict"
        \(scripts.joined())</script>
        </body>
        </html>

        """
  }

  private static func file(_ name: String) -> String {
    EmbeddedPage.text(of: name).map { "\($0)\n" } ?? ""
  }
}

/// The pictures of a page, each once however often it is shown.
struct InlinePictures {
  private let readFile: (String) -> [UInt8]?
  private var numbers: [[UInt8]: Int] = [:]

  /// The pictures as elements that a browser keeps and does not look into.
  private(set) var elements = ""

  init(readFile: @escaping (String) -> [UInt8]?) { self.readFile = readFile }

  /// The number of a picture's element, or nothing when the file cannot be read.
  mutating func number(of path: String) -> Int? {
    guard let bytes = readFile(path) else { return nil }
    if let number = numbers[bytes] { return number }
    let number = numbers.count
    numbers[bytes] = number
    elements +=
      "<script type=\"text/plain\" id=\"picture-\(number)\">\(Base64.text(bytes))</script>\n"
    return number
  }
}

extension String {
  /// The text with a capital at its start.
  var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}
