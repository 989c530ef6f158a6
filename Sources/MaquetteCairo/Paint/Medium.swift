internal import MaquetteScene

/// What a picture is painted on.
enum Medium {
  /// An image.
  case pixels
  /// A file of outlines, of any size later.
  case vectors

  /// Pixels per point in which to look at what lies behind a material.
  ///
  /// A blurred picture needs few pixels. On pixels it has one for a block of at most eight by eight
  /// of the output's, and three or more to the standard deviation: a straight line between two of
  /// them is then within a level of the curve, whatever the contrast. With more than sixteen
  /// blurring would cost more than painting. A file has four to the deviation.
  func density(_ backdrop: Backdrop, in size: Size, scale: Double) -> Double {
    let deviation = min(max(backdrop.blur, 0), 1e6) * scale
    let block: Double
    switch self {
    case .pixels:
      block = max(1, min(8, (deviation / 3).rounded(.down)), (deviation / 16).rounded(.up))
    case .vectors:
      // Files may be of any size; what is blurred is not larger than this all the same.
      let longer = max(size.width, size.height) * scale
      block = max(1, deviation / 4, longer / 4096)
    }
    // Not less than a pixel for the whole.
    return min(scale, max(scale / block, 1 / max(min(size.width, size.height), 1e-3)))
  }
}
