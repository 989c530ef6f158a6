public import MaquetteSource

extension Button {
  /// How a button that stands by itself looks.
  public enum Style: String, SourceChoice {
    case plain, gray, tinted, filled
    /// Gray, or tinted where the button has a colour of its own.
    case bordered
    /// Filled.
    case borderedProminent
    /// Before Liquid Glass a bordered capsule.
    case glass
    /// Before Liquid Glass a filled capsule.
    case glassProminent
  }

  /// A button of the system with a glyph of its own.
  public enum ButtonType: String, SourceChoice {
    case system
    /// An i in a circle: more about a row.
    case detailDisclosure
    /// An i in a circle; it has looked like the dark one since iOS 7.
    case infoLight
    /// An i in a circle.
    case infoDark
    /// A plus in a circle.
    case contactAdd
    /// A cross in a disc.
    case close
    /// Three dots in a circle.
    case more

    /// The symbol that is drawn unless the title is asked for.
    var glyph: String? {
      switch self {
      case .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark"
      case .more: "ellipsis.circle"
      }
    }
  }

  /// How large a button that stands by itself is.
  public enum ControlSize: String, SourceChoice {
    case mini, small, regular, large
  }

  /// The outline of a button that stands by itself.
  public enum BorderShape: String, SourceChoice {
    /// The style's own: a capsule of glass, else a rounded rectangle.
    case automatic
    case roundedRectangle, capsule
    /// A circle round the symbol, or round the title where there is none.
    case circle
  }

  /// Where a symbol stands beside the title.
  public enum ImagePlacement: String, SourceChoice {
    case leading, trailing, top, bottom
  }

  /// Which of symbol and title are drawn.
  public enum LabelStyle: String, SourceChoice {
    /// The symbol alone in bars and circles, and of a button with a glyph; else both.
    case automatic
    /// The symbol, or the title where there is none.
    case iconOnly
    /// The title, or the symbol where there is none.
    case titleOnly
    case titleAndIcon
  }

  /// The sign that a button opens a menu.
  public enum Indicator: String, SourceChoice {
    case none, pullDown, popUp
  }
}
