public import MaquetteCairo
public import MaquetteComponents
public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// Draws cells; keeps the fonts, glyphs, shadows, symbols and pictures that it has drawn with.
///
/// A renderer belongs to one worker and is not shared between threads. Whoever draws many pictures
/// keeps one.
public final class MockupRenderer {
  /// A picture, or what kept it from being made.
  public struct Picture: Sendable {
    /// The file's bytes; nothing when there is an error.
    public var bytes: [UInt8]?
    /// What was noticed in laying it out.
    public var diagnostics: [Diagnostic]
    /// The layout, rounded to pixels.
    public var frame: Frame
  }

  package let catalog: Catalog
  private let symbols: SymbolLibrary
  private let pictures = PictureLibrary()
  private var renderers: [FontSet: Renderer] = [:]
  private var checksums: [String: String] = [:]
  private let styles = StyleLibrary()

  /// Makes a renderer for the themes and symbols of a catalog.
  public init(_ catalog: Catalog = Catalog()) {
    self.catalog = catalog
    symbols = catalog.symbolLibrary()
  }

  /// The layout of a cell, rounded to the pixels of a scale.
  public func frame(of cell: Cell, scale: Double? = nil) throws(RenderError) -> Frame {
    try stage(of: cell, scale: scale).frame
  }

  /// The layout with what could not be placed.
  private func stage(of cell: Cell, scale: Double?) throws(RenderError) -> Stage {
    let scale = scale ?? cell.device.scale
    guard scale > 0, scale.isFinite else { throw .badScale(scale) }
    let pixel = 1 / scale
    let context = LayoutContext(
      cell, pixel: pixel, styles: styles, shaper: try renderer(for: cell.theme), symbols: symbols,
      pictures: PictureFolder(cell.folder, pictures))
    var stage = cell.mockup.stage(in: context)
    stage.frame = stage.frame.rounded(to: pixel)
    return stage
  }

  /// The picture of a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - format: The kind of file.
  ///   - scale: Pixels a point; the device's own unless given.
  ///   - effort: How long to compress.
  ///   - hasMetadata: Whether the file says what it was made from.
  /// - Returns: The picture, or what kept it from being made.
  /// - Throws: `RenderError` when a font is missing, the picture is too large or drawing fails.
  public func render(
    _ cell: Cell, as format: any OutputFormat = PNGFormat(), scale: Double? = nil,
    effort: RenderOptions.Effort = .standard, hasMetadata: Bool = true
  ) throws(RenderError) -> Picture {
    let scale = scale ?? cell.device.scale
    let layout = try examined(cell, scale: scale)
    guard layout.isDrawn else {
      return Picture(bytes: nil, diagnostics: layout.diagnostics, frame: layout.frame)
    }
    let frame = layout.frame
    let renderer = try renderer(for: cell.theme)
    let options = RenderOptions(
      scale: scale, description: cell.alternativeText,
      metadata: hasMetadata ? metadata(of: cell, layout) : nil,
      effort: effort)
    return Picture(
      bytes: try format.render(frame, options, renderer), diagnostics: layout.diagnostics,
      frame: frame)
  }

  /// A layout, and what keeps the picture of it from being right.
  package struct ExaminedLayout {
    /// What is drawn.
    package let frame: Frame
    /// What was noticed.
    package let diagnostics: [Diagnostic]
    let symbols: [SymbolFile]
    let pictures: [PictureLibrary.UsedFile]

    /// Whether there are no errors.
    package var isDrawn: Bool { !diagnostics.contains { $0.severity == .error } }
  }

  /// Lays a cell out as for a picture of it.
  package func examined(
    _ cell: Cell, scale: Double? = nil
  ) throws(RenderError) -> ExaminedLayout {
    _ = symbols.takeUsedFiles()
    _ = pictures.takeUsedFiles()
    let stage = try stage(of: cell, scale: scale)
    let files = symbols.takeUsedFiles()
    let diagnostics = (stage.problems + problems(of: cell, stage.frame, files)).map(cell.located)
    return ExaminedLayout(
      frame: stage.frame, diagnostics: diagnostics, symbols: files,
      pictures: pictures.takeUsedFiles())
  }

  /// The checksum of everything that decides what a frame looks like: equal wherever the same is laid out
  /// with the same fonts.
  package func fingerprint(of frame: Frame) -> String {
    Checksum.sha256(of: frame.encoded { [self] in checksum(of: $0) })
  }

  /// The renderer for a theme's fonts.
  package func renderer(for theme: Theme) throws(RenderError) -> Renderer {
    if let known = renderers[theme.fonts] { return known }
    let renderer = try Renderer(fonts: theme.fonts, folders: catalog.folders.fonts)
    renderers[theme.fonts] = renderer
    return renderer
  }

  func checksum(of path: String) -> String {
    if let known = checksums[path] { return known }
    let checksum = Checksum.sha256(ofFile: path) ?? ""
    checksums[path] = checksum
    return checksum
  }

  /// What keeps the picture from being right.
  private func problems(
    of cell: Cell, _ frame: Frame, _ symbolFiles: [SymbolFile]
  ) -> [Diagnostic] {
    var problems = CellProblems(cell: cell)
    problems.addMissingGlyphs(in: frame)
    problems.addIdiom()
    problems.addCanvas()
    problems.addUnopened()
    problems.addSources(in: frame)
    problems.addColors()
    problems.addUntranslated()
    let found =
      MockupProblems(cell.mockup, catalog, symbols, PictureFolder(cell.folder, pictures))
      .diagnostics + problems.diagnostics
    // Symbols of the layout itself too: checkmarks, chevrons.
    let files = symbolFiles.compactMap { $0.diagnostic }.filter { !found.contains($0) }
    return files + found
  }
}

extension Cell {
  /// A diagnostic with its path in the document, when it is about a question of the cell.
  fileprivate func located(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let question else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.path = diagnostic.path.moved(from: question.path, to: question.origin)
    return diagnostic
  }
}

extension SymbolLibrary: SymbolSource {}
