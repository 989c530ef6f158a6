public import MaquetteGuidelines
internal import MaquetteSource
internal import MaquetteYAML

extension Catalog {
  /// Words that mean something in the languages of apps, for the rules of the guidelines.
  public static func lexicon() -> Lexicon {
    let file = SourceFile(
      name: "data/lexicon.yaml", bytes: embedded("data/lexicon.yaml").bytes)
    var reader = SourceReader(file: file)
    guard let node = readYAML(file).documents.first,
      let lexicon = Lexicon(node, at: .root, &reader), reader.diagnostics.isEmpty
    else {
      preconditionFailure("the lexicon has mistakes: \(reader.diagnostics)")
    }
    return lexicon
  }
}
