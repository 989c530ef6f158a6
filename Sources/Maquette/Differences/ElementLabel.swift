/// What people would call an element.
struct ElementLabel: Hashable, Sendable {
  /// What it is: `row`.
  var noun: String
  /// Which of its list.
  var number: Int?
  /// What it is in, where that must be said: ` of list 2`.
  var container = ""
  /// What it says.
  var title: String?

  /// The label with the title: `row 3 “Cut” of list 2`.
  var text: String { name + (title.map { " " + $0.quoted } ?? "") + container }
  /// The label without the title, for when that is what changed.
  var short: String { name + container }

  private var name: String { noun + (number.map { " \($0)" } ?? "") }
}

extension String {
  /// A text in quotation marks, cut where it is long.
  var quoted: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return "“\(line.count > 40 ? line.prefix(39) + "…" : line)”"
  }
}
