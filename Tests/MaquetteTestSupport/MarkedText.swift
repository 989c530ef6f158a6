public import MaquetteSource

/// A text with arrows (`↓`) before the places that a test is about.
public struct MarkedText: Sendable {
  /// The text without arrows.
  public let text: String
  /// Where the arrows stood.
  public let positions: [SourcePosition]
  /// Where the last arrow stood.
  public var position: SourcePosition? { positions.last }

  /// Takes the arrows out of a text.
  public init(_ marked: String) {
    var scalars = String.UnicodeScalarView()
    var position = SourcePosition.start
    var positions: [SourcePosition] = []
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        positions.append(position)
        continue
      }
      scalars.append(scalar)
      position =
        scalar == "\n"
        ? SourcePosition(offset: position.offset + 1, line: position.line + 1, column: 0)
        : position.advanced(by: 1)
    }
    text = String(scalars)
    self.positions = positions
  }
}
