internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// A popover has a button that closes it only where nothing else does.
public struct PopoverCloseNeeded: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "popover-close-needed", .warning, [.popovers],
    "A popover has a button to close it where a touch beside it does not, and only there.",
    rationale: """
      A popover usually closes with a touch anywhere else. A button for that takes room from its content, unless it is \
      the only way out or says whether changes are kept.
      """,
    passing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}
        content: [{image: placeholder, symbol: photo, size: [368, 180]}]
      popover:
        from: filter
        modal: true
        navigationBar: {title: Filter, trailing: [Done]}
        content: [{list: [Favorites, Videos, Screenshots]}]
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, content: [{list: [Name, Date]}]}
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, navigationBar: {trailing: [Done]}, content: [{textField: Name}]}
      """,
    ],
    failing: [
      """
      device: {size: [400, 300], idiom: pad}
      screen:
        navigationBar: {title: Photos, trailing: [{button: Filter, id: filter}]}
        content: [{image: placeholder, symbol: photo, size: [368, 180]}]
      popover:
        ↓from: filter
        modal: true
        navigationBar: {title: Filter}
        content: [{list: [Favorites, Videos, Screenshots]}]
      """,
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, navigationBar: {trailing: [↓Done]}, content: [{list: [Name, Date]}]}
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a popover.
  public func check(
    _ popover: LintedPopover, in context: LintContext, _ report: inout RuleReport
  ) {
    guard context.mockup.idioms.contains(.pad) else { return }
    let buttons = context.mockup.buttons.filter {
      $0.path.isInside(popover.path) && !$0.path.isInside(popover.path / "from")
    }
    if popover.popover.modal {
      guard buttons.isEmpty, popover.popover.navigationBar?.back == nil else { return }
      report.add(
        "a modal popover has no button", at: popover.path,
        help: "add one that closes it: Cancel, Done or Close")
      // On a phone the same buttons close the sheet that it becomes.
    } else if popover.onlyShows, context.mockup.idioms.allSatisfy({ $0 == .pad }) {
      for button in buttons where closes(button, context.lexicon) {
        report.add(
          "a touch beside the popover does what '\(button.button.title.shown)' does",
          at: button.path, help: "leave it out, or write 'modal: true'")
      }
    }
  }

  private func closes(_ button: LintedButton, _ lexicon: Lexicon) -> Bool {
    let title = button.button.title
    return button.button.type == .close || lexicon.cancel.contains(title)
      || lexicon.acknowledgement.contains(title) || lexicon.done.contains(title)
  }
}

extension LintedPopover {
  /// Whether there is nothing in it but rows, texts and images, and at most one row is chosen.
  fileprivate var onlyShows: Bool {
    let shown: [any Element.Type] = [
      Button.self, Divider.self, Grid.self, Image.self, List.self, Row.self, Section.self,
      Spacer.self, Stack.self, Text.self,
    ]
    let kinds = shown.map { $0.kind }
    var elements: [any Element] = []
    popover.visit(at: .root) { value, _ in
      if let element = value as? any Element { elements.append(element) }
    }
    let chosen = elements.count { element in
      (element as? Row).map { $0.selected || $0.accessory == .checkmark } ?? false
    }
    return chosen < 2 && elements.allSatisfy { kinds.contains(type(of: $0).kind) }
  }
}
