import Glibc
import MaquetteCairo
import MaquetteScene
import Testing

@Suite struct DeterminismTests {
  private static let texts = [
    "Create a folder", "한글 한글", "直す 123", "هل تريد نقل الملف", "😀 👍🏽 ok", "\u{E000}",
  ]

  private func file(_ renderer: Renderer, _ texts: [String] = texts) throws -> [UInt8] {
    var frame = Frame(size: Size(300, 200))
    for (index, text) in texts.enumerated() {
      let shaped = renderer.shape(text, locale: "ja", width: 200, lines: 2)
      for line in shaped.lines {
        frame.place(.text(line, .black), at: Point(10.3, Double(index) * 30 + 25))
      }
    }
    let shadow = Shadow(
      size: Size(40, 40), radius: 8, color: .black,
      falloff: [.init(distance: 0, alpha: 0.2), .init(distance: 20, alpha: 0)])
    frame.place(
      .group(Frame(size: Size(40, 40)), Effects(opacity: 0.5, shadow: shadow)), at: Point(220, 80))
    return try PNGFormat().render(
      frame.rounded(to: 0.5), RenderOptions(title: "t", metadata: "m"), renderer)
  }

  @Test func givesTheSameBytes() throws {
    let renderer = try Renderer.test()
    let first = try file(renderer)
    #expect(try file(renderer) == first)
    #expect(try file(.test()) == first)
  }

  @Test func doesNotDependOnWhatWasDrawnBefore() throws {
    let first = try file(.test())
    let renderer = try Renderer.test()
    _ = try file(renderer, ["直", "骨", "😀", "क्या", "Other 17", "عربي"])
    for locale in ["ko", "zh-Hant", "ar", "en"] {
      _ = renderer.shape("直 עברית 😀 x", size: 20, weight: .bold, locale: locale)
    }
    #expect(try file(renderer) == first)
  }

  @Test func doesNotDependOnOtherWorkers() async throws {
    let first = try file(.test())
    let files = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<6 {
        group.addTask {
          let renderer = try Renderer.test()
          _ = try file(renderer)
          return try file(renderer)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(files.count == 6)
    #expect(files.allSatisfy { $0 == first })
  }

  @Test func doesNotDependOnTheEnvironment() async throws {
    let plain = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      try Self.printFile()
    }
    let changed = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      for name in ["LANGUAGE", "PANGO_LANGUAGE", "LC_ALL", "LANG"] { setenv(name, "ko:zh-TW", 1) }
      for name in [
        "FONTCONFIG_FILE", "FONTCONFIG_PATH", "HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
      ] {
        setenv(name, "/nowhere", 1)
      }
      try Self.printFile()
    }
    #expect(plain?.standardOutputContent.isEmpty == false)
    #expect(plain?.standardOutputContent == changed?.standardOutputContent)
  }

  /// Writes the file's bytes to the output as digits.
  private static func printFile() throws {
    print(try Self().file(.test()).map { String($0, radix: 16) }.joined(separator: " "))
  }
}
