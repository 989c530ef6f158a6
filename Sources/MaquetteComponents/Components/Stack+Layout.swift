public import MaquetteScene
public import MaquetteSource

extension Stack {
  /// A stack grows where one of its elements does.
  public func stretches(along axis: Axis) -> Bool {
    items.elements.contains { element in
      element.content.stretches(along: axis)
        && !(element.base is Spacer && axis != self.axis)
    }
  }

  /// The elements one after the other.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let spacing = self.spacing ?? context.style(ScreenStyle.self).spacing
    let children = items.elements.enumerated().map { index, element in
      StackLayout.Child(element: element.content, path: (path / "items")[index])
    }
    let layout = StackLayout(
      context: context, axis: axis, spacing: spacing,
      alignment: (alignment ?? (axis == .vertical ? .leading : .center)).share)
    return layout.frame(children, proposal)
  }
}

/// Lays out elements one after the other; what stretches shares the room that the others leave.
struct StackLayout {
  /// An element and where it stands in the document.
  struct Child {
    var element: any ContentElement
    var path: NodePath
  }

  let context: LayoutContext
  let axis: Stack.Axis
  let spacing: Double
  let alignment: Double

  func frame(_ children: [Child], _ proposal: Proposal) -> Frame {
    let gaps = spacing * Double(max(0, children.count - 1))
    let room = axis == .vertical ? proposal.height : proposal.width
    let frames = frames(children, proposal, room: room.map { $0 - gaps })
    let across = frames.map { axis == .vertical ? $0.size.width : $0.size.height }.max() ?? 0
    var frame = Frame(size: .zero)
    var along = 0.0
    for (index, child) in frames.enumerated() {
      if index > 0 { along += spacing }
      switch axis {
      case .vertical:
        frame.place(child, at: Point((across - child.size.width) * alignment, along))
        along += child.size.height
      case .horizontal:
        frame.place(child, at: Point(along, (across - child.size.height) * alignment))
        along += child.size.width
      }
    }
    frame.size = axis == .vertical ? Size(across, along) : Size(along, across)
    return frame
  }

  /// The frames of elements that have this much room along the axis.
  private func frames(_ children: [Child], _ proposal: Proposal, room: Double?) -> [Frame] {
    var frames: [Int: Frame] = [:]
    var used = 0.0
    func lay(_ index: Int, _ extent: Double?) {
      var own = proposal
      own.isAlone = axis == .vertical
      switch axis {
      case .vertical: own.height = extent
      case .horizontal: own.width = max(0, extent ?? proposal.width)
      }
      let frame = children[index].element.placed(own, in: context, at: children[index].path)
      used += length(frame) - (frames[index].map(length) ?? 0)
      frames[index] = frame
    }
    let flexible = children.indices.filter { children[$0].element.stretches(along: axis) }
    for index in children.indices where !flexible.contains(index) {
      lay(index, axis == .vertical ? nil : room)
    }
    // Where a line is too narrow, its widest element gives way.
    if axis == .horizontal, let room, used > room,
      let widest = frames.max(by: { ($0.value.size.width, $1.key) < ($1.value.size.width, $0.key) })
    {
      lay(widest.key, widest.value.size.width - (used - room))
    }
    let share = room.map { max(0, $0 - used) / Double(max(1, flexible.count)) }
    for index in flexible { lay(index, share) }
    return children.indices.compactMap { frames[$0] }
  }

  private func length(_ frame: Frame) -> Double {
    axis == .vertical ? frame.size.height : frame.size.width
  }
}
