public import MaquetteComponents
public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// A cell of a mockup's matrix with its layout, as rules look at it.
public struct LintedCell: Sendable {
  /// A line of text in the picture.
  public struct Text: Sendable {
    /// The path of what it shows.
    public var name: String
    /// The line.
    public var line: TextLine
  }

  /// The mockup of this cell alone; where a button asks something, it presents the question.
  public let mockup: Mockup
  /// The appearance, text size, language and so on.
  public let traits: Traits
  /// The cell's values on the axes of which the document has several.
  public let axes: Table<String, String>
  /// The layout.
  public let frame: Frame
  /// The colours that the author's own theme has and the program's do not.
  public let themeColors: Set<Color>
  /// The lines of text in it, back to front.
  public let texts: [Text]
  private let question: (path: NodePath, origin: NodePath)?

  /// Takes a cell that was laid out.
  ///
  /// - Parameters:
  ///   - mockup: The mockup of the cell alone.
  ///   - traits: What it was laid out for.
  ///   - axes: The cell's values on the axes of which the document has several.
  ///   - frame: The layout.
  ///   - themeColors: The colours that the author's own theme has and the program's do not.
  ///   - question: The path in the mockup of a question that a button asks, and that in the document.
  public init(
    _ mockup: Mockup, _ traits: Traits, axes: Table<String, String>, frame: Frame,
    themeColors: Set<Color> = [], question: (path: NodePath, origin: NodePath)? = nil
  ) {
    self.mockup = mockup
    self.traits = traits
    self.axes = axes
    self.frame = frame
    self.themeColors = themeColors
    self.question = question
    texts = frame.texts
  }

  /// The path in the document of what has a path in the cell's mockup.
  func origin(of path: NodePath) -> NodePath {
    guard let question else { return path }
    return path.moved(from: question.path, to: question.origin)
  }

  /// The lines of what has a path.
  func lines(of path: NodePath) -> [TextLine] {
    texts.filter { $0.name == path.description }.map(\.line)
  }

  /// The action sheets, with their paths.
  var sheets: [(sheet: ActionSheet, path: NodePath)] {
    mockup.presented.compactMap { presented in
      switch presented.presentation {
      case let sheet as ActionSheet: (sheet, presented.path)
      case let dialog as ConfirmationDialog: (dialog.sheet, presented.path)
      default: nil
      }
    }
  }
}

/// A cell that could not be laid out.
public struct UndrawnCell: Sendable {
  /// The cell's values on the axes of which the document has several.
  public let axes: Table<String, String>
  /// What keeps it from being drawn, with paths in the document.
  public let problems: [Diagnostic]

  /// Makes a cell of why it could not be laid out.
  public init(axes: Table<String, String>, problems: [Diagnostic]) {
    self.axes = axes
    self.problems = problems
  }
}

extension Frame {
  /// The lines of text, also in groups.
  fileprivate var texts: [LintedCell.Text] {
    items.flatMap { placed -> [LintedCell.Text] in
      switch placed.item {
      case .group(let inner, _): inner.texts
      case .text(let line, _): placed.name.map { [.init(name: $0, line: line)] } ?? []
      case .shape, .image: []
      }
    }
  }
}
