public import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// One picture of a mockup: a choice on every axis of its matrix.
public struct Cell: Sendable {
  /// The mockup, each axis with this cell's value alone.
  public var mockup: Mockup
  /// The look.
  public var theme: Theme
  /// The device.
  public var device: Device
  /// The appearance, text size, language and so on.
  public var traits: Traits
  /// The way the device is held.
  public var orientation: Orientation
  /// The folder that paths of pictures begin at; empty for the working directory.
  public var folder: String
  /// The parts of the file's name that tell this cell from the others: `.ko~dark`.
  public var suffix: String
  /// The axes of which the mockup has several values, outermost first, each with this cell's.
  public var axes: Table<String, String> = [:]
  /// The question that the cell presents, when a button of the document asks it.
  package var question: ConfirmationPicture?

  /// The name of the picture's file.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, or nothing for formats without pixels.
  ///   - fileExtension: The ending without its dot.
  /// - Returns: The name: `menu.ko~dark@2x.png`.
  public func fileName(scale: Double?, fileExtension: String) -> String {
    let marker = scale.flatMap { $0 == 1 ? nil : "@\(JSONValue.number($0).text)x" } ?? ""
    return "\(mockup.name ?? "")\(suffix)\(marker).\(fileExtension)"
  }
}
