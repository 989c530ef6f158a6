package import MaquetteSource

/// A page of HTML that needs nothing beside it and shows pictures beside those they are compared with.
///
/// The page holds what it shows as JSON, from which its script makes what is seen by putting text into
/// elements, so no name or message is ever read as HTML.
package struct ReportPage {
  /// The name of the page.
  package var title: String
  /// What the page is made from.
  package var data: JSONValue
  /// The pictures that this names by number.
  package var pictures: InlinePictures

  /// Makes a page.
  package init(title: String, data: JSONValue, pictures: InlinePictures) {
    (self.title, self.data, self.pictures) = (title, data, pictures)
  }

  /// The page.
  package var text: String {
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
      <title>\(title.xml)</title>
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
package struct InlinePictures {
  private var numbers: [[UInt8]: Int] = [:]

  /// The pictures as elements that a browser keeps and does not look into.
  private(set) var elements = ""

  /// Makes an empty list.
  package init() {}

  /// The number of a picture's element.
  package mutating func number(of bytes: [UInt8]) -> Int {
    if let number = numbers[bytes] { return number }
    let number = numbers.count
    numbers[bytes] = number
    elements +=
      "<script type=\"text/plain\" id=\"picture-\(number)\">\(Base64.text(bytes))</script>\n"
    return number
  }
}
