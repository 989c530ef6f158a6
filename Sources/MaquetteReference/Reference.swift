internal import Maquette
internal import MaquetteCommandLine
internal import MaquetteComponents
internal import MaquetteThemes

/// The pages of `docs/` and pictures for them, written from what the program itself goes by.
package enum Reference {
  /// The paths of the pages below `docs/`.
  package static let paths = ["cli.md", "format.md", "rules.md", "themes.md"]

  /// Every page with its path below `docs/`.
  ///
  /// - Parameter examples: The folder of the examples of components.
  /// - Returns: Markdown that ends in a line feed; the same text always.
  /// - Throws: `FileError` when an example cannot be read, or what keeps it from being laid out.
  package static func pages(examples: String) throws -> [(path: String, text: String)] {
    let format = FormatPage(
      schema: Mockup.documentSchema, examples: try Example.all(in: examples))
    let rules = RulesPage(pictures: try RulePicture.all(in: MockupRenderer()))
    let texts = [Tool.reference, format.markdown, rules.markdown, themes]
    return zip(paths, texts).map { path, text in
      (
        path: path,
        text: "<!-- Written by \"make reference\"; changes here are lost. -->\n\n" + text
      )
    }
  }

  /// The pictures that the page of rules shows, with the names of their files.
  package static func pictures() throws -> [(name: String, bytes: [UInt8])] {
    let renderer = MockupRenderer()
    return try RulePicture.all(in: renderer).map { ($0.fileName, try $0.bytes(in: renderer)) }
  }

  private static var themes: String {
    SchemaPage(
      title: "Themes",
      introduction: """
        A theme is a YAML file. It is found by its name when it comes with the program \
        (`maquette themes` lists those), else by its path. A theme that `extends` another needs \
        only what differs from it.
        """, schema: Theme.jsonSchema(sections: StyleCatalog.all)
    ).markdown
  }
}
