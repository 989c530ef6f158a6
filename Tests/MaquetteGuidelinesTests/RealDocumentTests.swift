import Maquette
import MaquetteGuidelines
import MaquetteSource
import MaquetteTestSupport
import Testing

/// What is found in menus of apps that people use: what a reviewer of the app would accept.
@Suite(.enabled(if: Reference.folder != nil, "there is no folder of reference material"))
struct RealDocumentTests {
  /// The findings by file, with why they are right; the other files have none.
  static let findings: [String: [(rule: String, reason: String)]] = [
    "flutter-pull-down-header.yaml": [
      ("menu-groups", "four groups, one of them the profile at the top: a note")
    ],
    "home-assistant-watch-dialog.yaml": [
      ("sheet-title-one-line", "the title takes two lines on the watch")
    ],
    "icecubes-post-context-menu.yaml": [
      ("context-menu-length", "sixteen items at the first level"),
      ("menu-groups", "four groups: a note"),
      ("submenu-needs-no-glyph", "Share… is a submenu and has a symbol"),
      ("submenu-needs-no-glyph", "so is Mute"),
    ],
    "mastodon-logout-sheet.yaml": [
      ("cancel-is-marked", "Cancel is an action like the others, which the system cannot tell")
    ],
    "pulse-console-menu.yaml": [("menu-groups", "five groups")],
    "zulip-message-sheet.yaml": [
      ("button-title-case", "every title is written as in a sentence"),
      ("sheet-does-not-scroll", "thirteen actions do not fit on the screen"),
      ("destructive-is-marked", "Delete message is not red"),
    ],
  ]

  static let names: [String] =
    Reference.folder.map { folder in
      ((try? FileSystem.names(in: "\(folder)/real")) ?? []).filter { $0.hasSuffix(".yaml") }
    } ?? []

  @Test(arguments: names) func onlyWhatIsRightIsFound(_ name: String) throws {
    let path = "\(Reference.folder ?? "")/real/\(name)"
    let file = MockupFile(SourceFile(name: path, bytes: try FileSystem.read(path)), name: "real")
    #expect(file.diagnostics.filter { $0.severity == .error } == [])
    let linter = Linter(lexicon: Catalog.lexicon())
    let found = try file.findings(of: linter, in: MockupRenderer()).map(\.id)
    #expect(found.sorted() == (Self.findings[name] ?? []).map(\.rule).sorted())
  }
}
