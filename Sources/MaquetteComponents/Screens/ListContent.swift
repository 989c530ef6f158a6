public import MaquetteSource
internal import MaquetteThemes

/// A line of a list, whatever element it comes from.
struct ListRow {
  /// What the title's colour says.
  enum Tone {
    /// A line that says something.
    case label
    /// A line that does something, in a colour of its own or the app's.
    case action(ThemeColor?)
    case destructive
  }

  /// What stands at the end, besides a value.
  enum Control {
    case none
    case accessory(Row.Accessory)
    case toggle(isOn: Bool)
    /// The sign of a menu that the row opens.
    case popUp
    /// A line that is filled in; it follows the title.
    case field(TextField)
  }

  /// Where the texts come from, for the names of placed items.
  var path: NodePath
  var id: String?
  var title: LocalizedText
  var subtitle: LocalizedText?
  var value: LocalizedText?
  var image: ImageReference?
  var control = Control.none
  var tone = Tone.label
  var isDisabled = false
  var isHighlighted = false

  init(_ title: LocalizedText, id: String? = nil, at path: NodePath) {
    self.title = title
    self.id = id
    self.path = path
  }
}

/// An element that can stand in a list.
public protocol ListElement: ScreenElement {
  /// Adds the rows that the element is drawn as.
  func addRows(to content: inout ListContent, at path: NodePath)
}

/// Collects the rows of a list.
public struct ListContent {
  private(set) var rows: [ListRow] = []

  mutating func add(_ row: ListRow) { rows.append(row) }

  mutating func add(_ elements: Elements<ListRows>, at path: NodePath) {
    for (index, element) in elements.elements.enumerated() {
      guard let element = element.base as? any ListElement else {
        preconditionFailure("\(type(of: element.base).kind) is among the kinds of a list")
      }
      element.addRows(to: &self, at: path[index])
    }
  }
}

extension Row: ListElement {
  /// One row.
  public func addRows(to content: inout ListContent, at path: NodePath) {
    var row = ListRow(title, id: anchorID(at: path), at: path)
    row.subtitle = subtitle
    row.value = value
    row.image = image
    row.control = accessory.map { .accessory($0) } ?? .none
    row.tone = role == .destructive ? .destructive : .label
    row.isDisabled = disabled
    row.isHighlighted = selected || highlighted
    content.add(row)
  }
}

extension Button: ListElement {
  /// A row in the app's colour.
  public func addRows(to content: inout ListContent, at path: NodePath) {
    var row = ListRow(title, id: anchorID(at: path), at: path)
    row.image = image
    row.tone = role == .destructive ? .destructive : .action(tint)
    row.isDisabled = disabled
    row.isHighlighted = pressed
    content.add(row)
  }
}

extension Toggle: ListElement {
  /// A row with a switch.
  public func addRows(to content: inout ListContent, at path: NodePath) {
    var row = ListRow(title, id: anchorID(at: path), at: path)
    row.subtitle = subtitle
    row.image = image
    row.control = .toggle(isOn: isOn)
    row.isDisabled = disabled
    content.add(row)
  }
}

extension Picker: ListElement {
  /// A row that opens a menu, or a row for each option with a checkmark at the chosen one.
  public func addRows(to content: inout ListContent, at path: NodePath) {
    guard style == .inline else {
      var row = ListRow(title, id: anchorID(at: path), at: path)
      row.image = image
      row.value = options.first(where: isSelected)?.title
      row.control = .popUp
      return content.add(row)
    }
    for (index, option) in options.enumerated() {
      var row = ListRow(option.title, id: option.id, at: (path / "options")[index])
      row.subtitle = option.subtitle
      row.image = option.image
      row.control = isSelected(option) ? .accessory(.checkmark) : .none
      content.add(row)
    }
  }
}

extension TextField: ListElement {
  /// A row to be filled in.
  public func addRows(to content: inout ListContent, at path: NodePath) {
    var row = ListRow(text, id: anchorID(at: path), at: path)
    row.image = image
    row.control = .field(self)
    content.add(row)
  }
}
