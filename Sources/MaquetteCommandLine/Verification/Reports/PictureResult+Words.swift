internal import MaquetteImageDiff
internal import MaquetteThemes

extension PictureResult {
  /// What was found, in sentences without full stops, the most telling first.
  var words: [String] {
    switch status {
    case .same: problems
    case .new: ["no picture is expected here: approve it, or leave it out"] + problems
    case .orphaned: ["no document makes this picture any more"] + problems
    case .failed: problems.isEmpty ? ["the picture could not be drawn or compared"] : problems
    case .changed, .tolerated: changes + [resized, pixels].compactMap(\.self) + problems
    }
  }

  private var resized: String? {
    guard let old = expectedSize, let new = actualSize, old != new else { return nil }
    return "the size changed from \(old.words) to \(new.words) pixels"
  }

  private var pixels: String? {
    guard count > 0 else { return nil }
    let most = window.map { ", \($0.count.grouped) of them in one square of \($0.side)" } ?? ""
    return count == 1
      ? "1 pixel differs (\(ratio.percent))"
      : "\(count.grouped) pixels differ (\(ratio.percent)\(most))"
  }
}

extension PixelSize {
  /// The size in words: `1,170 × 540`.
  var words: String { "\(width.grouped) × \(height.grouped)" }
}

extension PictureLimit {
  /// The limit in words: `max-pixels: 34 found, 30 allowed (4 too many), set in .maquette.yaml:4`.
  var words: String {
    let difference = text(abs(margin))
    let distance =
      margin < 0
      ? "\(difference) too many" : margin > 0 ? "\(difference) to spare" : "nothing to spare"
    return "\(name.rawValue): \(text(value)) found, \(text(limit)) allowed (\(distance)), \(origin)"
  }

  private func text(_ amount: Double) -> String {
    name == .maxRatio ? amount.percent : Int(amount.rounded()).grouped
  }

  private var origin: String {
    switch source {
    case "", "default": "by default"
    case "option": "set by an option"
    case "environment": "set by an environment variable"
    default: "set in \(source)"
    }
  }
}

extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    let digits = String(magnitude)
    var result = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }
}

extension Double {
  /// The part of a whole in percent, with three digits that count, and never zero for something.
  var percent: String {
    let value = self * 100
    guard value > 0 else { return "0 %" }
    guard value >= 0.001 else { return "less than 0.001 %" }
    var factor = 10.0
    while value * factor < 100, factor < 100_000 { factor *= 10 }
    let rounded = (value * factor).rounded() / factor
    return rounded == rounded.rounded() ? "\(Int(rounded)) %" : "\(rounded) %"
  }
}
