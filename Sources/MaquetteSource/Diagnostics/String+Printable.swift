extension String {
  /// The text with its control characters made visible, so that it cannot steer a terminal.
  var printable: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return self
    }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.properties.generalCategory != .control {
        result.append(scalar)
      } else if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
        result.append(picture)
      } else {
        result.append(scalar == "\u{7F}" ? "\u{2421}" : "\u{FFFD}")
      }
    }
    return String(result)
  }
}
