public import MaquetteCairo
public import MaquetteComponents
public import MaquetteSource

extension Mockup {
  /// A mockup that cannot be drawn, with the reasons.
  public struct Failure: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var diagnostics: [Diagnostic]

    package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    /// The messages, one a line.
    public var description: String {
      diagnostics.map { "\($0.path): \($0.message)" }.joined(separator: "\n")
    }
  }

  /// The picture of the mockup's first cell.
  ///
  /// This makes a renderer for one picture; whoever draws many keeps a `MockupRenderer`.
  ///
  /// - Parameters:
  ///   - format: The kind of file.
  ///   - scale: Pixels a point; the device's own unless given.
  /// - Returns: The file's bytes.
  /// - Throws: `Failure` when the mockup cannot be drawn, `RenderError` when a font is missing or
  ///   drawing fails.
  public func render(
    as format: any OutputFormat = PNGFormat(), scale: Double? = nil
  ) throws -> [UInt8] {
    var catalog = Catalog()
    let matrix = try Matrix(self, in: &catalog)
    guard let cell = matrix.cells.first else { throw Failure(diagnostics: matrix.diagnostics) }
    let picture = try MockupRenderer(catalog).render(cell, as: format, scale: scale)
    guard let bytes = picture.bytes else { throw Failure(diagnostics: picture.diagnostics) }
    return bytes
  }
}
