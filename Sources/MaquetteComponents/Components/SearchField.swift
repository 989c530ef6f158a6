public import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

/// A field for what to search for.
public struct SearchField: ContentElement {
  /// What stands in it while it is empty.
  public var text: LocalizedText = ""
  /// What is searched for.
  public var value: LocalizedText?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a search field without a placeholder.
  public init() {}

  /// Makes a search field.
  public init(_ placeholder: LocalizedText, value: LocalizedText? = nil, id: String? = nil) {
    text = placeholder
    self.value = value
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "searchField"
  /// What stands in it while it is empty.
  public static let main = MainValue.text("text", mayBeEmpty: true)

  /// The keys.
  public static let schema = Schema<Self>(
    "searchField", "A field for what to search for.",
    [
      Field("text", \.text, singleLine: true, "What stands in it while it is empty."),
      Field("value", \.value, singleLine: true, "What is searched for."),
    ] + screenFields)

  /// A search field takes the whole line.
  public func stretches(along axis: Stack.Axis) -> Bool { axis == .horizontal }

  /// A text field with a magnifier, and with a button that clears it once it is filled in.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let style = context.style(TextFieldStyle.self)
    let field = TextField(placeholder: text, value: value, image: "magnifyingglass")
    return field.fieldLayout(
      proposal, in: context, at: path,
      prompt: TextField.Prompt(key: "text", color: style.searchPlaceholder),
      accessory: value?.isEmpty ?? true ? nil : "xmark.circle.fill")
  }
}
