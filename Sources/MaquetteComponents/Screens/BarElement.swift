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

extension SearchField: BarElement {}
extension Spacer: BarElement {}
extension Text: BarElement {}
extension TextField: BarElement {}

extension Button: ContentElement {
  /// The button by itself.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    control(in: context, at: path, width: proposal.width, lines: nil)
  }
}

extension Button: BarElement {
  /// In a bar an image stands alone; the title is what assistive text says.
  public func barLayout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    var button = inBar
    // A symbol by itself is larger than one in an outline.
    if isGlyph, button.image?.scale == .medium { button.image?.scale = .large }
    return button.control(in: context, at: path, width: proposal.width)
  }

  /// A symbol without an outline.
  public var isGlyph: Bool {
    inBar.isIconOnly && style == .plain && background == nil && border == nil && indicator == .none
  }

  /// The button with its symbol alone unless it says otherwise.
  private var inBar: Button {
    var button = self
    if labelStyle == .automatic { button.labelStyle = .iconOnly }
    return button
  }
}
