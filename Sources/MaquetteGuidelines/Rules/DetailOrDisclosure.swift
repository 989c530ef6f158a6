internal import MaquetteComponents
internal import MaquetteSource

/// What stands at the end of a row tells what the row opens.
public struct DetailOrDisclosure: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "detail-or-disclosure", .warning, [.buttons],
    "A row that opens a screen has a disclosure indicator, one that shows details a detail button.",
    rationale: """
      A chevron says that the whole row leads further. A circled i is a button of its own, beside which a touch of the \
      row does something else.
      """,
    passing: [
      """
      device: {size: [360, 230]}
      screen:
        statusBar: false
        content:
          - list:
              - {row: Home Network, opens: detail, accessory: detailButton}
              - {row: Printer, opens: detail, accessory: detailDisclosureButton}
              - {row: Other Networks, opens: screen, accessory: disclosureIndicator}
              - Ask to Join
      """
    ],
    failing: [
      """
      device: {size: [360, 230]}
      screen:
        statusBar: false
        content:
          - list:
              - ↓{row: Home Network, opens: detail, accessory: disclosureIndicator}
              - ↓{row: Printer, opens: screen, accessory: detailButton}
              - ↓{row: Other Networks, opens: screen}
              - Ask to Join
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a row.
  public func check(_ row: LintedRow, in context: LintContext, _ report: inout RuleReport) {
    guard let destination = row.row.opens else { return }
    let (what, sign, accessory): (String, String, Row.Accessory) =
      switch destination {
      case .screen: ("opens a screen", "disclosure indicator", .disclosureIndicator)
      case .detail: ("shows details", "detail button", .detailButton)
      }
    guard row.row.accessory != accessory, row.row.accessory != .detailDisclosureButton else {
      return
    }
    report.add(
      "'\(row.row.title.base)' \(what), but has no \(sign)", at: row.path,
      help: "write 'accessory: \(accessory.rawValue)'",
      // A checkmark says something of its own.
      fix: row.row.accessory == .checkmark
        ? nil : [.set(row.path, "accessory", .string(accessory.rawValue), kind: Row.kind)])
  }
}
