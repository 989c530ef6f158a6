internal import CCairo
internal import MaquetteScene

/// A face at a size in pixels, ready to give outlines.
final class CairoFont {
  /// The scaled font.
  let pointer: OpaquePointer
  private let face: OpaquePointer

  /// Opens a face.
  init(_ font: FontFace, size: Double) {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FILE, font.file)
    FcPatternAddInteger(pattern, FC_INDEX, Int32(font.index))
    FcPatternAddBool(pattern, FC_HINTING, 0)
    guard let face = cairo_ft_font_face_create_for_pattern(pattern) else {
      preconditionFailure("out of memory")
    }
    self.face = face
    var matrix = cairo_matrix_t()
    var identity = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, size, size)
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    guard let scaled = cairo_scaled_font_create(face, &matrix, &identity, options) else {
      preconditionFailure("out of memory")
    }
    pointer = scaled
  }

  deinit {
    cairo_scaled_font_destroy(pointer)
    cairo_font_face_destroy(face)
  }

  /// Adds the outline of a glyph to a context's path.
  func addOutline(of glyph: UInt32, at x: Double, _ y: Double, to context: OpaquePointer) {
    var glyph = cairo_glyph_t(index: CUnsignedLong(glyph), x: x, y: y)
    cairo_set_scaled_font(context, pointer)
    cairo_glyph_path(context, &glyph, 1)
  }
}
