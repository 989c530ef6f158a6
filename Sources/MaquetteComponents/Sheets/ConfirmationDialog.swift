public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// An action sheet with the habits of SwiftUI: it has a Cancel of its own where the document has none.
public struct ConfirmationDialog: SchemaReadable {
  /// Whether the title is shown.
  public enum TitleVisibility: String, SourceChoice {
    case visible, hidden
  }

  /// What it asks, as an action sheet without what is added.
  public var sheet = ActionSheet()
  /// Whether the title is shown.
  public var titleVisibility = TitleVisibility.visible

  /// Makes an empty dialog.
  public init() {}

  /// Makes a dialog.
  public init(
    _ title: LocalizedText? = nil, message: LocalizedText? = nil,
    titleVisibility: TitleVisibility = .visible, from: PresentationSource? = nil,
    @ActionsBuilder actions: () -> [AnyElement]
  ) {
    sheet = ActionSheet(title, message: message, from: from, actions: actions)
    self.titleVisibility = titleVisibility
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "confirmationDialog", "An action sheet that has a Cancel of its own.",
    [
      Field("from", \.sheet.from, "What opened it."),
      Field("title", \.sheet.title, singleLine: true, "The question."),
      Field("titleVisibility", \.titleVisibility, "Whether the title is shown."),
      Field("message", \.sheet.message, "What there is to know."),
      Field("actions", \.sheet.actions, required: true, "The answers."),
      Field("disable", \.sheet.disable, "Ids of guideline rules that are not reported here."),
    ])

  /// The action sheet that it is in a language.
  func sheet(for locale: String) -> ActionSheet {
    var sheet = sheet
    if titleVisibility == .hidden { sheet.title = nil }
    if !sheet.actions.shown.contains(where: { $0.button.role == .cancel }) {
      let word = SystemWord.cancel.text(for: locale)
      sheet.actions.elements.append(AnyElement(Button(LocalizedText(word), role: .cancel)))
    }
    return sheet
  }
}

extension ConfirmationDialog: Presentation {
  /// The key of the kind.
  public static let kind = "confirmationDialog"
  /// As an action sheet.
  public static func needsScreen(on idiom: Idiom) -> Bool { ActionSheet.needsScreen(on: idiom) }
  /// As an action sheet.
  public static let pressesSource = ActionSheet.pressesSource
  /// As an action sheet.
  public static let dimsTint = ActionSheet.dimsTint
  /// As an action sheet.
  public static let idioms = ActionSheet.idioms

  /// What opened it.
  public var from: PresentationSource? {
    get { sheet.from }
    set { sheet.from = newValue }
  }

  /// The title, else the titles of the actions.
  public var summary: [LocalizedText] { sheet.summary }

  /// The action sheet on nothing.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    sheet(for: context.traits.locale).layout(in: context, at: path)
  }

  /// The action sheet over a screen.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    sheet(for: context.traits.locale).present(over: &stage, in: context, at: path)
  }
}
