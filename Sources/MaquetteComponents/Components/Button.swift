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
  /// Where a symbol stands beside the title.
  public var imagePlacement = ImagePlacement.leading
  /// Which of symbol and title are drawn.
  public var labelStyle = LabelStyle.automatic
  /// The size of a button that stands by itself.
  public var size = ControlSize.regular
  /// The outline of a button that stands by itself.
  public var shape = BorderShape.automatic
  /// The colour of a button that stands by itself.
  public var tint: ThemeColor?
  /// The colour behind a button that stands by itself, instead of the style's.
  public var background: ThemeColor?
  /// A line round a button that stands by itself.
  public var border: Border?
  /// Whether a finger is on a button that stands by itself.
  public var pressed = false
  /// The sign that it opens a menu.
  public var indicator = Indicator.none
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id where it stands on a screen.
  public var onScreen = ScreenAttributes()

  /// The key of the kind.
  public static let kind = "button"
  /// The title.
  public static let main = MainValue.text("title")

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
    _ title: LocalizedText, style: Style = .plain, role: Role? = nil, image: ImageReference? = nil,
    imagePlacement: ImagePlacement = .leading, labelStyle: LabelStyle = .automatic,
    type: ButtonType = .system, size: ControlSize = .regular, shape: BorderShape = .automatic,
    tint: ThemeColor? = nil, background: ThemeColor? = nil, border: Border? = nil,
    indicator: Indicator = .none, disabled: Bool = false, pressed: Bool = false,
    confirm: Confirmation? = nil, id: String? = nil
  ) {
    self.init(title, role: role, image: image, disabled: disabled, confirm: confirm, id: id)
    self.style = style
    self.type = type
    self.imagePlacement = imagePlacement
    self.labelStyle = labelStyle
    self.size = size
    self.shape = shape
    self.tint = tint
    self.background = background
    self.border = border
    self.pressed = pressed
    self.indicator = indicator
  }

  /// The button with a menu of its own.
  public func menu(open: Bool = false, @MenuBuilder items: () -> [AnyElement]) -> Button {
    var button = self
    button.menu = Menu(open: open, items: items)
    return button
  }

  /// Whether it has a menu or a context menu, or asks before it acts.
  public var isSource: Bool { menu != nil || confirm != nil || onScreen.contextMenu != nil }

  /// Its menu or its context menu, if it is open.
  public var opened: AnyPresentation? {
    menu.flatMap { $0.open ? AnyPresentation($0) : nil } ?? openedContextMenu
  }
}
