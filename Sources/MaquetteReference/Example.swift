internal import Maquette
internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// A document of `examples/reference/`, beside whose text its picture is shown.
struct Example {
  /// The file's name without its ending: what it is an example of, perhaps with a word more.
  let name: String
  let text: String
  let alt: String
  /// The picture's width in points.
  let width: Double

  /// Reads every example of a folder and lays it out, sorted by name.
  static func all(in folder: String) throws -> [Example] {
    let names = try FileSystem.names(in: folder).filter { $0.hasSuffix(".yaml") }
    let renderer = MockupRenderer()
    var catalog = Catalog()
    return try names.map { $0.dropLast(".yaml".count) }.sorted().compactMap { name in
      let bytes = try FileSystem.read("\(folder)/\(name).yaml")
      let text = String(decoding: bytes, as: UTF8.self)
      let file = MockupFile(SourceFile(name: "\(name).yaml", text: text), name: String(name))
      guard let mockup = file.mockups.first?.mockup,
        let cell = try Matrix(mockup, in: &catalog).cells.first
      else { return nil }
      return Example(
        name: String(name), text: text, alt: mockup.alt?.base ?? "",
        width: try renderer.frame(of: cell, scale: 2).size.width)
    }
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
