public import MaquetteSource

/// What a button asks before it acts: in an action sheet, or in an alert.
public struct Confirmation: SchemaReadable {
  /// A line that is filled in.
  public struct TextField: SchemaReadable {
    /// What stands in it while it is empty.
    public var placeholder: LocalizedText?
    /// What was filled in.
    public var value: LocalizedText?
    /// Whether what is filled in is shown as dots.
    public var secure = false

    /// Makes an empty text field.
    public init() {}

    /// The keys.
    public static let schema = Schema<Self>(
      "text field", "A line that is filled in.",
      Field("placeholder", \.placeholder, "What stands in it while it is empty."),
      Field("value", \.value, "What was filled in."),
      Field("secure", \.secure, "Whether what is filled in is shown as dots."))
  }

  /// The texts and actions of an alert.
  public struct Alert: SchemaReadable {
    /// The question.
    public var title: LocalizedText?
    /// What there is to know.
    public var message: LocalizedText?
    /// The answers.
    public var actions = Elements<Actions>()
    /// Lines that are filled in.
    public var textFields: [TextField] = []

    /// Makes an empty alert.
    public init() {}

    /// The keys.
    public static let schema = Schema<Self>(
      "alert", "A question in the middle of the screen.",
      Field("title", \.title, "The question."),
      Field("message", \.message, "What there is to know."),
      Field("actions", \.actions, "The answers."),
      Field("textFields", \.textFields, "Lines that are filled in."))
  }

  /// The sheet that asks.
  public var sheet = ActionSheet()
  /// The alert that asks, instead of an action sheet.
  public var alert: Alert?

  /// Makes a confirmation without texts.
  public init() {}

  /// Makes a confirmation that asks in an action sheet.
  public init(_ sheet: ActionSheet) { self.sheet = sheet }

  /// The keys: those of an action sheet, and the alert.
  public static let schema = Schema<Self>(
    "confirmation", "What a button asks before it acts.",
    Field("title", \.sheet.title, singleLine: true, "The question."),
    Field("message", \.sheet.message, "What there is to know."),
    Field("actions", \.sheet.actions, "The answers."),
    Field("alert", \.alert, "The alert that asks, instead of an action sheet."))
}
