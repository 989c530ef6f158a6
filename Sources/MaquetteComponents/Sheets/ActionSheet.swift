public import MaquetteSource

/// A choice about something that was just begun, from the bottom of a phone's screen.
public struct ActionSheet: SchemaReadable {
  /// What opened it.
  public var from: PresentationSource?
  /// The question.
  public var title: LocalizedText?
  /// What there is to know.
  public var message: LocalizedText?
  /// The answers; the one that cancels stands in a block of its own.
  public var actions = Elements<Actions>()
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes an empty sheet.
  public init() {}

  /// Makes a sheet.
  public init(
    _ title: LocalizedText? = nil, message: LocalizedText? = nil,
    from: PresentationSource? = nil, @ActionsBuilder actions: () -> [AnyElement]
  ) {
    self.title = title
    self.message = message
    self.from = from
    self.actions = Elements(actions())
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "actionSheet", "A choice about something that was just begun.",
    Field("from", \.from, "What opened it."),
    Field("title", \.title, singleLine: true, "The question."),
    Field("message", \.message, "What there is to know."),
    Field("actions", \.actions, required: true, "The answers."),
    Field("disable", \.disable, "Ids of guideline rules that are not reported here."))
}
