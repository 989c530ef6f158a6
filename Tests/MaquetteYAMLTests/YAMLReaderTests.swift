import MaquetteSource
import MaquetteTestSupport
import MaquetteYAML
import Testing

/// The trees that YAML texts are read into.
struct YAMLReaderTests {
  @Test(arguments: [
    ("a: b", "{a@0: b@3-4}@0-4"),
    ("a: b\n\n# end\n", "{a@0: b@3-4}@0-4"),
    ("{}", "{}@0-2"),
    ("a:\nb: ", "{a@0: @2-2, b@3: @5-5}@0-5"),
    ("a: yes\nb: 'No'\nc: \"1\"\n", "{a@0: yes@3-6, b@7: 'No'@10-14, c@15: \"1\"@18-21}@0-21"),
    (
      "a:\n- b\n-\n- c: d\n  e:\n\n# x\nf: g\n",
      "{a@0: [b@5-6, @8-8, {c@11: d@14-15, e@18: @20-20}@11-20]@3-20, f@26: g@29-30}@0-30"
    ),
    ("a: [b, {c: d},]\n", "{a@0: [b@4-5, {c@8: d@11-12}@7-13]@3-15}@0-15"),
    ("a: [b: c]\n", "{a@0: [{b@4: c@7-8}@4-8]@3-9}@0-9"),
    (
      "a: {b, c: , \"d\":1,\n  e:\n}\n",
      "{a@0: {b@4: @5-5, c@7: @9-9, d@12: 1@16-17, e@21: @23-23}@3-25}@0-25"
    ),
    ("a: |\n  b\n  c\n\nd: >-\n  e\n", "{a@0: |b\\nc\\n|@3-14, d@14: >e>@17-24}@0-24"),
    ("한: 글 # 주석\r\nb: c\r\n", "{한@0: 글@3-4, b@11: c@14-15}@0-15"),
    ("\u{FEFF}a: b", "{a@0: b@3-4}@0-4"),
    ("a: b\na: c\n", "{a@0: b@3-4, a@5: c@8-9}@0-9"),
    ("a: !!str 12\n", "{a@0: 12@9-11}@0-11"),
    ("a: &x b\nc: *x\n*x : d\n", "{a@0: b@6-7, c@8: b@6-7, b@14: d@19-20}@0-20"),
    (
      "a: &x\n  b: c\nd: &y # e\n  - 1\nf: [*x, *y]\n",
      "{a@0: {b@8: c@11-12}@8-12, d@13: [1@27-28]@25-28, f@29: [{b@8: c@11-12}@8-12, [1@27-28]@25-28]@32-40}@0-40"
    ),
    ("a: &x\n- b\nc: &y []\nd: *y\n", "{a@0: [b@8-9]@6-9, c@10: []@16-18, d@19: []@16-18}@0-24"),
    ("? a\n: b\n? c\n", "{a@2: b@6-7, c@10: @11-11}@0-11"),
  ])
  func textIsReadAs(text: String, tree: String) {
    let parsed = readYAML(SourceFile(name: "menu.yaml", text: text))
    #expect(parsed.diagnostics == [])
    #expect(parsed.documents.map(\.dump) == [tree])
  }

  @Test(arguments: [
    ("a: b\n---\nc: d\n", 2, []),
    ("---\n---\na: b\n---\n---\nc: d\n...\n", 2, []),
    ("a: b\n---\n- c\n---\nd: e\n", 2, ["not-a-mapping"]),
    ("a: b\n---\nc: !x d\n---\nd: e\n", 2, ["unsupported-tag"]),
    ("a: b\n---\nc: @\n---\nd: e\n", 1, ["syntax"]),
    ("a: b\n---\n- c\n---\nd: @\n", 1, ["not-a-mapping", "syntax"]),
    ("a: b\n---\nc: \u{7}\n---\nd: e\n", 1, ["control-character"]),
    ("a: b\n\u{7}", 0, ["control-character"]),
    ("a: b\n---\n\u{7}", 1, ["control-character"]),
    ("- a\nb: c\n", 0, ["syntax"]),
    ("a: 'b\n---\nc: d\n", 0, ["syntax"]),
  ])
  func documentsBeforeAMistakeCount(text: String, documents: Int, ids: [String]) {
    let parsed = readYAML(SourceFile(name: "menu.yaml", text: text))
    #expect(parsed.documents.count == documents)
    #expect(parsed.diagnostics.map(\.id) == ids)
  }

  /// Texts that are YAML's flow style and JSON at once.
  @Test(arguments: [
    #"{}"#, #"{"a": "b", "c": [1, -2.5, true, false], "d": {"e": [], "f": {}}}"#,
    #"{"a":"b","c":["","\"\\\/\n\t\u00e9 😀"]}"#,
    "{\"한\" : [\r\n  \"글\",\n\t{\"a\" :1 }\n] }\n",
  ])
  func flowIsReadLikeJSON(text: String) throws {
    let file = SourceFile(name: "menu", text: text)
    let yaml = readYAML(file)
    #expect(yaml == readJSON(file))
    #expect(yaml.documents.count == 1)
  }
}
