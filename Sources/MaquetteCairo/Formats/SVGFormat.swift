internal import CCairo
public import MaquetteScene

/// Outlines as SVG: one point is one `px`, and a hairline is one pixel of the options' scale.
///
/// Letters are outlines, emoji and what is seen through materials are small pictures in the file,
/// shadows are gradients. There is no XML declaration: the file can be put into a page as it is.
public struct SVGFormat: OutputFormat {
  /// `svg`.
  public static let name = "svg"
  /// `svg`.
  public static let fileExtension = "svg"

  /// A picture of outlines.
  public static let hasPixels = false

  /// Makes a writer.
  public init() {}

  /// The picture of a frame; see `OutputFormat`.
  public func render(
    _ frame: Frame, _ options: RenderOptions, _ renderer: Renderer
  ) throws(RenderError) -> [UInt8] {
    let surface = try VectorSurface(.svg, size: frame.size)
    cairo_svg_surface_set_document_unit(surface.pointer, CAIRO_SVG_UNIT_PX)
    let file = try surface.file { context throws(RenderError) in
      try renderer.paint(
        frame, with: renderer.vectorPainter(on: context, hasText: false), scale: options.scale)
    }
    return SVGDocument(file).file(head: head(of: frame, options))
  }

  /// The root's start tag and what the picture says about itself.
  private func head(of frame: Frame, _ options: RenderOptions) -> String {
    func length(_ value: Double) -> String {
      String(decoding: SVGNumber.text(value, decimals: 3), as: UTF8.self)
    }
    let (width, height) = (length(frame.size.width), length(frame.size.height))
    let (titleID, descriptionID) = ("\u{1}title\u{2}", "\u{1}desc\u{2}")
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
      + " width=\"\(width)px\" height=\"\(height)px\" viewBox=\"0 0 \(width) \(height)\""
      + " role=\"img\""
    // What it is called, and what it shows; a picture without a title is called what it shows.
    switch (options.title.isEmpty, options.description.isEmpty) {
    case (false, false):
      text += " aria-labelledby=\"\(titleID)\" aria-describedby=\"\(descriptionID)\""
    case (false, true): text += " aria-labelledby=\"\(titleID)\""
    case (true, false): text += " aria-labelledby=\"\(descriptionID)\""
    case (true, true): break
    }
    text += ">\n"
    if !options.title.isEmpty {
      text += "<title id=\"\(titleID)\">\(XMLText.escaped(options.title))</title>\n"
    }
    if !options.description.isEmpty {
      text += "<desc id=\"\(descriptionID)\">\(XMLText.escaped(options.description))</desc>\n"
    }
    if let metadata = options.metadata {
      text += "<metadata>\(XMLText.escaped(json: metadata))</metadata>\n"
    }
    return text
  }
}
