public import MaquetteSource

/// What a button asks before it acts: in an action sheet, or in an alert.
public struct Confirmation: SchemaReadable {
  /// The sheet that asks.
  public var sheet = ActionSheet()
  /// The alert that asks, instead of an action sheet.
  public var alert: Alert?

  /// Makes a confirmation without texts.
  public init() {}

  /// Makes a confirmation that asks in an action sheet.
  public init(_ sheet: ActionSheet) { self.sheet = sheet }

  /// Makes a confirmation that asks in an alert.
  public init(_ alert: Alert) { self.alert = alert }

  /// The keys: those of an action sheet, and the alert.
  public static let schema = Schema<Self>(
    "confirmation", "What a button asks before it acts.",
    Field("title", \.sheet.title, singleLine: true, "The question."),
    Field("message", \.sheet.message, "What there is to know."),
    Field("actions", \.sheet.actions, "The answers."),
    Field("alert", \.alert, "The alert that asks, instead of an action sheet."))
}
