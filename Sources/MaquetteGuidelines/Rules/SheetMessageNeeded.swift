internal import MaquetteComponents
internal import MaquetteSource

/// A message says what the title does not.
public struct SheetMessageNeeded: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-message-needed", .warning, [.actionSheets],
    "The message of an action sheet says what its title does not.",
    rationale: """
      With what people have just done, a title is usually enough. A message that says it again is only more to read.
      """,
    passing: [
      """
      canvas: fit
      actionSheet:
        title: Delete this photo?
        message: It disappears from all of your devices.
        actions: [{button: Delete Photo, role: destructive}, {button: Cancel, role: cancel}]
      """,
      "actionSheet: {title: Delete photo?, message: Delete photo from all of your devices?, actions: [A, B]}",
      "actionSheet: {message: Delete photo?, actions: [A, B]}",
    ],
    failing: [
      """
      canvas: fit
      actionSheet:
        title: Delete this photo?
        message: ↓Delete photo.
        actions: [{button: Delete Photo, role: destructive}, {button: Cancel, role: cancel}]
      """,
      "actionSheet: {title: {en: Photo, ko: 사진 삭제}, message: ↓{en: Gone forever, ko: 사진 삭제?}, actions: [A, B]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an action sheet.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    guard question.isSheet, let title = question.title, let message = question.message else {
      return
    }
    let languages = title.translations.map(\.language)
    let pairs =
      [(title.base, message.base)]
      + languages.compactMap { language in
        title.translation(for: language).flatMap { title in
          message.translation(for: language).map { (title, $0) }
        }
      }
    guard let (_, text) = pairs.first(where: { repeats($1, $0) }) else { return }
    report.add(
      "the message '\(text)' says nothing that the title does not",
      at: question.path / "message", help: "leave it out, or say what follows",
      // In another language it may say something.
      fix: message.translations.isEmpty ? [.remove(question.path / "message")] : nil)
  }

  /// Whether every word of a message is in the title.
  private func repeats(_ message: String, _ title: String) -> Bool {
    func words(_ text: String) -> [Substring] {
      text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }
    let known = words(title)
    let said = words(message)
    return !said.isEmpty && said.allSatisfy(known.contains)
  }
}
