public import MaquetteScene
public import MaquetteSource

/// A device: its screen and what kind of device it is.
public struct Device: Sendable, Hashable {
  /// The id in kebab-case: `iphone-15`.
  public var id: String
  /// The name that its maker gives it.
  public var name: String
  /// The kind of device.
  public var idiom: Idiom
  /// The screen's size in portrait orientation, in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// The text size that the device comes with.
  public var textSize: TextSize

  /// Makes a device.
  public init(
    id: String, name: String, idiom: Idiom, size: Size, scale: Double, textSize: TextSize = .large
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.size = size
    self.scale = scale
    self.textSize = textSize
  }
}

/// The devices that a document can name.
public struct DeviceCatalog: Sendable {
  /// The devices in the order of the table.
  public let devices: [Device]

  /// Reads the table of devices.
  public init?(_ node: SourceNode, _ reader: inout SourceReader) {
    guard let table = Table<String, Entry>(node, at: .root, &reader) else { return nil }
    devices = table.entries.map { entry in
      let value = entry.value
      return Device(
        id: entry.key, name: value.name, idiom: value.idiom,
        size: Size(value.size.first ?? 0, value.size.last ?? 0), scale: value.scale,
        textSize: value.textSize)
    }
  }

  /// The device with an id.
  public subscript(id: String) -> Device? { devices.first { $0.id == id } }

  private struct Entry: SchemaReadable {
    var name = ""
    var idiom = Idiom.phone
    var size: [Double] = []
    var scale = 2.0
    var textSize = TextSize.large

    static let schema = Schema<Self>(
      "device", "A device.",
      Field("name", \.name, required: true, "The name that its maker gives it."),
      Field("idiom", \.idiom, required: true, "The kind of device."),
      Field("size", \.size, required: true, "Width and height in portrait, in points."),
      Field("scale", \.scale, required: true, "Pixels a point."),
      Field("textSize", \.textSize, "The text size that it comes with."))
  }
}
