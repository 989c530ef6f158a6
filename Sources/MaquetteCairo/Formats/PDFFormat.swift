internal import CCairo
public import MaquetteScene

/// Outlines as PDF: one page, a point of the frame's a point of the page's.
///
/// Letters are letters of embedded fonts, so that text can be searched for and copied. Shadows and
/// materials are as in SVG.
public struct PDFFormat: OutputFormat {
  /// `pdf`.
  public static let name = "pdf"
  /// `pdf`.
  public static let fileExtension = "pdf"
  /// What the file says it was made by; only then its keywords are our metadata.
  static let creator = "Maquette"

  /// A picture of outlines.
  public static let hasPixels = false

  /// Makes a writer.
  public init() {}

  /// The picture of a frame; see `OutputFormat`.
  public func render(
    _ frame: Frame, _ options: RenderOptions, _ renderer: Renderer
  ) throws(RenderError) -> [UInt8] {
    let surface = try VectorSurface(.pdf, size: frame.size)
    surface.describe(CAIRO_PDF_METADATA_CREATOR, Self.creator)
    // Without this it would be the time of day.
    surface.describe(CAIRO_PDF_METADATA_CREATE_DATE, "")
    if !options.title.isEmpty {
      surface.describe(CAIRO_PDF_METADATA_TITLE, CairoText.holdable(options.title))
    }
    if !options.description.isEmpty {
      surface.describe(CAIRO_PDF_METADATA_SUBJECT, CairoText.holdable(options.description))
    }
    if let metadata = options.metadata {
      let json = CairoText.holdable(metadata, replacing: jsonEscape)
      surface.describe(CAIRO_PDF_METADATA_KEYWORDS, json)
    }
    return try surface.file { context throws(RenderError) in
      try renderer.paint(
        frame, with: renderer.vectorPainter(on: context, hasText: true), scale: options.scale)
    }
  }
}

extension VectorSurface {
  fileprivate borrowing func describe(_ key: cairo_pdf_metadata_t, _ value: String) {
    cairo_pdf_surface_set_metadata(pointer, key, value)
  }
}
