internal import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

/// What is behind a presentation.
public struct Screen: SchemaReadable {
  /// Makes an empty screen.
  public init() {}

  /// The keys.
  public static let schema = Schema<Self>("screen", "What is behind the presentation.")
}

extension Screen {
  /// The whole screen with its bars and content; elements with an id are anchors of the frame.
  ///
  /// - Parameters:
  ///   - context: What the layout is made for.
  ///   - opener: The id of the element that opened what is presented, which is drawn as pressed.
  func layout(in context: LayoutContext, opener: String?) -> Frame {
    var frame = Frame(size: context.viewport)
    frame.place(
      .shape(
        .rectangle(context.viewport), fill: Fill(context.color(.named("systemBackground"))),
        stroke: nil), at: .zero, name: "/screen")
    return frame
  }

  /// What the system draws over everything: the home indicator.
  func overlay(in context: LayoutContext) -> Frame {
    Frame(size: context.viewport)
  }
}
