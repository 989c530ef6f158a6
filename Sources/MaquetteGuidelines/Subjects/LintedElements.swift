public import MaquetteComponents
public import MaquetteSource

/// A popover.
public struct LintedPopover: LintSubject, Sendable {
  /// The popover.
  public let popover: Popover
  /// Where it stands.
  public let path: NodePath

  /// Those of a mockup.
  public static func all(in mockup: LintedMockup) -> [LintedPopover] { mockup.popovers }
}

/// A button outside of menus and questions.
public struct LintedButton: LintSubject, Sendable {
  /// The button.
  public let button: Button
  /// Where it stands.
  public let path: NodePath

  /// Those of a mockup.
  public static func all(in mockup: LintedMockup) -> [LintedButton] { mockup.buttons }

  /// Whether it stands in a navigation bar or a toolbar.
  public var isInBar: Bool {
    ["/leading/", "/trailing/", "/titleView/", "/toolbar/"].contains {
      path.description.contains($0)
    }
  }

  /// Whether it stands on a screen or in a popover, and neither by itself nor beside what it opened.
  public var isOnScreen: Bool { isInBar || path.description.contains("/content/") }
  /// Whether it leads back to the screen before.
  public var isBack: Bool {
    ["chevron.backward", "chevron.left"].contains(button.image?.symbol ?? "")
  }
  /// Whether its title is drawn, and not its symbol alone.
  public var showsTitle: Bool {
    let hasGlyph = button.image != nil || button.type != .system
    return switch button.labelStyle {
    case .titleOnly, .titleAndIcon: true
    case .iconOnly: !hasGlyph
    case .automatic:
      !hasGlyph || button.type == .system && !isInBar && button.shape != .circle
    }
  }
}

/// An element of a screen or of a popover.
public struct LintedElement: LintSubject, Sendable {
  /// The element.
  public let element: any ScreenElement
  /// Where it stands.
  public let path: NodePath

  /// Those of a mockup.
  public static func all(in mockup: LintedMockup) -> [LintedElement] { mockup.elements }
}

/// A row of a list.
public struct LintedRow: LintSubject, Sendable {
  /// The row.
  public let row: Row
  /// Where it stands.
  public let path: NodePath

  /// Those of a mockup.
  public static func all(in mockup: LintedMockup) -> [LintedRow] { mockup.rows }
}

extension LintedMockup: LintSubject {
  /// The mockup itself.
  public static func all(in mockup: LintedMockup) -> [LintedMockup] { [mockup] }
}
