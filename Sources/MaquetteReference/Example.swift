internal import Maquette
internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// A document of `examples/reference/`, beside whose text its picture is shown.
package struct Example: Sendable {
  /// What it is an example of.
  package let name: String
  let text: String
  let alt: String
  /// The picture's width in points.
  let width: Double

  /// Reads every example of a folder and lays it out.
  package static func all(in folder: String) throws -> [String: Example] {
    let renderer = MockupRenderer()
    var catalog = Catalog()
    var examples: [String: Example] = [:]
    for file in try FileSystem.names(in: folder) where file.hasSuffix(".yaml") {
      let name = String(file.dropLast(".yaml".count))
      let bytes = try FileSystem.read("\(folder)/\(file)")
      let text = String(decoding: bytes, as: UTF8.self)
      let source = SourceFile(name: file, text: text)
      guard let mockup = MockupFile(source, name: name).mockups.first?.mockup,
        let cell = try Matrix(mockup, in: &catalog).cells.first
      else { continue }
      examples[name] = Example(
        name: name, text: text, alt: mockup.alt?.base ?? "",
        width: try renderer.frame(of: cell, scale: 2).size.width)
    }
    return examples
  }

  /// The name of the example below a heading: `statusBar` of `status-bar`.
  static func name(of heading: String) -> String {
    let words = heading.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The document, without what it says about its picture, and the picture.
  var markdown: String {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("alt: ") }
    return """
      ```yaml
      \(lines.joined(separator: "\n"))
      ```

      <img src="../output/reference/\(name)@2x.png" width="\(Int(width.rounded()))" alt="\(alt)">
      """
  }
}
