public import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

/// An element that can stand in a navigation bar or a toolbar.
public protocol BarElement: ContentElement {
  /// Lays it out for a bar, as if reading began at the left.
  func barLayout(_ proposal: Proposal, in context: LayoutContext, at path: NodePath) -> Frame

  /// Whether it is a glyph alone, whose middle a menu opens at.
  var isGlyph: Bool { get }
}

extension BarElement {
  /// Most elements look as they do in content.
  public func barLayout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    layout(proposal, in: context, at: path)
  }

  /// Most elements are more than a glyph.
  public var isGlyph: Bool { false }
}

extension Spacer: BarElement {}
extension Text: BarElement {}
extension TextField: BarElement {}

extension Button: ContentElement {
  /// The button by itself.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    control(in: context, at: path)
  }
}

extension Button: BarElement {
  /// In a bar an image stands alone; the title is what assistive text says.
  public func barLayout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    var button = self
    if isGlyph, type == .system {
      button.title = ""
      if button.image?.scale == .medium { button.image?.scale = .large }
    }
    return button.control(in: context, at: path)
  }

  /// A button with a glyph of its own, or with an image, in a bar.
  public var isGlyph: Bool {
    style == .plain && indicator == .none && (type != .system || image != nil)
  }
}
