import MaquetteSource

/// A list or mapping that is not complete yet.
struct OpenCollection {
  var isSequence: Bool
  var isFlow: Bool
  var start: SourcePosition
}

extension [OpenCollection] {
  /// The brackets that a line begins in.
  func flow(atStartOf line: Int) -> FlowKind? {
    guard let collection = last(where: { $0.start.line < line }), collection.isFlow else {
      return nil
    }
    return collection.isSequence ? .sequence : .mapping
  }
}
