public import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

extension Divider: ContentElement {
  /// A line across its stack.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    // Between elements beside each other the line stands upright, as high as a line of text.
    let size =
      proposal.isAlone
      ? Size(proposal.width, context.pixel)
      : Size(context.pixel, context.typography(.body).lineHeight)
    var frame = Frame(size: size)
    frame.place(
      context.rectangle(size, context.style(ListStyle.self).separator), at: .zero,
      name: path.description)
    return frame
  }
}
