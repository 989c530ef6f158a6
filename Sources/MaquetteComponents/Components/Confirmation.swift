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

  /// The kinds of elements among the actions of a sheet.
  public enum Actions: ElementSet {
    /// What they are called in messages.
    public static let name = "actions"
    /// Buttons alone.
    public static let kinds: [any Element.Type] = [Button.self]
    /// A plain text is a button.
    public static let textKind: any Element.Type = Button.self
    /// What a button has only elsewhere.
    public static let excluded: [String: Set<String>] = [
      Button.kind: Button.controlAttributes.union(["subtitle", "state", "highlighted", "shortcut"])
    ]
  }

  /// The question.
  public var title: LocalizedText?
  /// What there is to know.
  public var message: LocalizedText?
  /// The answers.
  public var actions = Elements<Actions>()
  /// The alert that asks, instead of an action sheet.
  public var alert: Alert?

  /// Makes a confirmation without texts.
  public init() {}

  /// Makes a confirmation that asks in an action sheet.
  public init(_ title: LocalizedText, message: LocalizedText? = nil, actions: [Button]) {
    self.title = title
    self.message = message
    self.actions = Elements(actions.map { AnyElement($0) })
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "confirmation", "What a button asks before it acts.",
    Field("title", \.title, "The question."),
    Field("message", \.message, "What there is to know."),
    Field("actions", \.actions, "The answers."),
    Field("alert", \.alert, "The alert that asks, instead of an action sheet."))
}
