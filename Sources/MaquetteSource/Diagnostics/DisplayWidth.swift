extension Character {
  /// The columns that a terminal gives the character: 2 for East Asian wide ones and emoji.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII, scalars.count == 1 { return 1 }
    // One picture, whatever it is joined of: flags, skin tones, families, keycaps.
    let isEmoji =
      first.properties.isEmojiPresentation
      || first.properties.isEmoji && scalars.contains("\u{FE0F}")
    return isEmoji ? 2 : scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension StringProtocol {
  /// The columns that a terminal gives the text, tabs counted as one.
  package var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// East Asian Wide and Fullwidth blocks; emoji are told by their own property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]

  fileprivate var displayWidth: Int {
    switch value {
    case ..<0x300: return properties.generalCategory == .format ? 0 : 1
    // The vowels and finals of a Hangul syllable stand in the square of its first consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }
}
