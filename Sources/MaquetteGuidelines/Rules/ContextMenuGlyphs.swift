internal import MaquetteComponents
internal import MaquetteSource

/// Each command of a context menu has a glyph.
public struct ContextMenuGlyphs: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "context-menu-glyphs", .warning, [.contextMenus],
    "Up to iOS 18 each command of a context menu has a glyph.",
    rationale: """
      A glyph is recognized sooner than a title is read. Since iOS 26 fewer of them are asked for, so other themes are \
      not judged.
      """,
    passing: [
      """
      theme: ios-18
      contextMenu:
        of: [0, 0, 9, 9]
        items: [{button: Copy, image: doc.on.doc}, {button: Favorite, image: star}]
      """,
      "{theme: ios-18, contextMenu: {of: [0, 0, 9, 9], items: [{button: A, image: star}, {menu: B, items: [C]}]}}",
      "{theme: ios-18, contextMenu: {of: [0, 0, 9, 9], items: [{button: A, state: on}, B, {toggle: C}]}}",
      "contextMenu: {of: [0, 0, 9, 9], items: [A]}",
    ],
    failing: [
      """
      theme: ios-18
      contextMenu:
        of: [0, 0, 9, 9]
        items: [↓Copy, {button: Favorite, image: star}]
      """,
      "{theme: [ios-26, ios-18], contextMenu: {of: [0, 0, 9, 9], items: ↓[A, {section: '', items: [B]}]}}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a context menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    guard menu.kind == .context, context.mockup.isDrawn(in: "ios-18") else { return }
    let bare = menu.commands.filter {
      $0.depth == 0 && $0.button?.image == nil && $0.button?.disabled == false
        && !menu.mayBeOption($0) && !($0.title?.isOfEmoji ?? false)
        && !report.isSilenced($0.path)
    }
    guard !bare.isEmpty else { return }
    let titles = bare.compactMap { $0.title?.shown }
    report.add(
      "\(titles.quoted) \(titles.count == 1 ? "has" : "have") no glyph", at: bare.map(\.path),
      in: menu.path / "items", help: "give each command an 'image'")
  }
}

extension LocalizedText {
  /// Whether it is a picture, as in a row of reactions.
  fileprivate var isOfEmoji: Bool {
    !isEmpty && base.allSatisfy { !$0.isLetter && !$0.isNumber && !$0.isASCII }
  }
}
