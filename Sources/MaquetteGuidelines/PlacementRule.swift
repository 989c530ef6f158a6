internal import MaquetteSource

/// A rule that the layout keeps wherever it can; a cell in which it cannot is not drawn.
public protocol PlacementRule: LayoutRule {
  /// The id of what keeps such a cell from being drawn.
  static var problem: String { get }
  /// What is not as it should be.
  static var message: String { get }
}

extension PlacementRule {
  /// Without a screen a presentation has all the room that it wants.
  public static var needsScreen: Bool { true }

  /// Judges the cells of a mockup that could not be drawn.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    var found = CellFindings()
    for cell in mockup.undrawn {
      for problem in cell.problems where problem.id == Self.problem {
        let finding = report.finding(Self.message, at: problem.path, help: problem.help)
        found.add(finding, in: cell.axes)
      }
    }
    report.add(found, in: mockup)
  }
}
