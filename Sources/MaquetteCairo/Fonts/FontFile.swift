internal import CCairo

/// A face as its file describes it.
struct FontFile: Hashable {
  /// The path of the file.
  let path: String
  /// The index of the face in a collection.
  let index: Int
  /// The typographic family.
  let family: String
  /// The OpenType weight class, 1 to 1000.
  let weight: Int
  /// The kind of outlines as fontconfig names them: `CFF` or `TrueType`.
  let format: String

  /// The faces of a file, read from its name and OS/2 tables; none when it is not a font.
  static func faces(at path: String) -> [FontFile] {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return [] }
    defer { hb_blob_destroy(blob) }
    return (0..<hb_face_count(blob)).compactMap { index -> FontFile? in
      guard let face = hb_face_create(blob, index) else { return nil }
      defer { hb_face_destroy(face) }
      guard hb_face_get_glyph_count(face) > 0,
        let family = name(hb_ot_name_id_t(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY), of: face)
          ?? name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY), of: face)
      else { return nil }
      return FontFile(
        path: path, index: Int(index), family: family, weight: weight(of: face),
        format: table("CFF ", of: face, at: 0) == nil ? "TrueType" : "CFF")
    }
  }

  private static func name(_ id: hb_ot_name_id_t, of face: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 128)
    var size = UInt32(buffer.count)
    let length = hb_ot_name_get_utf8(face, id, hb_language_from_string("en", 2), &size, &buffer)
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func weight(of face: OpaquePointer) -> Int {
    table("OS/2", of: face, at: 4) ?? 400
  }

  /// The 16 bits at an offset of a table; nothing when there is no such table.
  private static func table(_ tag: String, of face: OpaquePointer, at offset: Int) -> Int? {
    let blob = hb_face_reference_table(face, tag.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) })
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), Int(length) >= offset + 2 else { return nil }
    return Int(UInt8(bitPattern: bytes[offset])) << 8 | Int(UInt8(bitPattern: bytes[offset + 1]))
  }
}

extension Sequence<FontFile> {
  /// The face whose weight is nearest, the bolder of two as near: of regular and bold, regular stands
  /// in for medium and bold for semibold.
  func face(ofWeight weight: Int) -> FontFile? {
    self.min { first, second in
      let (near, far) = (abs(first.weight - weight), abs(second.weight - weight))
      return near == far ? first.weight > second.weight : near < far
    }
  }
}
