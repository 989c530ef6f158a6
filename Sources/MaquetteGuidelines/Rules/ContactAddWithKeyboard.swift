internal import MaquetteComponents
internal import MaquetteSource

/// A button that adds a contact stands where people can also type.
public struct ContactAddWithKeyboard: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "contact-add-with-keyboard", .warning, [.buttons],
    "A button that adds a contact stands with a text field that people can type in.",
    rationale: """
      Choosing from the contacts is a shortcut. Who knows the address, or has no contact for it, wants to type it.
      """,
    passing: [
      """
      device: {size: [360, 190]}
      screen:
        navigationBar: {title: New Message}
        content: [{textField: To, accessory: contactAdd}]
      """,
      "screen: {content: [{stack: [{textField: To}, {button: Add, type: contactAdd}], axis: horizontal}]}",
      "button: {button: Add, type: contactAdd}",
    ],
    failing: [
      """
      device: {size: [360, 190]}
      screen:
        navigationBar: {title: New Message}
        content: [{stack: [To, spacer, ↓{button: Add, type: contactAdd}], axis: horizontal}]
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a button.
  public func check(_ button: LintedButton, in context: LintContext, _ report: inout RuleReport) {
    // A button by itself or one that opened something shows nothing of its surroundings.
    guard button.button.type == .contactAdd, button.isOnScreen,
      !context.mockup.elements.contains(where: {
        $0.element is TextField || $0.element is SearchField
      })
    else { return }
    report.add(
      "a button adds a contact, but there is no text field to type one in", at: button.path,
      help: "give a 'textField' the accessory 'contactAdd'")
  }
}
