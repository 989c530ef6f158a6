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
    return Frame(stacking: frames, along: axis, spacing: spacing, alignment: alignment)
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
    // Where a line is too narrow, its widest elements give way until they are as wide as each other.
    if axis == .horizontal, let room, used > room {
      let most = most(of: frames.values.map(length), in: room)
      for index in children.indices where frames[index].map({ length($0) > most }) == true {
        lay(index, most)
      }
    }
    let share = room.map { max(0, $0 - used) / Double(max(1, flexible.count)) }
    for index in flexible { lay(index, share) }
    return children.indices.compactMap { frames[$0] }
  }

  /// How long the longest may be for all to have room.
  private func most(of lengths: [Double], in room: Double) -> Double {
    var rest = room
    for (index, length) in lengths.sorted().enumerated() {
      let share = rest / Double(lengths.count - index)
      if length > share { return share }
      rest -= length
    }
    return .infinity
  }

  private func length(_ frame: Frame) -> Double {
    axis == .vertical ? frame.size.height : frame.size.width
  }
}

extension Frame {
  /// Makes a frame of others, one after the other.
  ///
  /// - Parameters:
  ///   - frames: The frames, from left to right or from top to bottom.
  ///   - axis: Which of the two.
  ///   - spacing: Between two of them, in points.
  ///   - alignment: What part of the room across lies before each, from 0 to 1.
  init(
    stacking frames: [Frame], along axis: Stack.Axis, spacing: Double, alignment: Double = 0.5
  ) {
    let across = frames.map { axis == .vertical ? $0.size.width : $0.size.height }.max() ?? 0
    self.init(size: .zero)
    var along = 0.0
    for (index, frame) in frames.enumerated() {
      if index > 0 { along += spacing }
      switch axis {
      case .vertical:
        place(frame, at: Point((across - frame.size.width) * alignment, along))
        along += frame.size.height
      case .horizontal:
        place(frame, at: Point(along, (across - frame.size.height) * alignment))
        along += frame.size.width
      }
    }
    size = axis == .vertical ? Size(across, along) : Size(along, across)
  }
}
