public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// The `map` section of a theme.
struct MapStyle: Style {
  static let section = "map"

  var roadWidth = 5.0
  var mainRoadWidth = 9.0
  var pinSize = 28.0
  var labelGap = 3.0
  var land = ThemeColor.named("systemGray6")
  var park = ThemeColor.named("systemGreen")
  var water = ThemeColor.named("systemTeal")
  var road = ThemeColor.named("systemBackground")
  var mainRoad = ThemeColor.named("systemBackground")
  var pin = ThemeColor.named("systemRed")
  var pinDot = ThemeColor.fixed(.white)
  var label = ThemeColor.named("label")

  static let schema = Schema<Self>(
    "map style", "The measures and colours of stand-ins for maps.",
    Field("roadWidth", \.roadWidth, "Width of roads on a map 400 points wide."),
    Field("mainRoadWidth", \.mainRoadWidth, "Width of the main road on it."),
    Field("pinSize", \.pinSize, "Width of what marks a place, in points."),
    Field("labelGap", \.labelGap, "From its tip to the name."),
    Field("land", \.land, "Behind everything."),
    Field("park", \.park, "Parks."),
    Field("water", \.water, "Water."),
    Field("road", \.road, "Roads."),
    Field("mainRoad", \.mainRoad, "The main road."),
    Field("pin", \.pin, "What marks a place."),
    Field("pinDot", \.pinDot, "The dot in it."),
    Field("label", \.label, "The name of the place."))
}

extension Map: ContentElement {
  /// The map as a picture, whose rules for sizes it shares.
  private var picture: Image { Image(size: size, aspect: aspect) }

  /// A map that fills takes the margins too.
  public var takesMargins: Bool { picture.takesMargins }

  /// A map that fills grows along both axes.
  public func stretches(along axis: Stack.Axis) -> Bool { picture.stretches(along: axis) }

  /// Land, water, a park and roads, always the same, cut to the map's size.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let size = picture.size(proposal)
    let style = context.style(MapStyle.self)
    var map = Frame(size: size)
    map.place(context.rectangle(size, style.land), at: .zero)
    // Roads grow less than the map does, as they do when one looks closer.
    let scale = max(size.width / Drawing.size.width, size.height / Drawing.size.height)
    func draw(_ data: String, fill: ThemeColor? = nil, stroke: ThemeColor? = nil, _ width: Double) {
      guard let path = Path(svgData: data)?.applying(Transform(scale: scale)) else { return }
      map.place(
        .shape(
          .path(path), fill: fill.map { Fill(context.color($0)) },
          stroke: stroke.map { Stroke(context.color($0), width: width * scale.squareRoot()) }),
        at: Point(
          (size.width - Drawing.size.width * scale) / 2,
          (size.height - Drawing.size.height * scale) / 2))
    }
    draw(Drawing.water, fill: style.water, 0)
    draw(Drawing.park, fill: style.park, 0)
    draw(Drawing.roads, stroke: style.road, style.roadWidth)
    draw(Drawing.mainRoad, stroke: style.mainRoad, style.mainRoadWidth)
    if !title.isEmpty { placePin(in: &map, context, at: path) }
    var frame = Frame(size: size)
    // A map looks the same whichever way one reads.
    frame.place(.group(map, Effects(clip: .rectangle(size))), at: .zero, name: path.description)
    return frame
  }

  /// A drop whose tip is in the map's middle, and the name below it.
  private func placePin(in map: inout Frame, _ context: LayoutContext, at path: NodePath) {
    let style = context.style(MapStyle.self)
    let tip = Point(map.size.width / 2, map.size.height / 2)
    let scale = style.pinSize / Drawing.pinWidth
    let place = Transform(scale: scale)
    func draw(_ data: String, _ color: ThemeColor) {
      guard let path = Path(svgData: data)?.applying(place) else { return }
      map.place(.shape(.path(path), fill: Fill(context.color(color)), stroke: nil), at: tip)
    }
    draw(Drawing.pin, style.pin)
    draw(Drawing.pinDot, style.pinDot)
    let label = context.text(
      context.localized(title), context.typography(.caption1, weight: .semibold),
      color: context.color(style.label), width: map.size.width,
      name: (path / "title").description)
    map.place(label, at: Point(tip.x - label.size.width / 2, tip.y + style.labelGap))
  }

  /// The shapes as SVG path data: of the map in a field of 400 by 300, of the pin from its tip.
  private enum Drawing {
    static let size = Size(400, 300)
    static let water = "M-400 700V215C-60 190 20 232 74 262S150 330 168 700Z"
    static let park =
      "M262 34 352 22Q364 21 366 33L378 98Q380 110 368 112L292 126Q280 128 277 116L252 50Q248 37 262 34Z"
    static let roads =
      "M-400 66 120 92 226 78 800 -10M92 -400 118 92 158 232 240 700"
      + "M226 78 262 196 330 700M142 172 262 196 800 178M330 -400 308 -40 325 63"
    static let mainRoad = "M-400 130C40 152 120 150 190 152S330 168 420 250L800 560"
    static let pinWidth = 28.0
    static let pin = "M0 0C-4 -6 -14 -12 -14 -22A14 14 0 1 1 14 -22C14 -12 4 -6 0 0Z"
    static let pinDot = "M-5 -22A5 5 0 1 1 5 -22A5 5 0 1 1 -5 -22Z"
  }
}

extension Map {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [MapStyle.self]
}
