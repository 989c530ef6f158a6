internal import CCairo

/// The characters that a face has glyphs for.
final class Coverage {
  /// The set as fontconfig keeps it.
  let pointer: OpaquePointer
  /// The pixels per em of a face whose glyphs are coloured bitmaps; nothing for one of outlines.
  let strike: Double?

  /// Reads a face's character map; nothing when the file cannot be read.
  init?(of file: FontFile) {
    guard let blob = hb_blob_create_from_file_or_fail(file.path) else { return nil }
    guard let set = FcCharSetCreate() else { preconditionFailure("out of memory") }
    pointer = set
    let face = hb_face_create(blob, UInt32(file.index))
    let unicodes = hb_set_create()
    hb_face_collect_unicodes(face, unicodes)
    var first = hb_codepoint_t.max
    var last = hb_codepoint_t.max
    while hb_set_next_range(unicodes, &first, &last) != 0 {
      for scalar in first...last { FcCharSetAddChar(set, scalar) }
    }
    let isColored = hb_ot_color_has_png(face) != 0
    hb_set_destroy(unicodes)
    hb_face_destroy(face)
    hb_blob_destroy(blob)
    strike = isColored ? FreeTypeFace.strike(of: file) : nil
  }

  deinit { FcCharSetDestroy(pointer) }

  /// Whether the face has a glyph for a character.
  func contains(_ scalar: UInt32) -> Bool { FcCharSetHasChar(pointer, scalar) != 0 }
}
