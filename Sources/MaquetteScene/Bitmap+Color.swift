extension Bitmap {
  /// Whether all pixels that can be seen have one colour, more or less opaque.
  public var isOfOneColor: Bool {
    let alphas = stride(from: 3, to: pixels.count, by: 4)
    guard let densest = alphas.max(by: { pixels[$0] < pixels[$1] }) else { return true }
    return alphas.allSatisfy { alpha in
      (1...3).allSatisfy { channel in
        // Colours that were multiplied by alpha have been rounded twice.
        abs(Int(pixels[alpha - channel]) - Int(pixels[densest - channel])) * Int(pixels[alpha])
          <= 2 * 255
      }
    }
  }

  /// The bitmap in one colour, as opaque as it is.
  public func tinted(_ color: Color) -> Bitmap {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    let (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    var tinted: [UInt8] = []
    tinted.reserveCapacity(pixels.count)
    for alpha in stride(from: 3, to: pixels.count, by: 4) {
      tinted += [red, green, blue, byte(Double(pixels[alpha]) / 255 * color.alpha)]
    }
    return Bitmap(width: width, height: height, pixels: tinted)
  }
}
