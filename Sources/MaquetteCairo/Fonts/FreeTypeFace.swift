internal import CCairo

/// A face opened through FreeType for its bitmaps, apart from cairo's own.
struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  /// The face.
  let pointer: FT_Face

  /// Opens a face; nothing when the file is no font.
  init?(_ path: String, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else {
      preconditionFailure("out of memory")
    }
    var face: FT_Face?
    guard FT_New_Face(library, path, FT_Long(index), &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    pointer = face
  }

  deinit {
    FT_Done_Face(pointer)
    FT_Done_FreeType(library)
  }

  /// The pixels per em of a face's largest bitmaps; nothing when there are none.
  static func strike(of file: FontFile) -> Double? {
    guard let face = FreeTypeFace(file.path, index: file.index), let index = face.largestStrike
    else { return nil }
    return Double(face.pointer.pointee.available_sizes[index].y_ppem) / 64
  }

  /// The index of the largest bitmaps' size.
  var largestStrike: Int? {
    guard let sizes = pointer.pointee.available_sizes else { return nil }
    return (0..<Int(pointer.pointee.num_fixed_sizes)).max { sizes[$0].y_ppem < sizes[$1].y_ppem }
  }
}
