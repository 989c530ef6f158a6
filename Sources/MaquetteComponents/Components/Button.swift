public import MaquetteSource
public import MaquetteThemes

/// An action: a row of a menu or a sheet, or a button that stands by itself.
public struct Button: ScreenElement {
  /// What choosing it means.
  public enum Role: String, SourceChoice {
    /// It deletes or discards something; drawn in red.
    case destructive
    /// It leaves without doing anything.
    case cancel
  }

  /// Whether a choice is made.
  public enum State: String, SourceChoice {
    case off, on, mixed
  }

  /// How a button that stands by itself looks.
  public enum Style: String, SourceChoice {
    case plain, gray, tinted, filled, bordered, borderedProminent
  }

  /// A button of the system with a glyph of its own.
  public enum ButtonType: String, SourceChoice {
    case system, more
  }

  /// How large a button that stands by itself is.
  public enum ControlSize: String, SourceChoice {
    case mini, small, regular, large
  }

  /// The outline of a button that stands by itself.
  public enum BorderShape: String, SourceChoice {
    case roundedRectangle, capsule, circle
  }

  /// The sign that a button opens a menu.
  public enum Indicator: String, SourceChoice {
    case none, pullDown, popUp
  }

  /// What it is called.
  public var title: LocalizedText = ""
  /// A symbol beside the title.
  public var image: ImageReference?
  /// A second, smaller line of a menu's row.
  public var subtitle: LocalizedText?
  /// What choosing it means.
  public var role: Role?
  /// Whether a menu's row has a checkmark or a dash.
  public var state = State.off
  /// Whether it is the action that most people choose, which is bold.
  public var preferred = false
  /// Whether it cannot be chosen.
  public var disabled = false
  /// Whether it is left out.
  public var hidden = false
  /// Whether a finger or pointer is on it.
  public var highlighted = false
  /// The keys that choose it, drawn on iPad: `⌘C`.
  public var shortcut: String?
  /// What it asks before it acts.
  public var confirm: Confirmation?
  /// The menu of a button on a screen.
  public var menu: Menu?
  /// The look of a button that stands by itself.
  public var style = Style.plain
  /// A button of the system.
  public var type = ButtonType.system
  /// The size of a button that stands by itself.
  public var size = ControlSize.regular
  /// The outline of a button that stands by itself.
  public var shape = BorderShape.roundedRectangle
  /// The colour of a button that stands by itself.
  public var tint: ThemeColor?
  /// The sign that it opens a menu.
  public var indicator = Indicator.none
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id where it stands on a screen.
  public var onScreen = ScreenAttributes()

  /// Makes a button without a title.
  public init() {}

  /// Makes an action.
  public init(
    _ title: LocalizedText, role: Role? = nil, preferred: Bool = false,
    image: ImageReference? = nil, subtitle: LocalizedText? = nil, state: State = .off,
    disabled: Bool = false,
    hidden: Bool = false, highlighted: Bool = false, shortcut: String? = nil,
    confirm: Confirmation? = nil, id: String? = nil
  ) {
    self.title = title
    self.role = role
    self.preferred = preferred
    self.image = image
    self.subtitle = subtitle
    self.state = state
    self.disabled = disabled
    self.hidden = hidden
    self.highlighted = highlighted
    self.shortcut = shortcut
    self.confirm = confirm
    self.id = id
  }

  /// Makes a button that stands by itself.
  public init(
    _ title: LocalizedText, style: Style, role: Role? = nil, image: ImageReference? = nil,
    type: ButtonType = .system, size: ControlSize = .regular,
    shape: BorderShape = .roundedRectangle, tint: ThemeColor? = nil, indicator: Indicator = .none,
    disabled: Bool = false, id: String? = nil
  ) {
    self.init(title, role: role, image: image, disabled: disabled, id: id)
    self.style = style
    self.type = type
    self.size = size
    self.shape = shape
    self.tint = tint
    self.indicator = indicator
  }

  /// The button with a menu of its own.
  public func menu(open: Bool = false, @MenuBuilder items: () -> [AnyElement]) -> Button {
    var button = self
    var menu = Menu(items: items)
    menu.open = open
    button.menu = menu
    return button
  }

  /// Its menu or its context menu, if it is open.
  public var opened: AnyPresentation? {
    menu.flatMap { $0.open ? AnyPresentation($0) : nil } ?? openedContextMenu
  }

  /// The key of the kind.
  public static let kind = "button"
  /// The title.
  public static let main = MainValue.text("title")

  /// The attributes of a row of a menu that a button by itself does not have.
  static let rowAttributes: Set<String> = [
    "preferred", "subtitle", "state", "hidden", "highlighted", "shortcut",
  ]
  /// The attributes of a button by itself that a row of a menu does not have.
  static let controlAttributes: Set<String> = ScreenAttributes.names.union([
    "menu", "style", "type", "size", "shape", "tint", "indicator",
  ])

  /// The keys.
  public static let schema = Schema<Self>(
    "button", "An action.",
    [
      Field("title", \.title, singleLine: true, "What it is called."),
      Field("image", \.image, "A symbol beside the title."),
      Field("subtitle", \.subtitle, "A second, smaller line."),
      Field("role", \.role, "What choosing it means."),
      Field("state", \.state, "Whether it has a checkmark or a dash."),
      Field("preferred", \.preferred, "Whether it is the action that most people choose."),
      Field("disabled", \.disabled, "Whether it cannot be chosen."),
      Field("hidden", \.hidden, "Whether it is left out."),
      Field("highlighted", \.highlighted, "Whether a finger or pointer is on it."),
      Field("shortcut", \.shortcut, "The keys that choose it, drawn on iPad.") {
        checkShortcut($0, $1, &$2)
      },
      Field("confirm", \.confirm, "What it asks before it acts."),
      Field(
        "menu", \.menu, excluding: ["from", "image", "subtitle", "role", "disabled", "id"],
        as: "attached menu", "The menu that it opens; 'open: true' in it presents it."),
      Field("style", \.style, "Its look when it stands by itself."),
      Field("type", \.type, "A button of the system with a glyph of its own."),
      Field("size", \.size, "Its size when it stands by itself."),
      Field("shape", \.shape, "Its outline when it stands by itself."),
      Field("tint", \.tint, "Its colour when it stands by itself."),
      Field("indicator", \.indicator, "The sign that it opens a menu."),
    ] + screenFields)

  /// Reports modifiers without a key: YAML takes the comma of `⌘,` for its own in braces.
  private static func checkShortcut(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .scalar(let keys, _, let range) = node, !keys.isEmpty,
      keys.allSatisfy({ "⌘⌥⌃⇧🌐".contains($0) })
    else { return }
    reader.report(
      "incomplete-shortcut", "'\(keys)' is no shortcut without a key", help: "write \"\(keys),\"",
      at: range, path: path)
  }
}
