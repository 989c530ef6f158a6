public import MaquetteScene
public import MaquetteSource

/// Room that grows as far as the other elements of its stack or bar leave any.
public struct Spacer: ContentElement {
  /// Words that are not drawn.
  public var title: LocalizedText = ""
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a spacer.
  public init() {}

  /// The key of the kind.
  public static let kind = "spacer"
  /// Nothing.
  public static let main = MainValue.text("title", mayBeEmpty: true)

  /// The keys.
  public static let schema = Schema<Self>(
    "spacer", "Room that grows as far as other elements leave any.",
    [Field("title", \.title, "Nothing.")] + screenFields)

  /// It grows along any axis.
  public func stretches(along axis: Stack.Axis) -> Bool { true }

  /// Nothing, as large as the room; no width where it stands alone in its line.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    Frame(size: Size(proposal.isAlone ? 0 : proposal.width, proposal.height ?? 0))
  }
}
