internal import Maquette
internal import MaquetteScene

extension MockupCells {
  /// What differs in the layouts of two pictures, to follow a message; empty when nothing can be said.
  func layoutChange(from expected: [UInt8], to actual: [UInt8]) -> String {
    let renderer = MockupRenderer(catalog)
    guard let old = renderer.layout(ofDocumentIn: expected, folder: folder),
      let new = renderer.layout(ofDocumentIn: actual, folder: folder)
    else { return "" }
    if old.document == new.document {
      return "\nthe mockup is the same; its theme, fonts, files of pictures or Maquette changed"
    }
    let sentences = LayoutDifference(old: old.frame, new: new.frame).sentences
    return sentences.isEmpty
      ? "" : "\nthe layout:\n" + sentences.map { "  \($0)" }.joined(separator: "\n")
  }
}
