internal import Maquette

/// Draws the cells of mockups.
struct MockupCells {
  let catalog: Catalog
  let folder: String
  /// Pixels a point; the device's own unless given.
  let scale: Double?

  /// The pictures of a mockup, named as `maquette render` names them.
  func pictures(
    of mockup: Mockup, _ name: String, as format: some OutputFormat
  ) throws -> [SnapshotFile] {
    try files(of: mockup, name) { renderer, cell in
      let picture = try renderer.render(cell, as: format, scale: scale)
      guard let bytes = picture.bytes else {
        throw Mockup.Failure(diagnostics: picture.diagnostics)
      }
      let type = type(of: format)
      return SnapshotFile(
        name: cell.fileName(
          scale: type.hasPixels ? scale ?? cell.device.scale : nil,
          fileExtension: type.fileExtension), bytes: bytes)
    }
  }

  /// The layouts of a mockup.
  func layouts(of mockup: Mockup, _ name: String) throws -> [SnapshotFile] {
    try files(of: mockup, name) { renderer, cell in
      let layout = try renderer.examined(cell, scale: scale)
      guard layout.isDrawn else { throw Mockup.Failure(diagnostics: layout.diagnostics) }
      return SnapshotFile(
        name: cell.fileName(scale: scale, fileExtension: "txt"),
        bytes: Array(layout.frame.dump.utf8))
    }
  }

  /// Makes a file of every cell; throws what is wrong with any.
  private func files(
    of mockup: Mockup, _ name: String, _ make: (MockupRenderer, Cell) throws -> SnapshotFile
  ) throws -> [SnapshotFile] {
    var mockup = mockup
    mockup.name = name
    var catalog = catalog
    let matrix = try Matrix(mockup, in: &catalog, relativeTo: folder)
    guard matrix.diagnostics.isEmpty else {
      throw Mockup.Failure(diagnostics: matrix.diagnostics)
    }
    let renderer = MockupRenderer(catalog)
    var files: [SnapshotFile] = []
    var diagnostics: [Diagnostic] = []
    for cell in matrix.cells {
      do {
        files.append(try make(renderer, cell))
      } catch let failure as Mockup.Failure {
        diagnostics += failure.diagnostics.filter { !diagnostics.contains($0) }
      }
    }
    guard diagnostics.isEmpty else { throw Mockup.Failure(diagnostics: diagnostics) }
    return files
  }
}
