internal import Maquette

extension MockupCells {
  /// What differs in the layouts of two pictures, to follow a message; empty when nothing can be said.
  func layoutChange(from expected: [UInt8], to actual: [UInt8]) -> String {
    guard let old = layout(ofDocumentIn: expected), let new = layout(ofDocumentIn: actual) else {
      return ""
    }
    if old.document == new.document {
      return "\nthe mockup is the same; its theme, fonts, files of pictures or Maquette changed"
    }
    return LineDifference(old.layout, new.layout).map { "\nthe layout:\n\($0.text)" } ?? ""
  }
}
