public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// A device that is nothing but a screen.
public struct DeviceMeasures: SchemaReadable {
  /// Width and height in portrait, in points.
  public var size = Size(393, 852)
  /// Pixels a point; by the kind of device unless given.
  public var scale: Double?
  /// The kind of device.
  public var idiom = Idiom.phone

  /// Makes a phone of a usual size.
  public init() {}

  /// Makes a device.
  public init(size: Size, scale: Double? = nil, idiom: Idiom = .phone) {
    self.size = size
    self.scale = scale
    self.idiom = idiom
  }

  /// The device of these measures.
  public var device: Device { Device(size: size, scale: scale, idiom: idiom) }

  /// The keys.
  public static let schema = Schema<Self>(
    "device", "A device by its measures.",
    Field("size", \.size, required: true, "Width and height in portrait, in points.") {
      checkSize($0, $1, &$2)
    },
    Field("scale", \.scale, "Pixels a point; 3 on phones and 2 on others unless given.") {
      checkScale($0, $1, &$2)
    },
    Field("idiom", \.idiom, "The kind of device."))

  /// Reports a screen without room; what is too large for any is reported in reading.
  private static func checkSize(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .sequence(let nodes, let range) = node else { return }
    for case .scalar(let text, _, _) in nodes {
      guard let length = Double(text), (0..<1).contains(length) else { continue }
      reader.report(
        "out-of-range", "a screen is between 1 and 4096 points wide and high", at: range,
        path: path)
      return
    }
  }

  private static func checkScale(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .scalar(let text, _, let range) = node, let scale = Double(text),
      !(0.1...16).contains(scale)
    else { return }
    reader.report(
      "out-of-range", "a scale of \(text) is not between 0.1 and 16", at: range, path: path)
  }
}
