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

  /// Reads a mapping; one that asks without answers is reported.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard case .mapping(let entries, let range) = node else {
      reader.report(
        "wrong-type", "a mapping of keys is expected for confirmation, not \(node.kind)",
        at: node.range, path: path)
      return nil
    }
    reader.record(range, at: path)
    Self.schema.read(entries, in: range, at: path, into: &self, &reader)
    if node["actions"] == nil, node["alert"] == nil {
      reader.report(
        "missing-key", "confirmation needs 'actions', or 'alert' with actions of its own",
        at: range, path: path)
    }
  }

  /// The keys: those of an action sheet, and the alert.
  public static let schema = Schema<Self>(
    "confirmation", "What a button asks before it acts.",
    Field("title", \.sheet.title, singleLine: true, "The question."),
    Field("message", \.sheet.message, "What there is to know."),
    Field("actions", \.sheet.actions, "The answers."),
    Field("alert", \.alert, "The alert that asks, instead of an action sheet."),
    Field("disable", \.sheet.disable, "Ids of guideline rules that are not reported here."))
}
