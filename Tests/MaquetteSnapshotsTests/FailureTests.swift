import Maquette
import MaquetteSnapshots
import MaquetteTestSupport
import Testing

@Suite struct FailureTests {
  private let check: Check

  init() throws { check = try Check() }

  @Test func saysWhatDiffersAndKeepsIt() throws {
    _ = check(.menu("Copy", "Paste"), as: .png(scale: 1), record: .failed)
    let message = try #require(check(.menu("Copy", "Delete"), as: .png(scale: 1)))
    #expect(message.contains("pixels differ ("))
    #expect(message.contains("none may"))
    #expect(message.contains("row 2: its title “Paste” is now “Delete”"))
    for kind in ["expected", "actual", "difference"] {
      let name = "__Failures__/menu.a.\(kind).png"
      #expect(message.contains(check.folder(name)))
      #expect(try Picture(check.folder.bytes(of: name)).width == 314)
    }
    #expect(
      try check.folder.bytes(of: "__Failures__/menu.a.expected.png")
        == check.folder.bytes(of: "menu.a.png"))
    // The snapshot itself stays as it was, and what passes again leaves nothing that misleads.
    #expect(check(.menu("Copy", "Paste"), as: .png(scale: 1)) == nil)
    #expect(
      check.folder.names == ["__Failures__", "__Failures__/.gitignore", "menu.a.png"])
  }

  @Test func everyLimitHolds() throws {
    _ = check(.menu("Copy"), as: .png(scale: 1), record: .failed)
    let changed = Mockup.menu("Cody")
    #expect(check(changed, as: .png(scale: 1, maxPixels: 1000)) == nil)
    #expect(check(changed, as: .png(scale: 1, maxRatio: 0.1)) == nil)
    #expect(check(changed, as: .png(scale: 1, comparison: .yiq(threshold: 1))) == nil)
    #expect(check(changed, as: .png(scale: 1, comparison: .yiq())) != nil)
    let message = try #require(
      check(changed, as: .png(scale: 1, maxPixels: 1000, maxRatio: 0.0001)))
    #expect(message.contains("1000 pixels and 0.01 % may"))
    #expect(check(changed, as: .png(scale: 1, maxPixels: 1, maxRatio: 0.1)) != nil)
  }

  @Test func anotherSizeIsNeverTolerated() throws {
    _ = check(.menu("Copy"), as: .png(scale: 1), record: .failed)
    let message = try #require(check(.menu("A", "B"), as: .png(scale: 1, maxRatio: 1)))
    #expect(message.contains("the size was 314 × 126 pixels and is 314 × 168"))
  }

  @Test(arguments: [
    ("", "it is empty"), ("no picture", "it is not PNG"),
    ("version https://git-lfs.github.com/spec/v1", "git lfs pull"),
    (#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>"#, "it is a drawing"),
  ])
  func aSnapshotThatCannotBeReadFails(_ text: String, _ reason: String) throws {
    try check.folder.write(text, to: "menu.a.png")
    let message = try #require(check(.menu("Copy"), as: .png(scale: 1, maxRatio: 1)))
    #expect(message.contains("cannot be compared"))
    #expect(message.contains(reason))
  }

  @Test func aDamagedSnapshotFails() throws {
    _ = check(.menu("Copy"), as: .png(scale: 1), record: .failed)
    let bytes = try check.folder.bytes(of: "menu.a.png")
    try FileSystem.write(Array(bytes.prefix(bytes.count / 2)), to: check.folder("menu.a.png"))
    let message = try #require(check(.menu("Copy"), as: .png(scale: 1, maxRatio: 1)))
    #expect(message.contains("it is damaged or cut short"))
  }

  @Test func aMockupThatCannotBeDrawnFails() throws {
    let mockup = Mockup(menu: Menu { Button("Copy", image: "no.such.symbol") })
    for recording in SnapshotRecording.allCases {
      let message = try #require(check(mockup, as: .png, record: recording))
      #expect(message.contains("/menu/items/0/image: error: SF Symbols has no 'no.such.symbol'"))
      #expect(check(mockup, as: .layout, record: recording) != nil)
      #expect(check(mockup, as: .svg, record: recording) != nil)
    }
    #expect(check.folder.names == [])
    let unknown = Mockup(device: ["iphone-0"], menu: Menu { Button("Copy") })
    #expect(check(unknown, as: .png)?.contains("there is no device 'iphone-0'") == true)
    let theme = Mockup(theme: ["none"], menu: Menu { Button("Copy") })
    #expect(check(theme, as: .png)?.contains("there is no theme 'none'") == true)
  }

  @Test func textsAreComparedLineByLine() throws {
    let said = [#"text "Delete""#, "row 2: its title “Paste” is now “Delete”"]
    for (strategy, words) in zip([Snapshotting<Mockup>.layout, .svg], said) {
      _ = check(.menu("Copy", "Paste"), as: strategy, record: .failed)
      #expect(check(.menu("Copy", "Paste"), as: strategy) == nil)
      let message = try #require(check(.menu("Copy", "Delete"), as: strategy))
      #expect(message.contains(words), "\(message)")
      #expect(!message.contains(#"text "Copy""#))
    }
    _ = check("a\nb\nc\n", as: .lines, record: .all)
    let message = try #require(check("a\nx\nc\n", as: .lines))
    #expect(message.contains("  2 - b\n  2 + x\n"))
    #expect(check("a\r\nb\nc\n", as: .lines)?.contains("how lines end") == true)
  }

  @Test func nothingToCompareFails() {
    struct Failure: Error {}
    let nothing = Snapshotting<Int>(files: { _, _ in [] }, difference: { _, _ in nil })
    #expect(check(1, as: nothing) != nil)
    #expect(check(try { throw Failure() }(), as: nothing) != nil)
  }

  @Test func strategiesAreDerived() throws {
    let menu = Snapshotting<Mockup>.png(scale: 1).pullback { (title: String) in .menu(title) }
    _ = check("Copy", as: menu, record: .failed)
    #expect(check(.menu("Copy"), as: .png(scale: 1)) == nil)
  }
}
