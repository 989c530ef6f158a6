internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Text in colours of the author's own can be read.
public struct TextContrast: LayoutRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "text-contrast", .warning, [.accessibility],
    "Text in a colour of the document's own has a contrast of 4.5:1 with its ground, large text 3:1.",
    rationale: """
      Many people cannot read text that hardly stands out, and nobody can in the sun. The system's own colours are not \
      judged: it changes them for whoever asks for more contrast.
      """,
    passing: [
      """
      device: {size: [360, 110]}
      screen:
        statusBar: false
        content: [{button: Buy Tickets, style: borderedProminent, background: '#7A0019'}]
      """,
      "screen: {content: [{text: Hello, style: largeTitle, color: '#858585'}]}",
      "screen: {content: [{text: Hello, color: systemYellow}]}",
      "screen: {content: [{button: Buy, style: borderedProminent, tint: '#FFEE88', disabled: true}]}",
    ],
    failing: [
      """
      device: {size: [360, 110]}
      screen:
        statusBar: false
        content: [{button: ↓Buy Tickets, style: borderedProminent, background: '#FFD966'}]
      """,
      "screen: {content: [{text: ↓Hello, color: '#AAAAAA'}]}",
      "screen: {content: [{button: ↓Buy, style: borderedProminent, background: '#FFEE88'}]}",
      """
      theme: ios-18
      tint: '#FFD60A'
      alert: {title: Save your changes?, actions: [↓Save, {button: ↓Cancel, role: cancel}]}
      """,
      "{tint: '#FFCC00', screen: {content: [{button: ↓Buy, style: glassProminent}]}}",
      "appearance: [light, dark]\nscreen: {content: [{button: ↓Buy, tint: '#222266'}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the cells of a mockup; a text is found once, with its least contrast.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    var found: [(path: NodePath, faults: [(fault: Fault, cell: LintedCell)])] = []
    for cell in mockup.cells {
      for fault in faults(in: cell) {
        let path = cell.origin(of: NodePath(fault.name))
        if let index = found.firstIndex(where: { $0.path == path }) {
          found[index].faults.append((fault, cell))
        } else {
          found.append((path, [(fault, cell)]))
        }
      }
    }
    for (path, faults) in found {
      guard let (worst, _) = faults.min(by: { $0.fault.contrast < $1.fault.contrast }) else {
        continue
      }
      let finding = report.finding(
        "this text has a contrast of \(worst.ratio), less than \(worst.least):1", at: path,
        help: worst.help)
      report.add(finding, in: faults.map(\.cell.axes), of: mockup.cells.map(\.axes))
    }
  }

  /// A text that hardly stands out.
  private struct Fault {
    var name: String
    var color: Color
    var ground: Color
    var contrast: Double
    /// What it should be.
    var least: String

    /// The contrast as it is usually written, rounded down so that it is never what is asked for.
    var ratio: String { JSONValue.number((contrast * 10).rounded(.down) / 10).text + ":1" }
    /// What makes them differ more.
    var help: String {
      let (text, behind) =
        color.luma < ground.luma ? ("darker", "lighter") : ("lighter", "darker")
      return "make the text (\(color.hex)) \(text), or what is behind it (\(ground.hex)) \(behind)"
    }
  }

  private func faults(in cell: LintedCell) -> [Fault] {
    var own = cell.themeColors
    cell.mockup.visit(at: .root) { value, _ in
      guard case .adaptive(let color)? = value as? ThemeColor else { return }
      own.insert(color.resolved(for: cell.traits))
    }
    guard !own.isEmpty else { return [] }
    let opaque = Set(own.map(\.opaque))
    var found: Set<String> = []
    return cell.inks.compactMap { ink in
      guard let line = ink.line, let ground = ink.bestGround,
        own.contains(ink.color) || ink.groundColors.contains(where: opaque.contains),
        ink.contrast < line.leastContrast, found.insert(ink.name).inserted
      else { return nil }
      return Fault(
        name: ink.name, color: ink.color.over(ground), ground: ground, contrast: ink.contrast,
        least: line.leastContrast == 3 ? "3" : "4.5")
    }
  }
}

extension TextLine {
  /// What WCAG asks for: less from 24 points on, or 18.7 in bold.
  fileprivate var leastContrast: Double {
    let size = runs.map(\.size).max() ?? 0
    let isBold = runs.allSatisfy { $0.face.file.contains("-Bold.") }
    return size >= 24 || size >= 18.7 && isBold ? 3 : 4.5
  }
}
