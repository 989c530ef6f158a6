public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// The `textField` section of a theme.
struct TextFieldStyle: Style {
  static let section = "textField"

  var height = 36.0
  var cornerRadius = 10.0
  var inset = 8.0
  var imageGap = 6.0
  var caretWidth = 2.0
  var fill = ThemeColor.named("tertiarySystemFill")
  var image = ThemeColor.named("secondaryLabel")
  var placeholder = ThemeColor.named("placeholderText")
  var searchPlaceholder = ThemeColor.named("secondaryLabel")
  var label = ThemeColor.named("secondaryLabel")
  var value = ThemeColor.named("label")
  var separator = ThemeColor.named("separator")

  static let schema = Schema<Self>(
    "text field style", "The measures and colours of text fields.",
    Field("height", \.height, "Least height of a field without a label, in points."),
    Field("cornerRadius", \.cornerRadius, "Radius of its corners."),
    Field("inset", \.inset, "From its edges to what stands in it."),
    Field("imageGap", \.imageGap, "From its symbol to the text."),
    Field("caretWidth", \.caretWidth, "Width of the line where one is typing."),
    Field("fill", \.fill, "Behind a field without a label."),
    Field("image", \.image, "The symbol in it."),
    Field("placeholder", \.placeholder, "The text while it is empty."),
    Field("searchPlaceholder", \.searchPlaceholder, "The same in fields for searching."),
    Field("label", \.label, "The words before it."),
    Field("value", \.value, "What was filled in."),
    Field("separator", \.separator, "Below a line with a label."))
}

extension TextField: ContentElement {
  /// Whether it is a line from edge to edge with words before it, as in a letter's head.
  private var isLine: Bool { !text.isEmpty || accessory != nil }

  /// A text field takes the whole line.
  public func stretches(along axis: Stack.Axis) -> Bool { axis == .horizontal }

  /// A line with words before it goes to the edge of the screen.
  public var takesMargins: Bool { isLine }

  /// A line with a hairline below it, or a round field.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    isLine && proposal.isAlone
      ? lineLayout(proposal, in: context, at: path) : fieldLayout(proposal, in: context, at: path)
  }

  /// A label, what was filled in, what stands at the end, and a hairline.
  private func lineLayout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let style = context.style(TextFieldStyle.self)
    var row = ListRow(text, id: nil, at: path)
    row.image = image
    row.control = .field(self)
    let layout = ListRowLayout(
      context: context, style: context.style(), width: proposal.width, inset: proposal.margin)
    var frame = layout.frame(row)
    let start = layout.textStart(of: row)
    frame.place(
      context.rectangle(Size(max(0, proposal.width - start), context.pixel), style.separator),
      at: Point(start, frame.size.height - context.pixel))
    return frame
  }

  /// A grey field with round corners.
  ///
  /// - Parameters:
  ///   - proposal: The room that it may take.
  ///   - context: What the layout is made for.
  ///   - path: Where the field stands in the document.
  ///   - prompt: The key and the colour of the words in it while it is empty.
  ///   - accessory: A symbol at its end.
  /// - Returns: The field, as wide as the room.
  func fieldLayout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath, prompt: Prompt = Prompt(),
    accessory: ImageReference? = nil
  ) -> Frame {
    let style = context.style(TextFieldStyle.self)
    let body = context.typography(.body)
    let height = max(style.height, body.lineHeight + 2 * style.inset)
    let size = Size(proposal.width, height)
    var frame = Frame(size: size)
    frame.place(
      .shape(
        .rectangle(size, radius: style.cornerRadius), fill: Fill(context.color(style.fill)),
        stroke: nil), at: .zero, name: path.description)
    var x = style.inset
    if let image {
      let symbol = context.symbol(image, color: context.color(style.image))
      frame.place(
        symbol, center: Point(x + symbol.size.width / 2, height / 2),
        name: (path / "image").description)
      x += symbol.size.width + style.imageGap
    }
    var end = size.width - style.inset
    if let accessory {
      let symbol = context.symbol(accessory, color: context.color(style.image))
      frame.place(
        symbol, center: Point(end - symbol.size.width / 2, height / 2), name: path.description)
      end -= symbol.size.width + style.imageGap
    }
    let line = line(body, width: max(0, end - x), in: context, at: path, prompt: prompt)
    frame.place(line, at: Point(x, (height - line.size.height) / 2))
    return frame
  }

  /// The words in a field while it is empty.
  struct Prompt {
    /// Their key in the document.
    var key = "placeholder"
    /// Their colour; of placeholders unless given.
    var color: ThemeColor?
  }

  /// What was filled in, or the placeholder, with the line where one is typing.
  func line(
    _ typography: Typography, width: Double, in context: LayoutContext, at path: NodePath,
    prompt: Prompt = Prompt()
  ) -> Frame {
    let style = context.style(TextFieldStyle.self)
    var words = context.localized(value ?? "")
    if secure { words = String(repeating: "•", count: words.count) }
    let isEmpty = words.isEmpty
    if isEmpty { words = context.localized(placeholder ?? "") }
    let color = isEmpty ? prompt.color ?? style.placeholder : style.value
    let text = context.text(
      words, typography, color: context.color(color), width: width,
      name: (path / (isEmpty ? prompt.key : "value")).description)
    var frame = Frame(size: Size(width, typography.lineHeight))
    if !words.isEmpty { frame.place(text, at: .zero) }
    if focused {
      let size = Size(style.caretWidth, typography.lineHeight)
      let caret = Frame.Item.shape(
        .rectangle(size, radius: style.caretWidth / 2, corners: .circular),
        fill: Fill(context.color(context.accent())), stroke: nil)
      frame.place(
        caret, at: Point(isEmpty ? 0 : text.size.width, 0), name: (path / "focused").description)
    }
    return frame
  }
}

extension TextField {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [TextFieldStyle.self]
}
