internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteImageDiff
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// What there is to look at of a picture that was verified.
struct VerifiedPicture: Sendable {
  var result: PictureResult
  var diagnostics: [Diagnostic] = []
  /// The picture as it was drawn now.
  var actual: [UInt8]?
  /// The picture that is expected.
  var expected: [UInt8]?
  /// The picture of differences.
  var difference: [UInt8]?

  /// The fonts that the picture says it was drawn with, by file name, each with its checksum.
  var fonts: [(key: String, value: String)] {
    guard let text = actual.flatMap({ pictureMetadata(in: $0) }),
      case .sequence(let fonts, _)? = readDocuments(
        SourceFile(name: "metadata.json", text: text)
      ).documents.first?["fonts"]
    else { return [] }
    return fonts.compactMap { font in
      guard case .scalar(let file, _, _)? = font["file"],
        case .scalar(let checksum, _, _)? = font["sha256"]
      else { return nil }
      return (file, checksum)
    }
  }
}

/// Compares a picture with the one that is expected, and says what differs.
struct PictureComparison {
  let tolerance: ToleranceOptions
  /// The ids of elements in which nothing counts.
  let ignored: [String]
  let renderer: MockupRenderer

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - expected: The file that is expected.
  ///   - name: What it is called in messages.
  ///   - actual: The file that was drawn.
  ///   - frame: The layout of what was drawn.
  ///   - cell: What was drawn.
  ///   - scale: Pixels a point.
  ///   - picture: Where the result goes.
  func compare(
    _ expected: [UInt8], called name: String, _ actual: [UInt8], _ frame: Frame, of cell: Cell,
    scale: Double, into picture: inout VerifiedPicture
  ) {
    picture.expected = expected
    if expected == actual { return picture.result.status = .same }
    do {
      let (first, second) = (
        try FileContent.pixels(of: expected), try FileContent.pixels(of: actual)
      )
      var comparison = tolerance.comparison
      comparison.masks = masks(in: frame, of: cell, scale: scale)
      let difference = comparison(first, second)
      describe(difference, in: &picture.result)
      guard difference.count > 0 || difference.firstSize != difference.secondSize else {
        picture.result.status = .same
        return
      }
      let limits = tolerance.limits(for: difference)
      picture.result.limits = limits
      let isTolerated =
        difference.firstSize == difference.secondSize && limits.allSatisfy { $0.margin >= 0 }
      picture.result.status = isTolerated ? .tolerated : .changed
      picture.difference = try DifferencePicture()(difference, over: first).pngFile()
      describe(expected, actual, frame, of: cell, scale: scale, in: &picture.result)
    } catch let error as PictureError {
      picture.result.status = .failed
      picture.result.problems.append("cannot read '\(name)': \(error.reason)")
    } catch {
      picture.result.status = .failed
      picture.result.problems.append("\(error)")
    }
  }

  /// The checksum of a file's pixels, however they are compressed.
  func checksum(_ file: [UInt8]) throws -> String {
    let bitmap = try FileContent.pixels(of: file)
    return Checksum.sha256(of: Array("\(bitmap.width)x\(bitmap.height) ".utf8) + bitmap.pixels)
  }

  /// What changed in the layout, which the expected picture says itself.
  private func describe(
    _ expected: [UInt8], _ actual: [UInt8], _ frame: Frame, of cell: Cell, scale: Double,
    in result: inout PictureResult
  ) {
    guard
      let old = renderer.layout(ofDocumentIn: expected, folder: cell.folder, scale: scale)
    else { return }
    let change = LayoutDifference(old: old.frame, new: frame, theme: cell.theme)
    result.changes = change.sentences
    result.fold = change.fingerprint
    result.sameEnvironment = old.surroundings == MockupRenderer.memory(of: actual)?.surroundings
  }

  private func describe(_ difference: ImageDifference, in result: inout PictureResult) {
    result.expectedSize = PixelSize(difference.firstSize.width, difference.firstSize.height)
    result.actualSize = PixelSize(difference.secondSize.width, difference.secondSize.height)
    result.count = difference.count
    result.ratio = difference.ratio
    result.regions = difference.regions
    if let worst = difference.worstWindow {
      var window = PictureWindow()
      (window.side, window.count, window.box) = (difference.windowSide, worst.count, worst.box)
      result.window = window
    }
  }

  /// Where elements with one of the ids are drawn, in pixels.
  private func masks(in frame: Frame, of cell: Cell, scale: Double) -> [PixelBox] {
    guard !ignored.isEmpty else { return [] }
    var paths: [NodePath] = []
    cell.mockup.visit(at: .root) { value, path in
      if let id = (value as? any Element)?.id, ignored.contains(id) { paths.append(path) }
    }
    return frame.bounds(ofItemsIn: paths).map { rect in
      let (left, top) = (
        Int((rect.minX * scale).rounded(.down)), Int((rect.minY * scale).rounded(.down))
      )
      return PixelBox(
        left, top, Int((rect.maxX * scale).rounded(.up)) - left,
        Int((rect.maxY * scale).rounded(.up)) - top)
    }
  }
}

extension Frame {
  /// The rectangle of all items named for something inside each path.
  fileprivate func bounds(ofItemsIn paths: [NodePath]) -> [Rect] {
    var found: [NodePath: Rect] = [:]
    func add(_ frame: Frame, at origin: Point) {
      for placed in frame.items {
        let place = origin + placed.origin
        if let name = placed.name,
          let path = paths.first(where: { NodePath(name).isInside($0) })
        {
          var bounds = placed.item.bounds.offset(by: place)
          // Text has the box of its advance alone.
          if case .text(let line, _) = placed.item {
            let size = line.runs.map(\.size).max() ?? 0
            bounds = bounds.inset(by: Insets(top: -size, bottom: -size / 3))
          }
          found[path] = found[path]?.union(bounds) ?? bounds
        }
        if case .group(let inner, _) = placed.item { add(inner, at: place) }
      }
    }
    add(self, at: .zero)
    return paths.compactMap { found[$0] }
  }
}
