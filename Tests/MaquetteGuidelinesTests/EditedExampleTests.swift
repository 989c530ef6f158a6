import Maquette
import MaquetteSource
import MaquetteTestSupport
import Testing

@Suite struct EditedExampleTests {
  static let paths = ["examples", "examples/reference"].flatMap { folder in
    ((try? PackageFiles.names(in: folder, ending: ".yaml")) ?? []).map { "\(folder)/\($0)" }
  }

  /// The edits of every list and title of a mockup.
  private func edits(_ read: ReadMockup) -> [SourceEdit] {
    read.ranges.keys.sorted { $0.description < $1.description }.flatMap { path -> [SourceEdit] in
      let text = path.description
      if text.hasSuffix("/items") || text.hasSuffix("/actions") {
        return [.append(path, .object(["button": "Don't: #1, \"2\"", "role": "cancel"]))]
          + (read.ranges[path[1]] == nil
            ? [] : [.move(path[1], before: path[0]), .remove(path[1]), .remove(path[0])])
      }
      // A bar's title is a text or a mapping, and a spacer's is nothing.
      let isTitle =
        text.hasSuffix("/title") && !text.hasPrefix("/screen") && !text.hasSuffix("/title/title")
      return isTitle ? [.replaceText(path, "It's: #1, [2]"), .remove(path)] : []
    }
  }

  /// A document that was edited in its text says what one says whose value was edited.
  @Test(arguments: paths, ["\n", "\r\n"])
  func editsMeanTheSameInTheText(_ path: String, lineEnd: String) throws {
    let file = readMockups(try PackageFiles.text(path).replacing("\n", with: lineEnd))
    for (number, read) in file.mockups.enumerated() {
      let editor = SourceEditor(
        file.source, readDocuments(file.source).documents[number], ranges: read.ranges)
      for edit in edits(read) {
        guard let replacements = editor.replacements(for: edit),
          let expected = try? readMockup(read.mockup.json.edited(edit).text, as: "json")
        else { continue }
        let text = file.source.replacing(replacements)
        var edited = MockupFile(text, name: "test").mockups[number].mockup
        edited.name = expected.name
        let (said, meant) = (edited.json.text, expected.json.text)
        #expect(said == meant, "\(edit)")
        let lines = String(decoding: text.bytes, as: UTF8.self).split(separator: lineEnd)
        #expect(lines.allSatisfy { !$0.unicodeScalars.contains("\n") }, "\(edit)")
      }
    }
  }
}
