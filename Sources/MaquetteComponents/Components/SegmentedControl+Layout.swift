public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// The `segmentedControl` section of a theme.
struct SegmentedControlStyle: Style {
  static let section = "segmentedControl"

  var height = 32.0
  var cornerRadius = 8.0
  var inset = 10.0
  var fontSize = 13.0
  var imageScale = 0.85
  var thumbInset = 2.0
  var thumbRadius = 7.0
  var dividerWidth = 1.0
  var dividerInset = 8.0
  var fill = ThemeColor.named("tertiarySystemFill")
  var thumb = ThemeColor.fixed(.white)
  var title = ThemeColor.named("label")
  var disabled = ThemeColor.named("tertiaryLabel")
  var divider = ThemeColor.named("separator")
  var shadowInset = 0.0
  var shadow = ThemeShadow.none

  static let schema = Schema<Self>(
    "segmented control style", "The measures and colours of segmented controls.",
    Field("height", \.height, "Height in points."),
    Field("cornerRadius", \.cornerRadius, "Radius of its corners."),
    Field("inset", \.inset, "From a segment's sides to its title."),
    Field("fontSize", \.fontSize, "Size of the titles, whatever the text size is."),
    Field("imageScale", \.imageScale, "How much larger symbols are than beside text."),
    Field(
      "thumbInset", \.thumbInset, "From a segment's edges to what lies below the chosen title."),
    Field("thumbRadius", \.thumbRadius, "Radius of the corners of what lies below it."),
    Field("dividerWidth", \.dividerWidth, "Width of the line between two segments."),
    Field("dividerInset", \.dividerInset, "From the control's edge to the ends of the line."),
    Field("fill", \.fill, "Behind all segments."),
    Field("thumb", \.thumb, "Below the chosen title."),
    Field("title", \.title, "Titles."),
    Field("disabled", \.disabled, "Titles of segments that cannot be chosen."),
    Field("divider", \.divider, "The line between two segments that are not chosen."),
    Field(
      "shadowInset", \.shadowInset,
      "By how much what casts the shadow is smaller on every side, and lower."),
    Field("shadow", \.shadow, "Opacity of its shadow by distance: [points, opacity]."))
}

extension SegmentedControl: BarElement {
  /// A control as wide as its line, or as its titles need where it does not stand alone.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    SegmentedControlLayout(self, in: context, at: path)
      .frame(width: proposal.width, fills: proposal.isAlone)
  }
}

/// Lays out the segments of a control, all as wide as the widest needs.
private struct SegmentedControlLayout {
  let control: SegmentedControl
  let segments: [Segment]
  let context: LayoutContext
  let style: SegmentedControlStyle
  let path: NodePath

  /// A segmented control keeps the usual text size.
  init(_ control: SegmentedControl, in context: LayoutContext, at path: NodePath) {
    var context = context
    context.traits.textSize = .large
    self.control = control
    self.context = context
    self.path = path
    segments = control.segments
    style = context.style()
  }

  func frame(width room: Double, fills: Bool) -> Frame {
    let count = Double(segments.count)
    let dividers = max(0, count - 1) * style.dividerWidth
    let natural = (segments.indices.map { label($0).size.width }.max() ?? 0) + 2 * style.inset
    let width = fills ? room : min(room, natural * count + dividers)
    let segment = Size(max(0, (width - dividers) / max(1, count)), style.height)
    var frame = Frame(size: Size(width, style.height))
    frame.place(track(frame.size), at: .zero, name: path.description)
    for index in segments.indices {
      let x = Double(index) * (segment.width + style.dividerWidth)
      if control.isSelected(segments[index]) {
        frame.place(thumb(x, segment, in: frame.size), at: .zero, name: path.description)
      } else if index > 0, !control.isSelected(segments[index - 1]) {
        frame.place(divider, at: Point(x - style.dividerWidth, style.dividerInset))
      }
      place(index, in: Rect(origin: Point(x, 0), size: segment), &frame)
    }
    return frame
  }

  /// The title or the symbol of a segment in its middle, with its anchor.
  private func place(_ index: Int, in rect: Rect, _ frame: inout Frame) {
    let label = label(index, width: rect.width - 2 * style.thumbInset)
    let origin = Point(
      rect.center.x - label.size.width / 2, rect.center.y - label.size.height / 2)
    let id = segments[index].anchorID(at: (path / "items")[index])
    if context.isPressed(id) {
      frame.place(context.faded(label), at: origin)
    } else {
      frame.place(label, at: origin)
    }
    if let id { frame.add(Anchor(id: id, rect: rect)) }
  }

  private func label(_ index: Int, width: Double? = nil) -> Frame {
    let segment = segments[index]
    let color = context.color(segment.disabled ? style.disabled : style.title)
    let path = (path / "items")[index]
    if let image = segment.image {
      let symbol = context.symbol(image, color: color, scale: style.imageScale)
      var frame = Frame(size: symbol.size)
      frame.place(symbol.item, at: .zero, name: (path / "image").description)
      return frame
    }
    let weight: FontWeight = control.isSelected(segment) ? .semibold : .medium
    let font = FontStyle(size: style.fontSize, weight: weight)
    return context.text(
      context.localized(segment.title), Typography(font: font, leading: style.fontSize * 1.2),
      color: color, width: width, name: (path / "title").description)
  }

  private func track(_ size: Size) -> Frame.Item {
    .shape(
      .rectangle(size, radius: style.cornerRadius), fill: Fill(context.color(style.fill)),
      stroke: nil)
  }

  private var divider: Frame.Item {
    let size = Size(style.dividerWidth, max(0, style.height - 2 * style.dividerInset))
    return .shape(
      .rectangle(size, radius: size.width / 2), fill: Fill(context.color(style.divider)),
      stroke: nil)
  }

  /// What lies below the chosen title, with its shadow, which ends at the control's edge.
  private func thumb(_ x: Double, _ segment: Size, in track: Size) -> Frame.Item {
    func inner(_ inset: Double, lower drop: Double = 0) -> Rect {
      Rect(
        x + inset, inset + drop, max(0, segment.width - 2 * inset),
        max(0, segment.height - 2 * inset))
    }
    let rect = inner(style.thumbInset)
    let caster = inner(style.thumbInset + style.shadowInset, lower: style.shadowInset)
    var frame = Frame(size: track)
    let shadow = context.shadow(
      style.shadow, of: caster.size, radius: max(0, style.thumbRadius - style.shadowInset))
    frame.place(.group(Frame(size: caster.size), Effects(shadow: shadow)), at: caster.origin)
    frame.place(
      .shape(
        .rectangle(rect.size, radius: style.thumbRadius), fill: Fill(context.color(style.thumb)),
        stroke: nil), at: rect.origin)
    return .group(
      context.inReadingDirection(frame),
      Effects(clip: .rectangle(track, radius: style.cornerRadius)))
  }
}

extension SegmentedControl {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [SegmentedControlStyle.self]
}
