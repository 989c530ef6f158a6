public import MaquetteScene

/// A kind of file that a frame can be written as.
public protocol OutputFormat: Sendable {
  /// The name by which people ask for the format: `png`.
  static var name: String { get }
  /// The ending of its files' names, without a dot.
  static var fileExtension: String { get }

  /// Whether a picture is made of pixels, of which there are more at a larger scale.
  static var hasPixels: Bool { get }

  /// Makes a writer.
  init()

  /// The file for a frame: the same bytes for the same frame, options and fonts, always.
  ///
  /// - Parameters:
  ///   - frame: A frame rounded to the pixels of the options' scale.
  ///   - options: The scale and what the file says about itself.
  ///   - renderer: The fonts and masks to draw with.
  /// - Returns: The bytes of the file.
  /// - Throws: What the drawing library says, or that the picture is too large.
  func render(
    _ frame: Frame, _ options: RenderOptions, _ renderer: Renderer
  ) throws(RenderError) -> [UInt8]
}
