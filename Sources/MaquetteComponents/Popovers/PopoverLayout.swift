internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Places a popover beside its source and draws its body and arrow, whatever stands in it.
struct PopoverLayout {
  /// What stands in a popover.
  struct Body {
    /// The size that it would like to have.
    var size: Size
    /// The narrowest body that it can stand in.
    var leastWidth: Double
    /// What it shows in a body of a size.
    var frame: (Size) -> Frame
    /// What lies at an edge, a bar or a list's background, and goes on into an arrow there.
    var edges: [ArrowDirection: ThemeColor] = [:]
  }

  let context: LayoutContext
  let style: PopoverStyle
  let permitted: ArrowDirections
  let path: NodePath

  init(_ context: LayoutContext, permitted: ArrowDirections = .any, at path: NodePath) {
    self.context = context
    self.permitted = permitted
    self.path = path
    style = context.style()
  }

  /// Draws it on a screen, or reports why it cannot be.
  func present(_ body: Body, from source: PresentationSource?, over stage: inout Stage) {
    guard source != nil else {
      stage.report(
        "no-source", "this is a popover beside what opened it, which is not said here",
        help: "write 'from:' and the 'id' of the element", at: path)
      return
    }
    // Without the element that is named there is no place, and its name is reported elsewhere.
    if case .element(let id)? = source, !stage.frame.anchors.contains(where: { $0.id == id }) {
      return
    }
    let anchor = source.anchor(
      on: &stage.frame, in: context, isPressed: false, at: path / "from")
    let safe = context.display.safeArea
    let margin = style.screenMargin
    let bounds = Rect(size: context.display.size).inset(
      by: Insets(
        top: max(margin, safe.top), left: margin + safe.left, bottom: max(margin, safe.bottom),
        right: margin + safe.right))
    let isInBar = anchor.surroundings == .bar
    guard let place = place(of: body, at: anchor.rect, isInBar: isInBar, in: bounds) else {
      report(isRoom(for: body, at: anchor.rect, in: bounds), &stage)
      return
    }
    draw(body, place, in: &stage.frame)
  }

  /// Reports why it has no place.
  private func report(_ isRoom: Bool, _ stage: inout Stage) {
    if isRoom {
      stage.report(
        "no-arrow", "the popover's arrow cannot point at its source from where there is room",
        help: "permit more arrow directions, or give it a source farther from the screen's edges",
        at: path)
    } else {
      let ways = permitted == .any ? "on any side" : "on the permitted sides"
      stage.report(
        "no-room", "there is no room for the popover \(ways) of its source",
        help: "permit more arrow directions, or give it a smaller 'size'", at: path)
    }
  }

  /// Draws it with the button that opened it on nothing; without a button it has no arrow.
  func frame(_ body: Body, from source: PresentationSource?) -> Frame {
    guard case .button(let button)? = source else {
      var frame = Frame(size: rounded(body.size))
      frame.place(card(body, frame.size, outline: nil, direction: nil), at: .zero)
      return frame
    }
    let control = context.inReadingDirection(
      button.source(in: context, isPressed: false, at: path / "from"))
    let rect = Rect(size: control.size)
    let everywhere = rect.inset(by: Insets(all: -10_000))
    guard let place = place(of: body, at: rect, isInBar: false, in: everywhere) else {
      return control
    }
    let whole = rect.union(place.placement.body)
    var frame = Frame(size: rect.size)
    frame.place(control, at: .zero)
    draw(body, place, in: &frame)
    var result = Frame(size: whole.size)
    result.place(frame, at: Point(-whole.minX, -whole.minY))
    return result
  }

  /// Where a popover stands, and whether it has an arrow.
  private typealias Place = (placement: PopoverPlacement, hasArrow: Bool)

  private func place(
    of body: Body, at source: Rect, isInBar: Bool, in bounds: Rect
  ) -> Place? {
    let least = min(body.leastWidth, body.size.width)
    func placement(hasArrow: Bool, gap: Double) -> Place? {
      PopoverPlacement(
        rounded(body.size), at: rounded(source).inset(by: Insets(all: -gap)), in: bounds,
        permitted, reading: context.traits.layoutDirection,
        style.metrics(leastWidth: least, hasArrow: hasArrow)
      ).map { ($0, hasArrow) }
    }
    let plain = style.plainGap.flatMap { placement(hasArrow: false, gap: $0) }
    if isInBar, let plain { return plain }
    return placement(hasArrow: true, gap: style.sourceGap) ?? plain
  }

  private func isRoom(for body: Body, at source: Rect, in bounds: Rect) -> Bool {
    let least = min(body.leastWidth, body.size.width)
    return PopoverPlacement.isRoom(
      for: rounded(body.size), at: rounded(source).inset(by: Insets(all: -style.sourceGap)),
      in: bounds, permitted,
      style.metrics(leastWidth: least, hasArrow: true))
  }

  /// A size in whole pixels: the outline is drawn as it is.
  private func rounded(_ size: Size) -> Size {
    func round(_ length: Double) -> Double {
      (length / context.pixel - 1e-6).rounded(.up) * context.pixel
    }
    return Size(round(size.width), round(size.height))
  }

  /// A source with its edges where they are drawn: a body that shrinks beside it has whole pixels too.
  private func rounded(_ source: Rect) -> Rect {
    func round(_ edge: Double) -> Double { (edge / context.pixel).rounded() * context.pixel }
    return Rect(
      left: round(source.minX), top: round(source.minY), right: round(source.maxX),
      bottom: round(source.maxY))
  }

  private func draw(_ body: Body, _ place: Place, in frame: inout Frame) {
    let (placement, hasArrow) = place
    let rect = placement.body
    let position =
      switch placement.direction {
      case .up, .down: placement.tip.x - rect.minX
      case .left, .right: placement.tip.y - rect.minY
      }
    let outline =
      hasArrow ? style.outline(rect.size, arrow: placement.direction, at: position) : nil
    frame.place(
      card(
        body, rect.size, outline: outline, direction: hasArrow ? placement.direction : nil),
      at: rect.origin)
  }

  private func card(
    _ body: Body, _ size: Size, outline: Path?, direction: ArrowDirection?
  ) -> Frame {
    var content = Frame(size: size)
    let inside = body.frame(size)
    if let direction, let color = body.edges[direction] {
      let arrow = style.arrowHeight
      let beside: Rect =
        switch direction {
        case .up: Rect(0, -arrow, size.width, arrow)
        case .down: Rect(0, size.height, size.width, arrow)
        case .left: Rect(-arrow, 0, arrow, size.height)
        case .right: Rect(size.width, 0, arrow, size.height)
        }
      content.place(context.inside(size).rectangle(beside.size, color), at: beside.origin)
    }
    content.place(inside, at: .zero)
    var card = context.card(
      content, style.background, radius: style.cornerRadius, corners: style.corners,
      outline: outline,
      shadow: style.shadow, name: path.description)
    for anchor in inside.anchors { card.add(anchor) }
    return card
  }
}
