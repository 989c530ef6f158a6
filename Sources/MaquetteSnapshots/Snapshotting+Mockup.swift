public import Maquette
public import MaquetteImageDiff

extension Snapshotting where Value == Mockup {
  /// Pictures of every cell of a mockup, at its device's scale, the same in every pixel.
  public static var png: Self { png() }

  /// Pictures of every cell of a mockup.
  ///
  /// Both limits hold where both are given. Pictures of different sizes are never alike.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point; the device's own unless given.
  ///   - comparison: What makes two pixels different: `ImageComparison()` or `.yiq(threshold: 0.1)`.
  ///   - maxPixels: How many pixels may differ; none unless a limit is given.
  ///   - maxRatio: Which part of the pixels may differ, from 0 to 1.
  ///   - catalog: The themes, symbols and fonts to draw with.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  /// - Returns: The strategy.
  public static func png(
    scale: Double? = nil, comparison: ImageComparison = ImageComparison(), maxPixels: Int? = nil,
    maxRatio: Double? = nil, catalog: Catalog = Catalog(), relativeTo folder: String = ""
  ) -> Self {
    let cells = MockupCells(catalog: catalog, folder: folder, scale: scale)
    let pictures = PictureComparison(
      comparison: comparison, maxPixels: maxPixels, maxRatio: maxRatio)
    return Self(
      files: { try cells.pictures(of: $0, $1, as: PNGFormat()) },
      difference: { expected, actual in
        guard var difference = try pictures(expected, actual) else { return nil }
        if !difference.isTolerated {
          difference.message += cells.layoutChange(from: expected, to: actual)
        }
        return difference
      })
  }

  /// Drawings of every cell of a mockup, compared as text.
  public static var svg: Self { svg() }

  /// Drawings of every cell of a mockup, compared as text.
  ///
  /// - Parameters:
  ///   - catalog: The themes, symbols and fonts to draw with.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  /// - Returns: The strategy.
  public static func svg(catalog: Catalog = Catalog(), relativeTo folder: String = "") -> Self {
    let cells = MockupCells(catalog: catalog, folder: folder, scale: nil)
    return Self(
      files: { try cells.pictures(of: $0, $1, as: SVGFormat()) },
      difference: { expected, actual in
        guard var difference = try textDifference(expected, actual) else { return nil }
        difference.message += cells.layoutChange(from: expected, to: actual)
        return difference
      })
  }

  /// The layout of every cell of a mockup as text, at its device's scale.
  public static var layout: Self { layout() }

  /// The layout of every cell of a mockup as text: every item with its place, size and colour.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, to which places are rounded; the device's own unless given.
  ///   - catalog: The themes, symbols and fonts to lay out with.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  /// - Returns: The strategy.
  public static func layout(
    scale: Double? = nil, catalog: Catalog = Catalog(), relativeTo folder: String = ""
  ) -> Self {
    let cells = MockupCells(catalog: catalog, folder: folder, scale: scale)
    return Self(
      files: { try cells.layouts(of: $0, $1) }, difference: { try textDifference($0, $1) })
  }
}

extension Snapshotting where Value == Mockup {
  /// What the guidelines say of a mockup, every rule as it is.
  public static var findings: Self { findings() }

  /// What the guidelines say of a mockup: a line a finding, with its place, severity, words and rule.
  ///
  /// - Parameters:
  ///   - linter: What judges; every rule as it is unless given.
  ///   - catalog: The themes, symbols and fonts to lay out with.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  /// - Returns: The strategy.
  public static func findings(
    by linter: Linter = Linter(lexicon: Catalog.lexicon()), catalog: Catalog = Catalog(),
    relativeTo folder: String = ""
  ) -> Self {
    Self(
      fileExtension: "txt",
      bytes: { mockup in
        let found = try MockupRenderer(catalog).findings(
          in: mockup, by: linter, relativeTo: folder)
        let lines = found.map { finding in
          "\(finding.path): \(finding.severity): \(finding.message) [\(finding.rule)]\n"
        }
        return Array((lines.isEmpty ? "nothing found\n" : lines.joined()).utf8)
      }, difference: { try textDifference($0, $1) })
  }
}

extension Snapshotting where Value == String {
  /// A text, compared line by line.
  public static var lines: Self {
    Self(
      fileExtension: "txt", bytes: { Array($0.utf8) }, difference: { try textDifference($0, $1) })
  }
}
