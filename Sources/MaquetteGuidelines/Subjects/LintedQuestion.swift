public import MaquetteComponents
public import MaquetteSource

/// A sheet or an alert with its answers.
public struct LintedQuestion: LintSubject, Sendable {
  /// What kind it is.
  public enum Kind: Sendable, Hashable {
    case actionSheet, confirmationDialog, alert
    /// The sheet that a button asks with.
    case confirmation
  }

  /// An answer.
  public struct Action: Sendable {
    /// The button.
    public var button: Button
    /// Where it stands.
    public var path: NodePath
  }

  /// What kind it is.
  public let kind: Kind
  /// The question.
  public let title: LocalizedText?
  /// What there is to know.
  public let message: LocalizedText?
  /// The answers that are shown, in the document's order.
  public let actions: [Action]
  /// Whether something is filled in.
  public let hasTextFields: Bool
  /// Where it stands.
  public let path: NodePath

  init(_ sheet: ActionSheet, _ kind: Kind, _ strings: Strings, at path: NodePath) {
    self.kind = kind
    title = sheet.title.map(strings.resolved)
    message = sheet.message.map(strings.resolved)
    actions = Self.actions(sheet.actions, strings, at: path)
    hasTextFields = false
    self.path = path
  }

  init(_ alert: Alert, _ strings: Strings, at path: NodePath) {
    kind = .alert
    title = alert.title.map(strings.resolved)
    message = alert.message.map(strings.resolved)
    actions = Self.actions(alert.actions, strings, at: path)
    hasTextFields = !alert.textFields.isEmpty
    self.path = path
  }

  private static func actions(_ actions: Elements<Actions>, _ strings: Strings, at path: NodePath)
    -> [Action]
  {
    actions.elements.enumerated().compactMap { index, element in
      guard let button = element.base as? Button, !button.hidden else { return nil }
      return Action(button: strings.resolved(button), path: (path / "actions")[index])
    }
  }

  /// Those of a mockup.
  public static func all(in mockup: LintedMockup) -> [LintedQuestion] { mockup.questions }

  /// Whether it is an action sheet, and not an alert.
  public var isSheet: Bool { kind != .alert }
  /// The action that cancels.
  public var cancel: Action? { actions.first { $0.button.role == .cancel } }
}
