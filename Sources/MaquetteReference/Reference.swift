internal import MaquetteCommandLine
internal import MaquetteComponents
internal import MaquetteThemes

/// The pages of `docs/`, written from what the program itself goes by.
package enum Reference {
  /// Every page with its path below `docs/`.
  ///
  /// - Returns: Markdown that ends in a line feed; the same text always.
  package static func pages() -> [(path: String, text: String)] {
    [("cli.md", Tool.reference), ("format.md", format), ("themes.md", themes)]
      .map { path, text in
        (
          path: path,
          text: "<!-- Written by \"make reference\"; changes here are lost. -->\n\n" + text
        )
      }
  }

  private static var format: String {
    SchemaPage(
      title: "Documents",
      introduction: """
        A document is a mapping in YAML or JSON that describes a [mockup](#mockup): what is \
        presented, and for which devices, looks and languages. `maquette schema` prints the same \
        as JSON Schema, for editors.
        """, schema: Mockup.documentSchema
    ).markdown
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
