/// A place in a text, counted in Unicode scalars from zero; printed from one.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// Scalars before this place.
  public var offset: Int
  /// Lines before this place.
  public var line: Int
  /// Scalars of the same line before this place.
  public var column: Int

  /// Makes a position from its three counts.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }

  /// The beginning of a text.
  public static let start = SourcePosition(offset: 0, line: 0, column: 0)

  /// The position some scalars further on the same line.
  package func advanced(by count: Int) -> SourcePosition {
    SourcePosition(offset: offset + count, line: line, column: column + count)
  }

  /// Orders positions by their place in the text.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    lhs.offset < rhs.offset
  }
}

/// A stretch of a text.
public typealias SourceRange = Range<SourcePosition>
