public import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

/// The room that an element of a screen's content may take.
public struct Proposal: Sendable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height that is left, in points; nothing where content may be as high as it likes.
  public var height: Double?
  /// How far texts stand from both edges, of an element that takes the margins too; in points.
  public var margin = 0.0
  /// Whether the element stands alone in its line, and so may take the whole width.
  public var isAlone = true
  /// How high pictures without a size are, in widths; by the picture unless said.
  var pictureHeight: Double?

  /// Makes a proposal; where margins leave less than nothing, it is of nothing.
  public init(width: Double, height: Double? = nil, margin: Double = 0, isAlone: Bool = true) {
    self.width = max(0, width)
    self.height = height.map { max(0, $0) }
    self.margin = margin
    self.isAlone = isAlone
  }
}

/// An element that can stand in the content of a screen.
public protocol ContentElement: ScreenElement {
  /// Lays it out as if reading began at the left.
  ///
  /// - Parameters:
  ///   - proposal: The room that it may take. What stretches along an axis takes all of it.
  ///   - context: What the layout is made for.
  ///   - path: Where the element stands in the document.
  /// - Returns: Its items, and the anchors of elements inside it.
  func layout(_ proposal: Proposal, in context: LayoutContext, at path: NodePath) -> Frame

  /// Whether it takes the room that other elements leave.
  func stretches(along axis: Stack.Axis) -> Bool

  /// Whether it is as wide as the screen, its margins too.
  var takesMargins: Bool { get }

  /// Whether it is drawn as pressed by something in its own layout, not by fading.
  static var showsPress: Bool { get }
}

extension ContentElement {
  /// Most elements are as large as what they show.
  public func stretches(along axis: Stack.Axis) -> Bool { false }

  /// Most elements stand between the margins.
  public var takesMargins: Bool { false }

  /// Most elements fade when they are pressed.
  public static var showsPress: Bool { false }

  /// The element with its anchor, faded while what it opened is open.
  func placed(_ proposal: Proposal, in context: LayoutContext, at path: NodePath) -> Frame {
    let layout = layout(proposal, in: context, at: path)
    var frame = Frame(size: layout.size)
    let id = anchorID(at: path)
    if context.isPressed(id), !Self.showsPress {
      frame.place(context.faded(layout), at: .zero, name: path.description)
    } else {
      frame.place(layout, at: .zero)
    }
    if let id { frame.add(Anchor(id: id, rect: Rect(size: layout.size))) }
    return frame
  }
}

extension AnyElement {
  /// The element as what stands in a screen's content.
  var content: any ContentElement {
    guard let element = base as? any ContentElement else {
      preconditionFailure("\(type(of: base).kind) is among the kinds of content")
    }
    return element
  }
}

extension LayoutContext {
  /// Whether an element is the one that opened what is presented.
  func isPressed(_ id: String?) -> Bool { id != nil && id == opener }

  /// A frame as it looks while what it opened is open.
  ///
  /// What is laid out as if reading began at the left is mirrored later as a whole, and what is in a
  /// group keeps its form, so the group's own content is mirrored here.
  func faded(_ frame: Frame) -> Frame.Item {
    .group(inReadingDirection(frame), Effects(opacity: style(MenuStyle.self).sourceOpacity))
  }

  /// A frame that was laid out from left to right, as it is read.
  func inReadingDirection(_ frame: Frame) -> Frame {
    traits.layoutDirection == .rightToLeft ? frame.mirrored : frame
  }
}
