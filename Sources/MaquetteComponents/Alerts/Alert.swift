public import MaquetteSource

/// A question or a notice in the middle of the screen.
public struct Alert: SchemaReadable {
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

    /// Makes a text field.
    public init(
      placeholder: LocalizedText? = nil, value: LocalizedText? = nil, secure: Bool = false
    ) {
      self.placeholder = placeholder
      self.value = value
      self.secure = secure
    }

    /// The keys.
    public static let schema = Schema<Self>(
      "alert text field", "A line that is filled in.",
      Field("placeholder", \.placeholder, singleLine: true, "What stands in it while empty."),
      Field("value", \.value, singleLine: true, "What was filled in."),
      Field("secure", \.secure, "Whether what is filled in is shown as dots."))
  }

  /// What opened it; an alert does not point at it.
  public var from: PresentationSource?
  /// The question.
  public var title: LocalizedText?
  /// What there is to know.
  public var message: LocalizedText?
  /// The answers; of two the one that cancels stands first, of more it stands last.
  public var actions = Elements<Actions>()
  /// Lines that are filled in.
  public var textFields: [TextField] = []
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes an empty alert.
  public init() {}

  /// Makes an alert.
  public init(
    _ title: LocalizedText? = nil, message: LocalizedText? = nil, textFields: [TextField] = [],
    @ActionsBuilder actions: () -> [AnyElement]
  ) {
    self.title = title
    self.message = message
    self.textFields = textFields
    self.actions = Elements(actions())
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "alert", "A question or a notice in the middle of the screen.",
    Field("from", \.from, "What opened it; an alert does not point at it."),
    Field("title", \.title, singleLine: true, "The question."),
    Field("message", \.message, "What there is to know."),
    Field("actions", \.actions, required: true, "The answers."),
    Field("textFields", \.textFields, "Lines that are filled in."),
    Field("disable", \.disable, "Ids of guideline rules that are not reported here."))
}
