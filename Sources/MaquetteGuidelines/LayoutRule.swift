internal import MaquetteSource
internal import MaquetteThemes

/// A rule that is judged by the layout of cells: texts that are measured, frames that are placed.
public protocol LayoutRule: Rule where Subject == LintedMockup {
  /// Whether it judges a presentation by the screen behind it.
  static var needsScreen: Bool { get }
}

extension LayoutRule {
  /// Most rules take what there is.
  public static var needsScreen: Bool { false }
}

/// A rule that judges every cell by itself.
public protocol CellRule: LayoutRule {
  /// Judges a cell; what is found is said in the same words wherever it is the same.
  func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport)
}

extension CellRule {
  /// Judges the cells of a mockup; what is found in several is one finding, which says in which.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    report.add(findings(in: mockup.cells, context), in: mockup)
  }

  /// What is found in cells.
  func findings(in cells: [LintedCell], _ context: LintContext) -> CellFindings {
    var found = CellFindings()
    for cell in cells {
      var report = RuleReport(Self.description)
      check(cell, in: context, &report)
      for var finding in report.findings {
        finding.path = cell.origin(of: finding.path)
        found.add(finding, in: cell.axes)
      }
    }
    return found
  }
}

/// What is found in cells, that which is the same in several once.
struct CellFindings {
  private(set) var found: [(finding: Finding, axes: [Table<String, String>])] = []

  mutating func add(_ finding: Finding, in axes: Table<String, String>) {
    if let index = found.firstIndex(where: { $0.finding == finding }) {
      found[index].axes.append(axes)
    } else {
      found.append((finding, [axes]))
    }
  }
}

extension RuleReport {
  /// Reports what was found in cells of a mockup, and says in which.
  mutating func add(_ cells: CellFindings, in mockup: LintedMockup) {
    let all = mockup.cells.map(\.axes) + mockup.undrawn.map(\.axes)
    for (finding, axes) in cells.found { add(finding, in: axes, of: all) }
  }

  /// Reports what was found in some of all cells.
  mutating func add(
    _ finding: Finding, in cells: [Table<String, String>], of all: [Table<String, String>]
  ) {
    let cells = CellNames(cells, of: all).text
    add(
      finding.message + (cells.isEmpty ? "" : " in \(cells)"), at: finding.path,
      severity: finding.severity, help: finding.help)
  }
}

/// Names cells by what they have in common, as far as nothing else has it.
struct CellNames {
  /// The values, or nothing where the cells are all that there are.
  let text: String

  init(_ cells: [Table<String, String>], of all: [Table<String, String>]) {
    let chosen = Set(cells)
    if all.allSatisfy(chosen.contains) {
      text = ""
      return
    }
    for axis in all.first?.entries.map(\.key) ?? [] {
      let values = Set(cells.compactMap { $0[axis] })
      let those = all.filter { values.contains($0[axis] ?? "") }
      if those.allSatisfy(chosen.contains) {
        text = Self.list(those.compactMap { $0[axis] })
        return
      }
    }
    text = Self.list(cells.map { $0.entries.map(\.value).joined(separator: " ") })
  }

  /// Each name once; of many the first ones and how many more there are.
  private static func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    let names = names.filter { seen.insert($0).inserted }
    let most = 4
    let rest = names.count > most ? ["\(names.count - most) more"] : []
    let all = names.prefix(most) + rest
    return all.count > 1
      ? "\(all.dropLast().joined(separator: ", ")) and \(all[all.count - 1])" : all[0]
  }
}
