public import MaquetteThemes

/// A mockup on the smallest device of an idiom, where there is least room for titles.
public struct SmallestDevice: Sendable {
  /// The device's id.
  public let device: String
  /// The cells of the mockup there that can be drawn.
  public let cells: [LintedCell]

  /// Makes it of cells that were laid out.
  public init(_ device: String, cells: [LintedCell]) {
    self.device = device
    self.cells = cells
  }

  /// The id of the smallest device of an idiom that current systems run on.
  public static func id(of idiom: Idiom) -> String {
    switch idiom {
    case .phone: "iphone-se-3"
    case .pad: "ipad-mini"
    case .watch: "watch-41"
    }
  }
}
