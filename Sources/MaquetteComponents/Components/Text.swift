public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// Words in the content of a screen.
public struct Text: ContentElement {
  /// The side that lines begin or end at.
  public enum Alignment: String, SourceChoice {
    case leading, center, trailing
  }

  /// The words.
  public var text: LocalizedText = ""
  /// The text style.
  public var style = TextStyle.body
  /// The side that lines begin or end at.
  public var alignment = Alignment.leading
  /// The colour; of labels unless given.
  public var color: ThemeColor?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes an empty text.
  public init() {}

  /// Makes a text.
  public init(
    _ text: LocalizedText, style: TextStyle = .body, alignment: Alignment = .leading,
    color: ThemeColor? = nil, id: String? = nil
  ) {
    self.text = text
    self.style = style
    self.alignment = alignment
    self.color = color
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "text"
  /// The words.
  public static let main = MainValue.text("text")

  /// The keys.
  public static let schema = Schema<Self>(
    "text", "Words.",
    [
      Field("text", \.text, "The words."),
      Field("style", \.style, "The text style."),
      Field("alignment", \.alignment, "The side that lines begin or end at."),
      Field("color", \.color, "The colour; of labels unless given."),
    ] + screenFields)

  /// Lines as wide as the widest, or as the room when they do not begin at the leading side.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let block = context.text(
      context.localized(text), context.typography(style),
      color: context.color(color ?? .named("label")), width: proposal.width, lines: nil,
      alignment: proposal.isAlone ? alignment.inBlock : .leading,
      name: (path / "text").description)
    return block
  }
}

extension Text.Alignment {
  fileprivate var inBlock: TextAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
