internal import MaquetteScene

extension TextLine {
  /// Whether letters lie over each other where they join: in Arabic and the scripts like it, and in
  /// those of India, which hang from one line.
  ///
  /// Painted one by one in a translucent colour, they would show their joints.
  var joinsLetters: Bool { text.unicodeScalars.contains { (0x600..<0xE00).contains($0.value) } }
}
