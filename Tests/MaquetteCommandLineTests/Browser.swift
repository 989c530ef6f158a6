import Foundation
import MaquetteTestSupport

/// Chromium without a window, in which a page is used by a script.
enum Browser {
  private static let path = "/usr/bin/chromium"

  /// Whether it is there to run.
  static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  /// What a script noted, and what went wrong in the page.
  struct Run: Decodable {
    var notes: [String]
    var faults: [String]
  }

  /// What is wrong when a page does not come to its end.
  struct Failure: Error {
    var text: String
  }

  /// Opens a page from a file and runs a script in it.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - options: Options of Chromium.
  ///   - script: JavaScript that can `await`; `note` keeps a text, `press` presses a key, `until` waits
  ///     for a condition and `pause` for milliseconds. All in real time: pictures are decoded in it.
  /// - Returns: The notes and faults.
  /// - Throws: When the browser does not come to the end of the script.
  static func open(_ html: String, options: [String] = [], _ script: String) throws -> Run {
    let folder = try TemporaryFolder()
    let start = html.range(of: "<head>")?.upperBound ?? html.startIndex
    let end = html.range(of: "</body>", options: .backwards)?.lowerBound ?? html.endIndex
    let page = html[..<start] + prelude + html[start..<end] + driver(script) + html[end...]
    try folder.write(String(page), to: "page.html")
    let run = try ToolRun(
      program: URL(fileURLWithPath: path),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,900",
        "--user-data-dir=\(folder("profile"))",
      ] + options + ["--dump-dom", "file://\(folder("page.html"))"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    let parts = String(decoding: run.output, as: UTF8.self).components(separatedBy: "@@@@")
    guard parts.count >= 3, let json = parts[parts.count - 2].removingPercentEncoding else {
      throw Failure(text: "status \(run.status): \(run.error.suffix(2000))")
    }
    return try JSONDecoder().decode(Run.self, from: Data(json.utf8))
  }

  private static let prelude = """
    <script>
    const faults = []
    addEventListener("error", (event) => faults.push(String(event.message)))
    addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)))
    addEventListener("securitypolicyviolation", (event) => faults.push(event.violatedDirective))
    console.error = console.warn = (...texts) => faults.push(texts.join(" "))
    </script>
    """

  /// The browser writes out the page once it is loaded, which a frame that is still written to holds
  /// back until the script has ended.
  private static func driver(_ script: String) -> String {
    """
    <script>
    (async () => {
      const gate = document.createElement("iframe")
      gate.hidden = true
      document.documentElement.append(gate)
      gate.contentDocument.open()
      const notes = []
      const note = (text) => notes.push(String(text))
      const pause = (time) => new Promise((done) => setTimeout(done, time))
      const until = async (condition) => {
        const end = performance.now() + 30000
        while (!condition()) {
          if (performance.now() > end) throw new Error("waited in vain for " + condition)
          await pause(10)
        }
      }
      const press = async (key) => {
        document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
        await pause(50)
      }
      await until(() => document.readyState !== "loading")
      await pause(50)
      try { \(script) } catch (error) { faults.push(String(error.stack)) }
      document.body.textContent = "@@@@" + encodeURIComponent(JSON.stringify({ notes, faults })) + "@@@@"
      gate.contentDocument.close()
    })()
    </script>
    """
  }
}
