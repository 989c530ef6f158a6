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

/// Builds the segments of a segmented control.
@resultBuilder public enum SegmentBuilder: ElementListBuilder {
  /// A segment.
  public static func buildExpression(_ segment: Segment) -> [AnyElement] { [AnyElement(segment)] }

  /// A plain text stands for a segment.
  public static func buildExpression(_ title: LocalizedText) -> [AnyElement] {
    [AnyElement(Segment(title))]
  }
}
