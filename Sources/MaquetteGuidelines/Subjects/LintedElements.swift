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
