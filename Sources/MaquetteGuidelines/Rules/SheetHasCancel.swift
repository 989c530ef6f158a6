internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// An action sheet with something destructive can be cancelled.
public struct SheetHasCancel: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-has-cancel", .error, [.actionSheets],
    "An action sheet with a destructive action has one that cancels.",
    rationale:
      "Whoever opened the sheet by mistake must be able to leave it without losing anything.",
    passing: [
      "actionSheet: {actions: [{button: Delete, role: destructive}, {button: Cancel, role: cancel}]}",
      "confirmationDialog: {title: T, actions: [{button: Delete, role: destructive}]}",
      "actionSheet: {actions: [Share, Copy]}",
    ],
    failing: ["actionSheet: {actions: ↓[{button: Delete, role: destructive}]}"])

  /// Makes the rule.
  public init() {}

  /// Judges an action sheet.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    // On a watch every sheet has one, which is another rule.
    guard context.mockup.idioms != [.watch],
      question.kind == .actionSheet || question.kind == .confirmation, question.cancel == nil,
      let destructive = question.actions.first(where: { $0.button.role == .destructive }),
      !question.actions.contains(where: { context.lexicon.cancel.contains($0.button.title) })
    else { return }
    report.add(
      "an action sheet with a destructive action cannot be cancelled",
      at: question.path / "actions", help: "add {button: Cancel, role: cancel}",
      fix: [
        .append(
          question.path / "actions",
          .object([
            "button": cancel(like: destructive.button.title, context.lexicon), "role": "cancel",
          ]))
      ])
  }

  /// Cancel in the languages of a title, in English where they are not known.
  private func cancel(like title: LocalizedText, _ lexicon: Lexicon) -> JSONValue {
    func word(_ language: String) -> JSONValue {
      let language = String(language.prefix { $0 != "-" })
      return .string(lexicon.cancel[language]?.first ?? lexicon.cancel["en"]?.first ?? "Cancel")
    }
    guard title.translations.isEmpty else {
      return .object(title.translations.map { .init(key: $0.language, value: word($0.language)) })
    }
    let words = lexicon.destructive.entries + lexicon.removing.entries
    return word(words.first { Lexicon.Words([$0]).opens(title) }?.key ?? "en")
  }
}
