internal import MaquetteComponents
internal import MaquetteSource

/// A More button shows an ellipsis.
public struct MoreButtonSymbol: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "more-button-symbol", .warning, [.pullDownMenus],
    "A button called More that opens a menu shows an ellipsis.",
    rationale: "People know three dots from every app, and look for further actions behind them.",
    passing: [
      "menu: {from: {button: More, type: more}, items: [Rename, Duplicate, Move]}",
      "menu: {from: {button: More, image: ellipsis.circle.fill}, items: [A]}",
      "menu: {from: {button: More, image: dots.svg}, items: [A]}",
      "screen: {content: [{button: More}]}",
    ],
    failing: [
      "menu: {from: ↓{button: More}, items: [Rename, Duplicate, Move]}",
      "screen: {content: [↓{button: More…, image: gear, menu: {items: [A]}}]}",
      """
      screen: {content: [↓{button: 더 보기, id: more}]}
      menu: {from: more, items: [A]}
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a menu by its button.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    guard menu.kind == .pullDown, let opener = context.mockup.opener(of: menu),
      context.lexicon.moreButton.contains(opener.button.title), !showsEllipsis(opener.button)
    else { return }
    // Another symbol may be meant, and a title that is asked for too.
    let showsNothing = opener.button.image == nil && opener.button.labelStyle == .automatic
    report.add(
      "'\(opener.button.title.shown)' opens a menu, but shows no ellipsis", at: opener.path,
      help: "write 'type: more' or 'image: ellipsis'",
      fix: showsNothing ? [.set(opener.path, "type", "more", kind: Button.kind)] : nil)
  }

  /// Whether it shows an ellipsis, or a picture that may be one.
  private func showsEllipsis(_ button: Button) -> Bool {
    guard button.labelStyle != .titleOnly else { return false }
    return button.type == .more
      || button.image.map { $0.isFile || $0.symbol.hasPrefix("ellipsis") } ?? false
  }
}
