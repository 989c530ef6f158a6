public import MaquetteScene
public import MaquetteSource

extension Picker: ContentElement {
  /// A picker with a title takes the whole line, and a list of options the margins too.
  public func stretches(along axis: Stack.Axis) -> Bool {
    axis == .horizontal && (style == .inline || !title.isEmpty)
  }

  /// Options stand in rows from edge to edge.
  public var takesMargins: Bool { style == .inline }

  /// A pop-up button with the chosen option, or the options as a list.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    if style == .inline {
      var rows = ListContent()
      addRows(to: &rows, at: path)
      return ListLayout(context, .plain, proposal).group(rows.rows, at: path)
    }
    var button = Button(
      options.first(where: isSelected)?.title ?? "", style: .plain, indicator: .popUp)
    if title.isEmpty { button.image = image }
    let control = button.control(
      in: context, at: path / "selection", width: proposal.width / 2)
    return context.labeled(title, image, control, isDisabled: false, proposal, at: path)
  }
}
