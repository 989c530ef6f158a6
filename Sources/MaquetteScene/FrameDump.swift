extension Frame {
  /// The display list as text, one item a line with fixed decimals: what layout tests compare.
  public var dump: String {
    "frame \(fixed(size.width))×\(fixed(size.height))\n" + lines(indent: "  ")
  }

  private func lines(indent: String) -> String {
    items.map { placed in
      let place = "\(fixed(placed.origin.x)),\(fixed(placed.origin.y))"
      let name = placed.name.map { "  \($0)" } ?? ""
      let head = "\(indent)\(place) \(placed.item.summary)\(name)\n"
      guard case .group(let frame, _) = placed.item else { return head }
      return head + frame.lines(indent: indent + "  ")
    }.joined()
  }
}

extension Frame.Item {
  fileprivate var summary: String {
    switch self {
    case .group(let frame, let effects): "group \(frame.size.summary)\(effects.summary)"
    case .shape(let shape, let fill, let stroke):
      shape.summary + (fill.map { " fill \($0.color.hex)" } ?? "")
        + (stroke.map { " stroke \($0.color.hex) \(fixed($0.width))" } ?? "")
    case .text(let line, let color): "text \"\(line.text)\" \(fixed(line.width)) \(color.hex)"
    case .image(let bitmap, let size): "image \(bitmap.width)×\(bitmap.height) \(size.summary)"
    }
  }
}

extension Shape {
  fileprivate var summary: String {
    switch self {
    case .rectangle(let size, let radius, let corners):
      "rect \(size.summary)" + (radius > 0 ? " \(corners.rawValue) \(fixed(radius))" : "")
    case .path: "path \(bounds.size.summary)"
    }
  }
}

extension Effects {
  fileprivate var summary: String {
    (clip.map { " clip \($0.summary)" } ?? "") + (opacity < 1 ? " opacity \(fixed(opacity))" : "")
      + (shadow?.summary ?? "") + (backdrop?.summary ?? "") + (isBackdropRoot ? " root" : "")
      + (transform == .identity ? "" : " transform")
  }
}

extension Shadow {
  fileprivate var summary: String {
    " shadow \(color.hex) \(fixed(reach))" + (offset == 0 ? "" : " down \(fixed(offset))")
  }
}

extension Backdrop {
  fileprivate var summary: String {
    " backdrop \(tint.hex) \(fixed(blur))"
      + (lens.map { " lens \(fixed($0.depth)) \(fixed($0.shift))" } ?? "")
  }
}

extension Size {
  fileprivate var summary: String { "\(fixed(width))×\(fixed(height))" }
}

/// A number with two decimals at the most, without Foundation.
private func fixed(_ value: Double) -> String {
  // What is not finite is wrong, and must be seen to be mended.
  guard abs(value) < 1e15 else { return "\(value)" }
  let hundredths = Int((value * 100).rounded())
  let sign = hundredths < 0 ? "-" : ""
  let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
  guard rest > 0 else { return "\(sign)\(whole)" }
  let digits = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
  return "\(sign)\(whole).\(digits)"
}
