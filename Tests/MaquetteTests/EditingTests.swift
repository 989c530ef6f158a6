import Maquette
import MaquetteSource
import MaquetteTestSupport
import Testing

/// A text, an edit of its first document, and the text that comes of it.
struct EditCase: Sendable, CustomTestStringConvertible {
  var before: String
  var edit: SourceEdit
  /// Nothing where the edit cannot be made.
  var after: String?
  var format: String

  init(_ before: String, _ edit: SourceEdit, _ after: String?, as format: String = "yaml") {
    (self.before, self.edit, self.after, self.format) = (before, edit, after, format)
  }

  var testDescription: String { before }
}

private let item = NodePath("/menu/items/0")
private let items = NodePath("/menu/items")
private let role = SourceEdit.set(item, "role", "destructive", kind: "button")
private let title = item / "title"
private let menuTitle = NodePath("/menu/title")
private let copy = JSONValue.object(["button": "Copy", "image": "doc"])

@Suite struct EditingTests {
  private func edited(_ text: String, _ edit: SourceEdit, as format: String) -> String? {
    let file = readMockups(text, as: format)
    #expect(file.diagnostics == [], "the text has mistakes")
    guard let document = readDocuments(file.source).documents.first, let read = file.mockups.first
    else { return nil }
    let editor = SourceEditor(file.source, document, ranges: read.ranges)
    return editor.replacements(for: edit).map { replacements in
      String(decoding: file.source.replacing(replacements).bytes, as: UTF8.self)
    }
  }

