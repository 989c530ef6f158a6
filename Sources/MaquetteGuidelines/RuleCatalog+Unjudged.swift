extension RuleCatalog {
  /// What the guidelines ask for and no program can judge, so that nobody believes it checked.
  public static let unjudged: [(page: RuleDescription.Page, sentences: [String])] = [
    (
      .pullDownMenus,
      [
        "A menu's items have to do with what its button does.",
        "The items that are used most come first.",
        "Titles are easily understood, short and say what happens.",
      ]
    ),
    (
      .contextMenus,
      [
        "A context menu has what people most likely want to do with the element.",
        "A preview shows what the element is.",
      ]
    ),
    (
      .actionSheets,
      [
        "A sheet appears seldom enough not to be in the way.",
        "A sheet, an alert or a menu is what suits the moment.",
      ]
    ),
    (
      .buttons,
      [
        "A title says what the button does.",
        "What a disclosure or an Info button opens is what people expect.",
      ]
    ),
    (
      .popovers,
      [
        "A popover stays open as long as several things can be chosen in it, and closes by itself otherwise.",
        "What was begun in a popover is kept when it closes.",
        "A popover changes its size smoothly.",
        "One touch closes a popover and opens the next.",
        "A popover in a style of its own still looks like one.",
      ]
    ),
  ]
}
