internal import Glibc
internal import Maquette
internal import MaquetteImageDiff

/// Compares pictures of pixels under limits.
struct PictureComparison {
  /// A file that is no picture.
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  let comparison: ImageComparison
  let maxPixels: Int?
  let maxRatio: Double?

  /// Compares two PNG files; nothing when every pixel is the same.
  func callAsFunction(_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference? {
    let (first, second) = (try bitmap(expected), try bitmap(actual))
    let difference = comparison(first, second)
    guard !difference.isIdentical else { return nil }
    let isTolerated = isAllowed(difference)
    let lines = [sizes(difference) ?? counts(difference), places(difference)].compactMap { $0 }
    return SnapshotDifference(
      lines.joined(separator: "\n"),
      picture: isTolerated ? nil : try DifferencePicture()(difference, over: first).pngFile(),
      isTolerated: isTolerated)
  }

  private func bitmap(_ file: [UInt8]) throws(Unreadable) -> Bitmap {
    do throws(PictureError) {
      return try FileContent.pixels(of: file)
    } catch {
      throw Unreadable(description: error.reason)
    }
  }

  private func isAllowed(_ difference: ImageDifference) -> Bool {
    guard difference.firstSize == difference.secondSize else { return false }
    if maxPixels == nil, maxRatio == nil { return difference.count == 0 }
    return maxPixels.map { difference.count <= $0 } ?? true
      && maxRatio.map { difference.ratio <= $0 } ?? true
  }

  private func counts(_ difference: ImageDifference) -> String {
    let total = difference.width * difference.height
    let limits =
      [maxPixels.map { "\($0) pixels" }, maxRatio.map { percent($0) }].compactMap { $0 }
    return "\(difference.count) of \(total) pixels differ (\(percent(difference.ratio))); "
      + (limits.isEmpty ? "none may" : "\(limits.joined(separator: " and ")) may")
  }

  private func sizes(_ difference: ImageDifference) -> String? {
    let (old, new) = (difference.firstSize, difference.secondSize)
    guard old != new else { return nil }
    return "the size was \(old.width) × \(old.height) pixels and is \(new.width) × \(new.height)"
      + ", which no limit allows"
  }

  private func places(_ difference: ImageDifference) -> String? {
    let regions = difference.regions
    guard !regions.isEmpty else { return nil }
    let shown = regions.prefix(4).map { "\($0.width) × \($0.height) at \($0.x), \($0.y)" }
    return "where, in pixels: \(shown.joined(separator: "; "))"
      + (regions.count > shown.count ? " and \(regions.count - shown.count) more" : "")
  }

  /// A ratio as per cent with four decimals at the most, rounded up so that something is never nothing.
  private func percent(_ ratio: Double) -> String {
    "\(JSONValue.number((ratio * 1_000_000).rounded(.up) / 10_000).text) %"
  }
}