  private func check(_ example: EditCase) {
    let after = edited(example.before, example.edit, as: example.format)
    #expect(after == example.after)
    if let after { #expect(readMockups(after, as: example.format).diagnostics == []) }
  }

  static let texts: [EditCase] = [
    .init("menu: {items: [Delete]}", role, "menu: {items: [{button: Delete, role: destructive}]}"),
    .init(
      "menu:\n  items:\n    - Delete\n    - Copy",
      role, "menu:\n  items:\n    - {button: Delete, role: destructive}\n    - Copy"),
    .init(
      "menu:\n  items:\n  - Delete, really # now\n",
      role, "menu:\n  items:\n  - {button: \"Delete, really\", role: destructive} # now\n"),
    .init(
      "menu: {items: ['Don''t', B]}", role,
      "menu: {items: [{button: 'Don''t', role: destructive}, B]}"),
    .init(
      "menu: {items: [\"D\\u00e9truire\"]}", role,
      "menu: {items: [{button: \"D\\u00e9truire\", role: destructive}]}"),
    .init(
      "menu:\n  items:\n    - >\n      Delete\n      all\n    - B\n", role,
      "menu:\n  items:\n    - {button: Delete all, role: destructive}\n    - B\n"),
    .init(
      "menu:\n  items:\n    - Delete\n      all\n", role,
      "menu:\n  items:\n    - {button: Delete all, role: destructive}\n"),
    .init(
      "# 사진 👩‍👩‍👧\r\nmenu:\r\n  items:\r\n    - 사진 삭제\r\n", role,
      "# 사진 👩‍👩‍👧\r\nmenu:\r\n  items:\r\n    - {button: 사진 삭제, role: destructive}\r\n"),
    .init(
      "menu: {items: [{en: Delete, ko: 삭제}]}", role,
      "menu: {items: [{button: {en: Delete, ko: 삭제}, role: destructive}]}"),
    .init(
      "menu:\n  items:\n    - en: Delete # first\n      ko: 삭제\n    - B", role,
      """
      menu:
        items:
          - button:
              en: Delete # first
              ko: 삭제
            role: destructive
          - B
      """),
    .init(
      "menu: {items: [Delete?, B]}", role,
      "menu: {items: [{button: Delete?, role: destructive}, B]}"),
    .init(
      "menu: {items: [&a Delete, B]}", role,
      "menu: {items: [&a {button: Delete, role: destructive}, B]}"),
    .init("menu: {items: [&a Delete, *a]}", role, nil),
    .init("menu: {items: [{button: &a Delete, subtitle: *a}]}", role, nil),
    .init("alt: &a Delete\nmenu: {items: [*a]}", role, nil),
  ]

  @Test(arguments: texts) func aTextBecomesAMapping(_ example: EditCase) { check(example) }

  static let keys: [EditCase] = [
    .init(
      "menu: {items: [{button: Delete}]}", role,
      "menu: {items: [{button: Delete, role: destructive}]}"),
    .init(
      "menu: {items: [{ button: Delete, image: trash, }]}", role,
      "menu: {items: [{ button: Delete, image: trash, role: destructive, }]}"),
    .init(
      "menu: {items: [{button: Delete, disabled: }]}", role,
      "menu: {items: [{button: Delete, disabled: , role: destructive}]}"),
    .init(
      """
      menu:
        items:
          # throws it away
          - button: Delete # red
            image: trash # bin
            # subtitle: none
          - Copy
      """, role,
      """
      menu:
        items:
          # throws it away
          - button: Delete # red
            image: trash # bin
            role: destructive
            # subtitle: none
          - Copy
      """),
    .init(
      "menu:\n  items:\n    - button: Delete\n      subtitle: |\n        All\n    - B\n", role,
      "menu:\n  items:\n    - button: Delete\n      subtitle: |\n        All\n      role: destructive\n    - B\n"
    ),
    .init(
      "menu:\r\n  items:\r\n    - button: Delete # red\r\n    - B\r\n", role,
      "menu:\r\n  items:\r\n    - button: Delete # red\r\n      role: destructive\r\n    - B\r\n"),
    .init(
      "menu:\n  items:\n    - button: Delete", role,
      "menu:\n  items:\n    - button: Delete\n      role: destructive"),
    .init(
      "menu:\n  items:\n    - button:\n        title: Delete\n", role,
      "menu:\n  items:\n    - button:\n        title: Delete\n      role: destructive\n"),
    .init(
      "menu: {items: [{button: {title: Delete, role: cancel}}]}", role,
      "menu: {items: [{button: {title: Delete, role: destructive}}]}"),
    .init(
      "menu:\n  items:\n    - button: Delete\n      role: # which?\n      image: trash", role,
      "menu:\n  items:\n    - button: Delete\n      role: destructive # which?\n      image: trash"),
    .init(
      """
      menu:
        items: [
          {
            button: Delete, # red
            image: trash # bin
          },
        ]
      """, role,
      """
      menu:
        items: [
          {
            button: Delete, # red
            image: trash, # bin
            role: destructive
          },
        ]
      """),
    .init(
      "alt: &a trash\nmenu: {items: [{button: Delete, image: *a}]}", role, nil),
    .init(
      "alt: &a trash\nmenu:\n  items:\n    - button: Delete\n      image: *a\n", role,
      "alt: &a trash\nmenu:\n  items:\n    - button: Delete\n      image: *a\n      role: destructive\n"
    ),
    .init("menu: {items: [A]}", .set(items, "x", "y"), nil),
    .init(
      "menu: {items: [A]}", .set(NodePath("/menu"), "title", "T"), "menu: {items: [A], title: T}"),
    .init(
      "menu: {items: [A], title: T}", .set(NodePath("/menu"), "title", "a: b"),
      "menu: {items: [A], title: \"a: b\"}"),
  ]

  @Test(arguments: keys) func aMappingGetsAKey(_ example: EditCase) { check(example) }

  static let json: [EditCase] = [
    .init(
      #"{"menu":{"items":["Delete","B"]}}"#, role,
      #"{"menu":{"items":[{"button":"Delete","role":"destructive"},"B"]}}"#, as: "json"),
    .init(
      #"{"menu":{"items":[{"button":"Delete"}]}}"#, role,
      #"{"menu":{"items":[{"button":"Delete","role":"destructive"}]}}"#, as: "json"),
    .init(
      #"{"menu": {"items": [{"button": "Delete", "role": null}]}}"#, role,
      #"{"menu": {"items": [{"button": "Delete", "role": "destructive"}]}}"#, as: "json"),
    .init(
      "# JSON\n{\"menu\": {\"items\": [\"Delete\"]}}", role,
      "# JSON\n{\"menu\": {\"items\": [{\"button\": \"Delete\", \"role\": \"destructive\"}]}}"),
    .init(
      """
      {
        "menu": {
          "items": [
            {
              "button": "Delete",
              "image": "trash"
            },
            "Copy"
          ]
        }
      }
      """, role,
      """
      {
        "menu": {
          "items": [
            {
              "button": "Delete",
              "image": "trash",
              "role": "destructive"
            },
            "Copy"
          ]
        }
      }
      """, as: "json"),
    .init(
      "{\n\t\"menu\": {\n\t\t\"items\": [\n\t\t\t{\n\t\t\t\t\"button\": \"A\"\n\t\t\t}\n\t\t]\n\t}\n}\n",
      .append(items, copy),
      "{\n\t\"menu\": {\n\t\t\"items\": [\n\t\t\t{\n\t\t\t\t\"button\": \"A\"\n\t\t\t},\n"
        + "\t\t\t{\n\t\t\t\t\"button\": \"Copy\",\n\t\t\t\t\"image\": \"doc\"\n\t\t\t}\n\t\t]\n\t}\n}\n",
      as: "json"),
    .init(
      #"{"menu":{"items":["A", "B" ,"C"]}}"#, .move(items[2], before: item),
      #"{"menu":{"items":["C", "A" ,"B"]}}"#, as: "json"),
    .init(
      #"{"menu":{"items":["A"]}}"#, .replaceText(title, "\"\\"),
      #"{"menu":{"items":["\"\\"]}}"#, as: "json"),
    .init(
      #"{"menu":{"title":"T","items":["A"]}}"#, .remove(menuTitle),
      #"{"menu":{"items":["A"]}}"#, as: "json"),
  ]

  @Test(arguments: json) func jsonStaysJSON(_ example: EditCase) { check(example) }

  static let lists: [EditCase] = [
    .init(
      "menu: {items: [A]}", .append(items, copy),
      "menu: {items: [A, {button: Copy, image: doc}]}"),
    .init("menu: {items: [A, ]}", .append(items, "B"), "menu: {items: [A, B, ]}"),
    .init(
      "menu:\n  items:\n  - A # a\n# end\n", .append(items, copy),
      "menu:\n  items:\n  - A # a\n  - {button: Copy, image: doc}\n# end\n"),
    .init(
      "menu:\n  items:\n    - button: A\n      image: b", .append(items, copy),
      "menu:\n  items:\n    - button: A\n      image: b\n    - button: Copy\n      image: doc"),
    .init(
      "menu:\n  items: [\n    A,\n    B # b\n  ]\n", .append(items, "C"),
      "menu:\n  items: [\n    A,\n    B, # b\n    C\n  ]\n"),
    .init(
      "menu:\n  items: [\n    A,\n    B, # b\n  ]\n", .append(items, "C"),
      "menu:\n  items: [\n    A,\n    B, # b\n    C,\n  ]\n"),
    .init(
      "menu:\n  items: [A,\n          B]\n", .append(items, "C"),
      "menu:\n  items: [A,\n          B,\n          C]\n"),
    .init(
      "menu: {items: [A, {button: B}, C]}", .move(items[1], before: item),
      "menu: {items: [{button: B}, A, C]}"),
    .init(
      "menu: {items: [A, B, C]}", .move(item, before: items[2]), "menu: {items: [B, A, C]}"),
    .init("menu:\n  items: [A, # a\n    B]\n", .move(items[1], before: item), nil),
    .init("alt: &a A\nmenu: {items: [B, *a]}", .move(items[1], before: item), nil),
    .init(
      """
      menu:
        items:
          # first
          - A # a
            # image: a

          # second,
          # with two lines
          - button: B
            image: b # b
          - |
            C
        # all
        title: T
      """, .move(items[1], before: item),
      """
      menu:
        items:
          # second,
          # with two lines
          - button: B
            image: b # b

          # first
          - A # a
            # image: a
          - |
            C
        # all
        title: T
      """),
    .init(
      "menu:\r\n  items:\r\n  - A\r\n  - B\r\n  - C", .move(items[2], before: item),
      "menu:\r\n  items:\r\n  - C\r\n  - A\r\n  - B"),
    .init(
      "menu:\n  items:\n  -\n    button: A\n  - B\n", .move(items[1], before: item),
      "menu:\n  items:\n  - B\n  -\n    button: A\n"),
  ]

  @Test(arguments: lists) func listsKeepTheirComments(_ example: EditCase) { check(example) }

  static let titles: [EditCase] = [
    .init("menu: {items: [a b]}", .replaceText(title, "A B"), "menu: {items: [A B]}"),
    .init("menu: {items: ['a']}", .replaceText(title, "I'm"), "menu: {items: ['I''m']}"),
    .init("menu: {items: [\"a\"]}", .replaceText(title, "A"), "menu: {items: [\"A\"]}"),
    .init(
      "menu:\n  items:\n    - a # c\n", .replaceText(title, "A, b: [c]"),
      "menu:\n  items:\n    - \"A, b: [c]\" # c\n"),
    .init(
      "menu:\n  items:\n    - a\n", .replaceText(title, "A, b"), "menu:\n  items:\n    - A, b\n"),
    .init("menu: {items: [a]}", .replaceText(title, "A, b"), "menu: {items: [\"A, b\"]}"),
    .init("menu: {items: [a]}", .replaceText(title, "A #1"), "menu: {items: [\"A #1\"]}"),
    .init("menu: {items: [a]}", .replaceText(title, "- b"), "menu: {items: [\"- b\"]}"),
    .init(
      "menu:\n  items:\n    - |\n      a\n    - b\n", .replaceText(title, "A"),
      "menu:\n  items:\n    - A\n    - b\n"),
    .init(
      "menu: {items: [{button: {en: a, ko: b}}]}", .replaceText(title / "en", "A"),
      "menu: {items: [{button: {en: A, ko: b}}]}"),
    .init("alt: &a a\nmenu: {items: [*a]}", .replaceText(title, "A"), nil),
    .init("menu: {title: T, items: [A]}", .remove(menuTitle), "menu: {items: [A]}"),
    .init("menu: {items: [A], title: T}", .remove(menuTitle), "menu: {items: [A]}"),
    .init(
      "menu:\n  # what\n  title: T # t\n  items: [A]\n", .remove(menuTitle),
      "menu:\n  # what\n  items: [A]\n"),
    .init(
      "menu:\n  items: [A]\n  title: |\n    T\nalt: x\n", .remove(menuTitle),
      "menu:\n  items: [A]\nalt: x\n"),
    .init(
      "menu:\n  items:\n    - subtitle: s\n      button: A\n", .remove(item / "subtitle"),
      "menu:\n  items:\n    - button: A\n"),
    .init(
      "menu:\n  items:\n    - subtitle: s # s\n      button: A\n", .remove(item / "subtitle"), nil),
    .init(
      "menu:\n  items:\n    # a\n    - A\n    # b\n    - B\n", .remove(item),
      "menu:\n  items:\n    # b\n    - B\n"),
    .init(
      "menu:\n  items:\n    - A\n    # b\n    - B # b\n", .remove(items[1]),
      "menu:\n  items:\n    - A\n"),
    .init("menu: {items: [A, B]}", .remove(items[1]), "menu: {items: [A]}"),
    .init("menu: {items: [A]}", .remove(item), nil),
  ]

  @Test(arguments: titles) func textsAreReplacedAndRemoved(_ example: EditCase) { check(example) }
}
