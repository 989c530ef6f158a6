public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

extension Alert: Presentation {
  /// The key of the kind.
  public static let kind = "alert"
  /// An alert stands in the middle of a screen.
  public static func needsScreen(on idiom: Idiom) -> Bool { true }
  /// An alert stands by itself.
  public static let pressesSource = false
  /// An alert must be answered first.
  public static let dimsTint = true
  /// Phones and tablets.
  public static let idioms: [Idiom] = [.phone, .pad]

  /// The title, else the message, else the titles of the actions.
  public var summary: [LocalizedText] {
    (title ?? message).map { [$0] } ?? actions.shown.map(\.button.title)
  }

  /// The alert on nothing.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    AlertLayout(self, context, at: path).frame(height: .infinity)
  }

  /// The alert in the middle of the screen, which is dimmed.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    AlertLayout(self, context, at: path).present(over: &stage)
  }
}

extension AlertLayout {
  /// Draws it in the middle of the screen, which is dimmed.
  func present(over stage: inout Stage) {
    let display = context.display
    stage.frame.place(
      context.rectangle(display.size, style.dim), at: .zero, name: (path / "dim").description)
    let room = display.size.height - display.safeArea.top - display.safeArea.bottom
    let alert = frame(height: room - 2 * style.verticalMargin)
    stage.frame.place(
      alert,
      at: Point(
        (display.size.width - alert.size.width) / 2,
        display.safeArea.top + (room - alert.size.height) / 2))
  }
}
