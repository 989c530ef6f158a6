internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteScene
package import MaquetteSource

/// Measures pictures, one file after the other.
package final class FidelityRun {
  private var catalog = Catalog()
  private let drawing: MockupRenderer
  private var renderers: [FontSet: Renderer] = [:]
  private let pictures: String?
  private let pictureNames: [String]

  /// Makes a run.
  ///
  /// - Parameter pictures: The folder of the pictures of the system, if there is one.
  /// - Throws: `FileError` when that cannot be read.
  package init(pictures: String? = nil) throws {
    self.pictures = pictures
    pictureNames = try pictures.map { try FileSystem.names(in: $0) } ?? []
    drawing = MockupRenderer(catalog)
  }

  /// Draws ours of a file of values, measures it, and lays it on the picture of the system.
  ///
  /// - Parameters:
  ///   - file: The values.
  ///   - name: What the pair is called.
  /// - Returns: What was measured, and both pictures.
  /// - Throws: `ReferencePicture.Failure` with what is wrong in the file, `RenderError` when a font is
  ///   missing, `PictureError` when the picture of the system is damaged.
  package func measure(_ file: SourceFile, name: String) throws -> PictureFindings {
    let (picture, ranges) = try ReferencePicture.read(file)
    var unknown: [Diagnostic] = []
    func report(_ path: NodePath, _ error: Places.Unknown) {
      unknown.append(error.diagnostic(in: file, ranges.range(of: path), path))
    }
    let twin = try twin(of: picture, in: file, ranges)
    let findings = try picture.findings(in: twin, report: report)
    var result = PictureFindings(name: name, section: picture.section, findings: findings)
    do {
      try add(picture, twin, to: &result)
    } catch let error as Places.Unknown {
      let isAnchor = error.name == picture.anchor.part
      report(isAnchor ? .root / "anchor" / "part" : .root / "shows", error)
    }
    guard unknown.isEmpty else {
      throw ReferencePicture.Failure(diagnostics: unknown, file: file)
    }
    return result
  }

  private func twin(
    of picture: ReferencePicture, in file: SourceFile, _ ranges: [NodePath: SourceRange]
  ) throws -> Twin {
    func failure(_ diagnostics: [Diagnostic]) -> ReferencePicture.Failure {
      ReferencePicture.Failure(
        diagnostics: diagnostics.map { $0.located(in: file, ranges) }, file: file)
    }
    let matrix = try Matrix(picture.twin, in: &catalog)
    guard let cell = matrix.cells.first else { throw failure(matrix.diagnostics) }
    do {
      return try Twin(
        cell, referenceScale: picture.scale, drawing, try renderer(for: cell.theme.fonts))
    } catch let undrawn as Mockup.Failure {
      throw failure(undrawn.diagnostics)
    }
  }

  private func renderer(for fonts: FontSet) throws -> Renderer {
    if let known = renderers[fonts] { return known }
    let renderer = try Renderer(fonts: fonts)
    renderers[fonts] = renderer
    return renderer
  }

  /// Adds the parts that are shown of both pictures, in the same number of pixels.
  private func add(
    _ picture: ReferencePicture, _ twin: Twin, to result: inout PictureFindings
  ) throws {
    let whole = Rect(size: twin.frame.size)
    let parts = try picture.shows.values.map { try twin.places.rect($0) }
    let shown = parts.dropFirst().reduce(parts.first ?? whole) { $0.union($1) }
    var area = shown.inset(by: Insets(all: -Self.margin)).intersection(whole)
    let corner = try twin.places.rect(picture.anchor.part).origin
    if let bytes = try reference(picture.picture) {
      let at = picture.anchor.at
      var alignment = Alignment(
        reference: try FileContent.pixels(of: bytes), scale: picture.scale,
        origin: Point(at.x - corner.x * picture.scale, at.y - corner.y * picture.scale))
      area = alignment.visible(area).onPixels(twin.scale)
      alignment.refine(to: twin.bitmap, in: area, pixels: twin.scale)
      result.reference = try alignment.part(area, pixels: twin.scale).pngFile()
    }
    let pixels = area.onPixels(twin.scale).scaled(twin.scale)
    result.ours = try twin.bitmap.part(
      pixels, width: Int(pixels.width), height: Int(pixels.height)
    ).pngFile()
  }

  /// What is shown round the parts of ours, in points.
  private static let margin = 24.0

  private func reference(_ number: String) throws -> [UInt8]? {
    guard let pictures, let name = pictureNames.first(where: { $0.hasPrefix("\(number)_") })
    else { return nil }
    return try FileSystem.read("\(pictures)/\(name)")
  }
}

extension Diagnostic {
  /// A finding about our document where that stands in a file of values.
  fileprivate func located(
    in file: SourceFile, _ ranges: [NodePath: SourceRange]
  ) -> Diagnostic {
    var diagnostic = self
    diagnostic.path = path.moved(from: .root, to: .root / "twin")
    (diagnostic.file, diagnostic.range) = (file.name, ranges.range(of: diagnostic.path))
    return diagnostic
  }
}

extension Places.Unknown {
  /// What is wrong with a value that names something that is not there.
  fileprivate func diagnostic(
    in file: SourceFile, _ range: SourceRange?, _ path: NodePath
  ) -> Diagnostic {
    let near = nearest(to: name, among: known).first
    return Diagnostic(
      .error, "unknown-part",
      known.isEmpty
        ? "nothing of '\(name)' can be measured so" : "nothing in the picture is named '\(name)'",
      help: near.map { "did you mean '\($0)'?" }, file: file.name, range: range, path: path)
  }
}

extension Rect {
  /// The rectangle with its edges on pixels.
  fileprivate func onPixels(_ scale: Double) -> Rect {
    func edge(_ value: Double) -> Double { (value * scale).rounded() / scale }
    return Rect(left: edge(minX), top: edge(minY), right: edge(maxX), bottom: edge(maxY))
  }

  /// The rectangle in pixels, on which its edges are.
  fileprivate func scaled(_ scale: Double) -> Rect {
    func edge(_ value: Double) -> Double { (value * scale).rounded() }
    return Rect(left: edge(minX), top: edge(minY), right: edge(maxX), bottom: edge(maxY))
  }
}
