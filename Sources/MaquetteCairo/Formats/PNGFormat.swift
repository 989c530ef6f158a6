public import MaquetteScene

/// Pixels as PNG: sRGB, without an alpha channel where everything is opaque.
public struct PNGFormat: OutputFormat {
  /// `png`.
  public static let name = "png"
  /// `png`.
  public static let fileExtension = "png"

  /// A picture of pixels.
  public static let hasPixels = true

  /// Makes a writer.
  public init() {}

  /// The picture of a frame; see `OutputFormat`.
  public func render(
    _ frame: Frame, _ options: RenderOptions, _ renderer: Renderer
  ) throws(RenderError) -> [UInt8] {
    let surface = try renderer.draw(frame, scale: options.scale, limits: options.limits)
    let pixels = try PNGPixels(surface)
    var writer = PNGWriter()
    writer.writeHeader(pixels, scale: options.scale)
    if !options.title.isEmpty { writer.writeText("Title", options.title) }
    if !options.description.isEmpty { writer.writeText("Description", options.description) }
    if let metadata = options.metadata {
      writer.writeText(RenderOptions.metadataKeyword, metadata, isCompressed: true)
    }
    try writer.writePixels(pixels, effort: options.effort, memory: renderer.rowMemory)
    return writer.bytes
  }
}
