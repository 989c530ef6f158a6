/// The kinds of elements among the actions of a sheet or an alert.
public enum Actions: ElementSet {
  /// What they are called in messages.
  public static let name = "actions"
  /// Buttons alone.
  public static let kinds: [any Element.Type] = [Button.self]
  /// A plain text is a button.
  public static let textKind: any Element.Type = Button.self
  /// What a button has only elsewhere.
  public static let excluded: [String: Set<String>] = [
    Button.kind: Button.controlAttributes.union(["image", "subtitle", "state", "shortcut"])
  ]
}

extension Elements where Kinds == Actions {
  /// The actions that are shown, with their numbers in the document.
  var shown: [(index: Int, button: Button)] {
    elements.enumerated().compactMap { index, element in
      (element.base as? Button).flatMap { $0.hidden ? nil : (index, $0) }
    }
  }
}

/// Builds the actions of a sheet or an alert.
@resultBuilder public enum ActionsBuilder: ElementListBuilder {
  /// An action.
  public static func buildExpression(_ action: Button) -> [AnyElement] { [AnyElement(action)] }

  /// A plain text stands for an action.
  public static func buildExpression(_ title: LocalizedText) -> [AnyElement] {
    [AnyElement(Button(title))]
  }
}
