public import MaquetteComponents
public import MaquetteSource
public import MaquetteThemes

/// A mockup as rules look at it: what is in it by kind, gathered in one walk.
public struct LintedMockup: Sendable {
  /// The mockup.
  public let mockup: Mockup
  /// The kinds of devices that it is for.
  public let idioms: [Idiom]
  /// Its cells, laid out; none where nobody did.
  public let cells: [LintedCell]
  /// Its cells that could not be laid out.
  public let undrawn: [UndrawnCell]
  /// Its cells on the smallest devices of its idioms that it is not for.
  public let smallest: [SmallestDevice]
  /// Every menu that a button opens or that is presented, and every context menu.
  public private(set) var menus: [LintedMenu] = []
  /// Every sheet and alert, also those that a button asks with.
  public private(set) var questions: [LintedQuestion] = []
  /// Every popover.
  public private(set) var popovers: [LintedPopover] = []
  /// Every button outside of menus and questions.
  public private(set) var buttons: [LintedButton] = []
  /// Every row of a list.
  public private(set) var rows: [LintedRow] = []
  /// Every element of a screen or of a popover, besides what is in menus and questions.
  public private(set) var elements: [LintedElement] = []
  /// Ids of rules that are not reported, with the place inside of which they are not.
  public private(set) var suppressions: [Suppression] = []

  /// The items of menus and questions that are being visited, the outermost first.
  private var visitedItems: [NodePath] = []
  /// The numbers of the first button and element of each place and id.
  private(set) var buttonNumbers: [Key: Int] = [:]
  private(set) var elementNumbers: [Key: Int] = [:]

  /// What a presentation knows its source by.
  enum Key: Hashable, Sendable {
    case place(NodePath)
    case id(String)
  }

  /// Ids of rules that are not reported inside of a place.
  public struct Suppression: Sendable, Hashable {
    /// Where the document says so.
    public var path: NodePath
    /// The ids.
    public var rules: [String]
  }

  /// Walks through a mockup.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - idioms: The kinds of devices that it is for.
  ///   - cells: Its cells, laid out, for the rules that need them.
  ///   - undrawn: Its cells that could not be laid out.
  ///   - smallest: Its cells on the smallest devices, for the rules that need them.
  public init(
    _ mockup: Mockup, idioms: [Idiom] = [.phone], cells: [LintedCell] = [],
    undrawn: [UndrawnCell] = [], smallest: [SmallestDevice] = []
  ) {
    self.mockup = mockup
    self.idioms = idioms
    self.cells = cells
    self.undrawn = undrawn
    self.smallest = smallest
    var values: [(any SourceReadable, NodePath)] = []
    // Casts are costly, and most values are texts, numbers and colours.
    var others: Set<ObjectIdentifier> = []
    mockup.visit(at: .root) { value, path in
      let type = ObjectIdentifier(type(of: value))
      guard !others.contains(type) else { return }
      if Self.isGathered(value) { values.append((value, path)) } else { others.insert(type) }
    }
    for (value, path) in values { add(value, at: path) }
  }

  private static func isGathered(_ value: any SourceReadable) -> Bool {
    value is any Presentation || value is any Element || value is Confirmation
  }

  private mutating func add(_ value: any SourceReadable, at path: NodePath) {
    switch value {
    case let menu as Menu where path.names("menu"):
      add(LintedMenu(menu, mockup.strings, at: path), menu.disable)
    case let menu as ContextMenu: add(LintedMenu(menu, mockup.strings, at: path), menu.disable)
    case let sheet as ActionSheet:
      add(LintedQuestion(sheet, .actionSheet, mockup.strings, at: path), sheet.disable)
    case let dialog as ConfirmationDialog:
      add(
        LintedQuestion(dialog.shown, .confirmationDialog, mockup.strings, at: path),
        dialog.sheet.disable)
    case let alert as Alert: add(LintedQuestion(alert, mockup.strings, at: path), alert.disable)
    case let confirmation as Confirmation where confirmation.alert == nil:
      add(
        LintedQuestion(confirmation.sheet, .confirmation, mockup.strings, at: path),
        confirmation.sheet.disable)
    case let popover as Popover:
      popovers.append(LintedPopover(popover: popover, path: path))
      suppress(popover.disable, at: path)
    case let element as any Element: add(element, at: path)
    default: break
    }
  }

  private mutating func add(_ menu: LintedMenu, _ disable: [String]) {
    menus.append(menu)
    enter(menu.path / "items")
    suppress(disable, at: menu.path)
  }

  private mutating func add(_ question: LintedQuestion, _ disable: [String]) {
    questions.append(question)
    enter(question.path / "actions")
    suppress(disable, at: question.path)
  }

  private mutating func add(_ element: any Element, at path: NodePath) {
    suppress(element.disable, at: path)
    if visitedItems.contains(where: path.isInside) { return }
    let keys = [.place(path)] + (element.id.map { [Key.id($0)] } ?? [])
    if let element = element as? any ScreenElement {
      for key in keys where elementNumbers[key] == nil { elementNumbers[key] = elements.count }
      elements.append(LintedElement(element: element, path: path))
    }
    if let button = element as? Button {
      for key in keys where buttonNumbers[key] == nil { buttonNumbers[key] = buttons.count }
      buttons.append(LintedButton(button: mockup.strings.resolved(button), path: path))
    }
    if let row = element as? Row { rows.append(LintedRow(row: row, path: path)) }
  }

  /// Notes where the items of a menu or a question stand, and forgets those that the walk has left.
  private mutating func enter(_ items: NodePath) {
    visitedItems.removeAll { !items.isInside($0.parent ?? .root) }
    visitedItems.append(items)
  }

  private mutating func suppress(_ rules: [String], at path: NodePath) {
    if !rules.isEmpty { suppressions.append(Suppression(path: path, rules: rules)) }
  }
}

extension LintedMockup {
  /// Whether every cell is laid out.
  public var isLaidOut: Bool { !cells.isEmpty && undrawn.isEmpty }
}

extension NodePath {
  /// Whether its last key is one; the last part of an element of a list is a number.
  func names(_ key: String) -> Bool { description.hasSuffix("/\(key)") }
}

extension ConfirmationDialog {
  /// The sheet without a title that is hidden.
  fileprivate var shown: ActionSheet {
    var shown = sheet
    if titleVisibility == .hidden { shown.title = nil }
    return shown
  }
}
