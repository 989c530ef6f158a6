internal import Glibc
package import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteGuidelines
package import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// The picture of the first example that a rule passes, or of the first that it fails.
package struct RulePicture: Sendable {
  /// The id of the rule.
  package let rule: String
  /// Whether the rule passes.
  package let passes: Bool
  /// The layout, with a red line round each place where the rule finds something.
  package private(set) var frame: Frame
  /// Those places, in points.
  package let marks: [Rect]
  private let theme: Theme

  /// Pixels a point.
  private static let scale = 2.0

  /// The pictures of every rule, laid out.
  package static func all(in renderer: MockupRenderer) throws -> [RulePicture] {
    var catalog = Catalog()
    return try RuleCatalog.all.map { $0.description }.flatMap { rule in
      try [(rule.passing, true), (rule.failing, false)].compactMap { examples, passes in
        try examples.first.flatMap {
          try RulePicture(of: $0.document, rule, passes, in: renderer, &catalog)
        }
      }
    }
  }

  /// Lays out the first cell of a document in which something is found, else the first of all.
  private init?(
    of document: String, _ rule: RuleDescription, _ passes: Bool, in renderer: MockupRenderer,
    _ catalog: inout Catalog
  ) throws {
    let file = MockupFile(SourceFile(name: "example.yaml", text: document), name: rule.id)
    guard let mockup = file.mockups.first?.mockup else { return nil }
    let linter = Linter(LintConfiguration(only: rule), lexicon: Catalog.lexicon())
    let cells = try Matrix(mockup, in: &catalog).cells.map { cell in
      (cell: cell, found: try renderer.findings(in: cell.mockup, by: linter).map(\.path))
    }
    guard let (cell, found) = cells.first(where: { !$0.found.isEmpty }) ?? cells.first else {
      return nil
    }
    (self.rule, self.passes, theme) = (rule.id, passes, cell.theme)
    let layout = try renderer.frame(of: cell, scale: Self.scale)
    let (places, whole) = (ShownPlaces(layout), Rect(size: layout.size))
    marks = found.compactMap { path in
      (places.rect(of: path) ?? layout.source(of: path, in: cell.mockup))?.outline(in: whole)
    }
    frame = layout
    for mark in marks {
      let line = Stroke(Color(red: 1, green: 0.23, blue: 0.19), width: 2)
      frame.place(
        .shape(.rectangle(mark.size, radius: 8), fill: nil, stroke: line), at: mark.origin)
    }
  }

  /// The name of its file.
  package var fileName: String { "\(rule)-\(passes ? "passes" : "fails").png" }

  /// The file.
  func bytes(in renderer: MockupRenderer) throws -> [UInt8] {
    try PNGFormat().render(
      frame, RenderOptions(scale: Self.scale, effort: .best), renderer.renderer(for: theme))
  }

  /// The picture as HTML, at the most as wide as leaves room for another beside it.
  var html: String {
    let factor = min(1, 320 / frame.size.width)
    let (width, height) = (frame.size.width * factor, frame.size.height * factor)
    return """
      <img src="../output/rules/\(fileName)" width="\(Int(width.rounded()))" \
      height="\(Int(height.rounded()))" alt="\(passes ? "An example that passes" : "An example that fails, outlined")">
      """
  }
}

extension Frame {
  /// Where the element is that opens a popover, which is not drawn where there is no place for it.
  fileprivate func source(of path: NodePath, in mockup: Mockup) -> Rect? {
    let popover = mockup.presented.first { $0.path == path }?.presentation as? Popover
    guard case .element(let id)? = popover?.from else { return nil }
    return anchors.first { $0.id == id }?.rect
  }
}

extension Rect {
  /// A line round it on whole points, inside of the picture.
  fileprivate func outline(in picture: Rect) -> Rect {
    Rect(
      left: floor(minX), top: floor(minY), right: ceil(maxX), bottom: ceil(maxY)
    ).inset(by: Insets(all: -5)).intersection(picture.inset(by: Insets(all: 1)))
  }
}
