/// What result builders of lists of elements have in common.
public protocol ElementListBuilder {}

extension ElementListBuilder {
  /// Elements that were made elsewhere.
  public static func buildExpression(_ elements: [AnyElement]) -> [AnyElement] { elements }

  /// The elements of a block, in order.
  public static func buildBlock(_ parts: [AnyElement]...) -> [AnyElement] { parts.flatMap { $0 } }

  /// The elements of a loop.
  public static func buildArray(_ parts: [[AnyElement]]) -> [AnyElement] { parts.flatMap { $0 } }

  /// The elements of a condition without `else`.
  public static func buildOptional(_ part: [AnyElement]?) -> [AnyElement] { part ?? [] }

  /// The elements of the first branch.
  public static func buildEither(first part: [AnyElement]) -> [AnyElement] { part }

  /// The elements of the second branch.
  public static func buildEither(second part: [AnyElement]) -> [AnyElement] { part }
}

/// Builds the content of a screen or a stack.
@resultBuilder public enum ContentBuilder: ElementListBuilder {
  /// An element.
  public static func buildExpression(_ element: some ContentElement) -> [AnyElement] {
    [AnyElement(element)]
  }

  /// A plain text.
  public static func buildExpression(_ text: LocalizedText) -> [AnyElement] {
    [AnyElement(Text(text))]
  }
}

/// Builds the rows of a list.
@resultBuilder public enum ListBuilder: ElementListBuilder {
  /// A row, or an element that gives rows.
  public static func buildExpression(_ element: some ListElement) -> [AnyElement] {
    [AnyElement(element)]
  }

  /// A plain text stands for a row.
  public static func buildExpression(_ title: LocalizedText) -> [AnyElement] {
    [AnyElement(Row(title))]
  }
}

/// Builds the items of a bar.
@resultBuilder public enum BarBuilder: ElementListBuilder {
  /// An item.
  public static func buildExpression(_ element: some BarElement) -> [AnyElement] {
    [AnyElement(element)]
  }

  /// A plain text stands for a button.
  public static func buildExpression(_ title: LocalizedText) -> [AnyElement] {
    [AnyElement(Button(title))]
  }
}

/// Builds the tabs of a tab bar.
@resultBuilder public enum TabBuilder: ElementListBuilder {
  /// A tab.
  public static func buildExpression(_ tab: Tab) -> [AnyElement] { [AnyElement(tab)] }

  /// A plain text stands for a tab.
  public static func buildExpression(_ title: LocalizedText) -> [AnyElement] {
    [AnyElement(Tab(title))]
  }
}
