public import MaquetteSource

/// What a rule is called, why it is one, and what keeps it and what does not.
public struct RuleDescription: Sendable {
  /// The page of the Human Interface Guidelines that a rule comes from.
  public enum Page: String, Sendable, CaseIterable {
    case pullDownMenus = "Pull-down buttons"
    case contextMenus = "Context menus"
    case actionSheets = "Action sheets"
    case buttons = "Buttons"
    case popovers = "Popovers"
    case accessibility = "Accessibility"

    /// Its address.
    public var url: String {
      let words = rawValue.lowercased().split(separator: " ").joined(separator: "-")
      return "https://developer.apple.com/design/human-interface-guidelines/\(words)"
    }
  }

  /// The ideal in kebab-case, so that turning it off reads right: `disable: [one-popover]`.
  public let id: String
  /// How grave it is when it is not kept, unless a finding says otherwise.
  public let severity: Severity
  /// Whether it is judged unless a configuration says otherwise.
  public let isOn: Bool
  /// Where it comes from.
  public let pages: [Page]
  /// The ideal, in a sentence.
  public let summary: String
  /// Why it is one, in our own words.
  public let rationale: String
  /// Documents that keep it.
  public let passing: [Example]
  /// Documents that do not, with `↓` before what is found.
  public let failing: [Example]

  /// Makes a description of a rule that is judged unless said.
  public init(
    id: String, _ severity: Severity, isOn: Bool = true, _ pages: [Page], _ summary: String,
    rationale: String, passing: [Example], failing: [Example]
  ) {
    self.id = id
    self.severity = severity
    self.isOn = isOn
    self.pages = pages
    self.summary = summary
    self.rationale = rationale
    self.passing = passing
    self.failing = failing
  }
}

/// A document that shows a rule.
public struct Example: Sendable, Hashable, ExpressibleByStringLiteral {
  /// YAML, with `↓` before each value that is found.
  public let marked: String

  /// Makes an example.
  public init(stringLiteral value: String) { marked = value }

  /// The document without marks.
  public var document: String { marked.filter { $0 != "↓" } }
}
