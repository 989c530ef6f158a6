internal import MaquetteSource

/// A JSON Schema as a page of Markdown: a table of keys for each mapping.
struct SchemaPage {
  let title: String
  let introduction: String
  let schema: JSONValue

  var markdown: String {
    let table = KeyTable()
    let parts =
      ["# \(title)", introduction, table.table(Key.all(of: schema))]
      + (schema["$defs"]?.members ?? []).flatMap { name, schema in
        [
          "## \(name)", schema["description"]?.string ?? "", table.table(Key.all(of: schema)),
          schema["anyOf"] == nil ? "" : "Written as \(table.type(schema)).",
        ]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}
