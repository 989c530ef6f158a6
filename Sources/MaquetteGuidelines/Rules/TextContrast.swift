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
      "appearance: [light, dark]\nscreen: {content: [{button: ↓Buy, tint: '#222266'}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the texts of a cell.
  public func check(_ cell: LintedCell, in context: LintContext, _ report: inout RuleReport) {
    var own = cell.themeColors
    cell.mockup.visit(at: .root) { value, _ in
      guard case .adaptive(let color)? = value as? ThemeColor else { return }
      own.insert(color.resolved(for: cell.traits))
    }
    guard !own.isEmpty else { return }
    var found: Set<String> = []
    for ink in cell.inks {
      guard let line = ink.line,
        own.contains(ink.color) || ink.grounds.contains(where: own.contains),
        ink.contrast < line.leastContrast, found.insert(ink.name).inserted
      else { continue }
      report.add(
        "this text has less contrast with its ground than \(line.leastContrast == 3 ? "3" : "4.5"):1",
        at: NodePath(ink.name), help: "make one of the colours darker or lighter")
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
