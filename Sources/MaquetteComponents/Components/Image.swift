public import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

/// A picture in the content of a screen.
public struct Image: ContentElement {
  /// How a picture without a size takes the room that it has.
  public enum Aspect: String, SourceChoice {
    /// A placeholder as wide as the room; a file's picture whole, in its own size where that has room.
    case fit
    /// All of the room, with the margins; a file's picture loses what is beyond it.
    case fill
  }

  /// The word `placeholder`, or a picture's file.
  public var file = ""
  /// A symbol in the middle of a placeholder.
  public var symbol: ImageReference?
  /// The size in points; by the room unless given.
  public var size: Size?
  /// How it takes the room that it has.
  public var aspect = Aspect.fit
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a picture without a file.
  public init() {}

  /// Makes a placeholder: a grey picture, perhaps with a symbol.
  public init(
    symbol: ImageReference? = nil, size: Size? = nil, aspect: Aspect = .fit, id: String? = nil
  ) {
    file = "placeholder"
    self.symbol = symbol
    self.size = size
    self.aspect = aspect
    self.id = id
  }

  /// Makes a picture from a file: PNG, JPEG or SVG.
  ///
  /// - Parameters:
  ///   - file: The file's path, beside the document or in the working directory.
  ///   - size: The size in points; by the picture and the room unless given.
  ///   - aspect: How it takes its size, or the room that it has.
  ///   - id: What other parts of the document call it by.
  public init(_ file: String, size: Size? = nil, aspect: Aspect = .fit, id: String? = nil) {
    self.file = file
    self.size = size
    self.aspect = aspect
    self.id = id
  }

  /// Whether it is a picture's file, not a placeholder.
  public var isFile: Bool { file != "placeholder" }

  /// The key of the kind.
  public static let kind = "image"
  /// The file.
  public static let main = MainValue.text("file")

  /// The keys.
  public static let schema = Schema<Self>(
    "image", "A picture.",
    [
      Field("file", \.file, "The word 'placeholder', or a PNG, JPEG or SVG file.") {
        node, path, reader in
        guard case .scalar(let file, _, _) = node, Image(file).isFile else { return }
        reader.noteFile(file, at: path)
      },
      Field("symbol", \.symbol, "A symbol in the middle of a placeholder."),
      Field("size", \.size, "Width and height in points."),
      Field("aspect", \.aspect, "How it takes the room that it has."),
    ] + screenFields)

  /// A picture that fills takes the margins too.
  public var takesMargins: Bool { aspect == .fill && size == nil }

  /// A picture that fills grows along both axes.
  public func stretches(along axis: Stack.Axis) -> Bool { aspect == .fill && size == nil }

  /// The file's picture, or a grey rectangle with its symbol.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let name = (path / "file").description
    if isFile, let picture = context.pictures.picture(at: file) {
      return layout(picture, size(proposal, picture.size), in: context, name: name)
    }
    let style = context.style(ScreenStyle.self)
    let size = size(proposal)
    var frame = Frame(size: size)
    frame.place(context.rectangle(size, style.placeholder), at: .zero, name: name)
    if var symbol {
      // Lines of a symbol this large are heavy unless they are made lighter.
      symbol.weight = symbol.weight ?? .light
      // As high as a third of the picture's shorter side, at most 64 points.
      let height = min(64, min(size.width, size.height) / 3)
      let natural = context.symbol(symbol, color: context.color(style.placeholderSymbol))
      let scale = height / max(1, max(natural.size.width, natural.size.height))
      frame.place(
        context.symbol(symbol, color: context.color(style.placeholderSymbol), scale: scale),
        center: Point(size.width / 2, size.height / 2), name: (path / "symbol").description)
    }
    return frame
  }

  /// A picture in the middle of its size: whole, or the middle of it.
  private func layout(
    _ picture: FilePicture, _ size: Size, in context: LayoutContext, name: String
  ) -> Frame {
    var frame = Frame(size: size)
    guard size.width > 0, size.height > 0 else { return frame }
    let shown = aspect == .fit ? picture.size.fitted(into: size) : size
    let part = aspect == .fit ? picture.size : size.fitted(into: picture.size)
    let middle = Point(
      (picture.size.width - part.width) / 2, (picture.size.height - part.height) / 2)
    frame.place(
      context.item(picture, part: Rect(origin: middle, size: part), size: shown),
      center: Point(size.width / 2, size.height / 2), name: name)
    return frame
  }

  /// The size, given that of a file's picture.
  func size(_ proposal: Proposal, _ natural: Size? = nil) -> Size {
    if let size {
      let scale = size.width > proposal.width ? proposal.width / size.width : 1
      return Size(size.width * scale, size.height * scale)
    }
    // Placeholders without a size are taken for landscapes of 4 to 3.
    let natural = natural ?? Size(4, 3)
    let height = proposal.width * (proposal.pictureHeight ?? natural.height / natural.width)
    switch aspect {
    case .fill: return Size(proposal.width, proposal.height ?? height)
    case .fit where isFile && natural.width < proposal.width: return natural
    case .fit: return Size(proposal.width, height)
    }
  }
}
