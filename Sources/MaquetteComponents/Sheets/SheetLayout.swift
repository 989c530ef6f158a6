internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out a sheet that comes from the bottom of a phone's screen, or covers it.
struct SheetLayout {
  let context: LayoutContext
  let style: SheetStyle
  let detents: [Popover.Detent]
  let path: NodePath

  init(_ context: LayoutContext, detents: [Popover.Detent], at path: NodePath) {
    self.context = context
    self.detents = detents
    self.path = path
    style = context.style()
  }

  private var display: Display { context.display }

  /// Draws a sheet of the first detent over a screen; on its side a phone has room for a cover alone.
  func present(_ screen: Screen, over stage: inout Stage) {
    guard !context.isCompactHeight else { return cover(screen, over: &stage) }
    let detent = detents.first ?? .large
    let largest = max(0, display.size.height - display.safeArea.top - style.topGap)
    let height =
      switch detent {
      case .large: largest
      case .medium: largest * style.mediumShare
      case .fit:
        min(
          largest,
          screen.naturalSize(in: context, width: display.size.width, at: path).height
            + grabberRoom + display.safeArea.bottom)
      }
    if detent == .large { pushBack(&stage) }
    stage.frame.place(
      context.rectangle(display.size, style.dim), at: .zero, name: (path / "dim").description)
    let inset = detent == .large ? 0 : style.floatingInset
    stage.frame.place(
      sheet(screen, height: height, inset: inset),
      at: Point(inset, display.size.height - height - inset))
  }

  /// Draws the content over the whole screen.
  func cover(_ screen: Screen, over stage: inout Stage) {
    // Nothing is left of what is behind, so its colours are not those of something above it.
    var screen = screen
    screen.statusBar = true
    stage.frame.place(screen.layout(in: context, at: path), at: .zero)
    stage.hasLightStatusBar = false
  }

  /// What is behind a large sheet shrinks away from the screen's edges, over black.
  private func pushBack(_ stage: inout Stage) {
    let size = display.size
    let scale = style.behindScale
    let origin = Point(size.width * (1 - scale) / 2, display.safeArea.top)
    var black = Frame(size: size)
    black.place(context.rectangle(size, .fixed(.black)), at: .zero)
    let clip = Shape.rectangle(size, radius: style.cornerRadius / scale)
    black.place(
      .group(stage.frame, Effects(transform: Transform(scale: scale), clip: clip)), at: origin)
    for var anchor in stage.frame.anchors {
      let rect = anchor.rect
      anchor.rect = Rect(
        origin.x + scale * rect.minX, origin.y + scale * rect.minY, scale * rect.width,
        scale * rect.height)
      black.add(anchor)
    }
    stage.frame = black
    stage.hasLightStatusBar = true
  }

  /// Room for the grabber above content without a bar.
  private var grabberRoom: Double { detents.count > 1 ? style.grabberTop : 0 }

  private func sheet(_ screen: Screen, height: Double, inset: Double) -> Frame {
    let size = Size(display.size.width - 2 * inset, height)
    var inner = context.inside(size)
    inner.display.safeArea.bottom = max(0, display.safeArea.bottom - inset)
    inner.display.navigationBarTop = grabberRoom
    inner.display.safeArea.top = grabberRoom
    var content = Frame(size: size)
    content.place(inner.rectangle(size, style.background), at: .zero)
    content.place(screen.layout(in: inner, at: path, isClear: true), at: .zero)
    if detents.count > 1 {
      let grabber = Size(style.grabberWidth, style.grabberHeight)
      content.place(
        .shape(
          .rectangle(grabber, radius: grabber.height / 2, corners: .circular),
          fill: Fill(inner.color(style.grabber)), stroke: nil),
        at: Point((size.width - grabber.width) / 2, style.grabberTop),
        name: (path / "detents").description)
    }
    // The lower corners lie beyond the screen's edge unless the sheet floats above it.
    let outline = Size(size.width, size.height + (inset > 0 ? 0 : 2 * style.cornerRadius))
    var frame = Frame(size: size)
    frame.place(
      .group(content, Effects(clip: .rectangle(outline, radius: style.cornerRadius))), at: .zero,
      name: path.description)
    for anchor in content.anchors { frame.add(anchor) }
    return frame
  }
}
