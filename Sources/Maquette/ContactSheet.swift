public import MaquetteComponents
internal import MaquetteSource

/// All cells of a mockup, to be drawn as one labelled picture that shows what changes.
///
/// What buttons ask is a further axis, the innermost.
public struct ContactSheet: Sendable {
  /// The mockup with all values of its axes.
  public var mockup: Mockup
  /// The cells, at least one.
  public let cells: [Cell]
  /// The axes that have several values, outermost first.
  public let axes: [Matrix.Axis]
  /// For every combination of those values, the last axis changing first, which of the cells it is.
  public let combinations: [Int]

  /// Joins the cells of a mockup; nothing where there are none.
  public init?(_ mockup: Mockup, _ matrix: Matrix) {
    guard !matrix.cells.isEmpty else { return nil }
    self.mockup = mockup
    cells = matrix.cells
    let questions = mockup.confirmations
    guard !questions.isEmpty else {
      axes = matrix.axes
      combinations = matrix.combinations
      return
    }
    let asked = mockup.presentations.last.map { type(of: $0.base).kind } ?? "screen"
    let axis = Matrix.Axis(name: "confirm", values: [asked] + questions.map(\.title.base))
    axes = matrix.axes + [axis]
    // A cell for each choice, then again as many for each question.
    let count = cells.count / axis.values.count
    combinations = matrix.combinations.flatMap { cell in
      axis.values.indices.map { cell + $0 * count }
    }
  }

  /// The name of the picture's file.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, or nothing for formats without pixels.
  ///   - fileExtension: The ending without its dot.
  /// - Returns: The name: `menu.contact-sheet@2x.png`.
  public func fileName(scale: Double?, fileExtension: String) -> String {
    var cell = cells[0]
    cell.mockup.name = mockup.name
    cell.suffix = ".contact-sheet"
    return cell.fileName(scale: scale, fileExtension: fileExtension)
  }

  /// What the values of all cells have in common, in words: `ios-18 · iphone-15 · light`.
  var commonValues: String {
    let cell = cells[0]
    let names = axes.map(\.name)
    let values: [(axis: String, value: String, isUsual: Bool)] = [
      ("theme", cell.theme.name, false),
      ("device", cell.device.id, false),
      ("orientation", cell.orientation.rawValue, cell.orientation == .portrait),
      ("locale", cell.traits.locale, false),
      ("textSize", cell.traits.textSize.rawValue, cell.traits.textSize == cell.device.textSize),
      ("contrast", cell.traits.contrast.rawValue, cell.traits.contrast == .normal),
      ("appearance", cell.traits.appearance.rawValue, false),
    ]
    return values.filter { !names.contains($0.axis) && !$0.isUsual }.map(\.value)
      .joined(separator: " · ")
  }

  /// What is special about a combination beside another: its values where they differ.
  func values(of combination: Int, unlike other: Int) -> String {
    var stride = combinations.count
    var values: [String] = []
    for axis in axes {
      stride /= axis.values.count
      let (own, others) = (
        combination / stride % axis.values.count, other / stride % axis.values.count
      )
      if own != others { values.append(axis.values[own]) }
    }
    return values.joined(separator: " · ")
  }
}
