import MaquetteSource
import MaquetteTestSupport
import MaquetteYAML
import Testing

/// Titles that YAML takes for something else.
struct YAMLTitleMistakeTests {
  static let colons = [
    Mistake(
      "items:\n  - button: ↓Sort: Name\n", "the text 'Sort: Name' holds ': ' and needs quotes",
      help: "write - button: \"Sort: Name\""),
    Mistake(
      "title: ↓이름: 값 # 주석\r\nx: y\r\n", "the text '이름: 값' holds ': ' and needs quotes",
      help: "write title: \"이름: 값\""),
    Mistake(
      "title: ↓a \"b\": c\n", "the text 'a \"b\": c' holds ': ' and needs quotes",
      help: "write title: 'a \"b\": c'"),
    Mistake(
      "title: ↓\"it's\": c\n", "the text '\"it's\": c' holds ': ' and needs quotes",
      help: "write title: \"\\\"it's\\\": c\""),
    Mistake(
      "menu: {title: ↓A: B, x: 1}\n", "the text 'A: B' holds ': ' and needs quotes",
      help: "write menu: {title: \"A: B\", x: 1}"),
    Mistake(
      "items: [X, ↓A: B: C]\n", "the text 'A: B: C' holds ': ' and needs quotes",
      help: "write items: [X, \"A: B: C\"]"),
    Mistake(
      "items: [\n  A,\n  {button: ↓B: C},\n]\n", "the text 'B: C' holds ': ' and needs quotes",
      help: "write {button: \"B: C\"},"),
    Mistake(
      "items: [↓Sort:]\n", "the text 'Sort:' holds ': ' and needs quotes",
      help: "write items: [\"Sort:\"]"),
  ]

  static let firstCharacters = [
    ("@home", "@"), ("`ls`", "`"), ("%50 off", "%"), ("* star", "*"), ("*! star", "*"),
    ("& more", "&"), (">x", ">"), ("|9x", "|"), ("? why", "?"), ("!e!b c", "!"), (", then", ","),
  ].map { text, first in
    Mistake(
      "items:\n  - A\n  - button: ↓\(text)\n", "a text that begins with '\(first)' needs quotes",
      help: "write - button: \"\(text)\"")
  }

  static let others = [
    Mistake(
      "items: [Copy, ↓@home, x]", "a text that begins with '@' needs quotes",
      help: "write items: [Copy, \"@home\", x]"),
    Mistake(
      "items: [\n  Copy,\n  ↓%1, x\n]", "a text that begins with '%' needs quotes",
      help: "write \"%1\", x"),
    Mistake(
      "items:\n  - [Beta] ↓Feature\n  - x\n", "there is text behind ']'",
      help: "write - \"[Beta] Feature\""),
    Mistake(
      "button: {name} ↓Feature\n", "there is text behind '}'",
      help: "write button: \"{name} Feature\""),
    Mistake(
      "items:\n  - 'Quote' ↓and more\n", "there is text behind the closing quote",
      help: "write - \"'Quote' and more\""),
    Mistake(
      "items: [\"Quote\" ↓more, x]\n", "there is text behind the closing quote",
      help: "write items: ['\"Quote\" more', x]"),
    Mistake("items: [A]↓]\n", "']' closes nothing", help: "remove it"),
    Mistake("items: ↓]\n", "']' closes nothing", help: "remove it"),
    Mistake("items: [A↓}\n", "'}' closes what '[' opened on line 1", help: "write items: [A]"),
    Mistake(
      "items:\n  - ↓'tis open\n  - x\n", "this quote is never closed",
      help: "write - 'tis open', or \"'tis open\" if it is part of the text"),
    Mistake(
      "items: [\"A\", ↓\"B]\n", "this quote is never closed",
      help: "write items: [\"A\", \"B\"], or '\"B' if it is part of the text"),
    Mistake(
      "items:\n  - ↓'tis\n  - it's\n", "the quote that opens here closes on line 3",
      help: "write - \"'tis\""),
    Mistake(
      "items:\n  - ↓[Beta\n  - x\n", "this '[' is never closed",
      help: "write - [Beta], or \"[Beta\" if it is a text"),
    Mistake(
      "items:\n  - ↓{button: A, role: b\n  - {button: C}\n", "this '{' is never closed",
      help: "write - {button: A, role: b}"),
    Mistake("items: ↓[\n  A,\n", "this '[' is never closed", help: "close it with ']'"),
    Mistake(
      "items: [Item ↓#1, Item #2] # why\n",
      "'#1, Item #2] # why' is a comment for YAML, so '[' is never closed",
      help: "write items: [\"Item #1\", \"Item #2\"]"),
    Mistake(
      "- {button: ↓#swift}\n", "'#swift}' is a comment for YAML, so '{' is never closed",
      help: "write - {button: \"#swift\"}"),
    Mistake(
      "items: [A,↓, B]\n", "nothing stands before the comma",
      help: "remove it, or write \"\" for an empty text"),
    Mistake(
      "items: [{a: b} ↓{c: d}]\n", "a comma is missing before this",
      help: "write items: [{a: b}, {c: d}]"),
    Mistake(
      "items: [\n  {a: b}\n  ↓{c: d}\n]\n", "a comma is missing before this",
      help: "end the line above with ','"),
    Mistake(
      "a: ↓- b\n", "a list cannot begin on the line of its key",
      help: "begin it on the next line, or write a: \"- b\" for a text"),
    Mistake(
      "a: \"x↓\\q\"\n", "'\\q' is no escape",
      help: "write \\\\ for a backslash, or use single quotes"),
    Mistake(
      "a: \"é↓\\ud83d\\ude00\"\n", "'\\ud83d' is no character of its own",
      help: "write the character itself, or its number as in \\U0001F600"),
    Mistake(
      "a: \"↓\\u12\"\n", "'\\u' takes 4 hexadecimal digits",
      help: "write as in \\u00e9, or the character itself"),
    Mistake(
      "a: ↓!Warning now\n", "unsupported-tag", "the tag '!Warning' means nothing here",
      help: "if it begins a text, write a: \"!Warning now\""),
    Mistake(
      "a: ↓! now\n", "unsupported-tag", "the tag '!' means nothing here",
      help: "if it begins a text, write a: \"! now\""),
    Mistake(
      "a: &b ↓!!int 3\n", "unsupported-tag", "the tag '!!int' means nothing here", help: "remove it"
    ),
    Mistake(
      "a: &b # so!\n  ↓!!map {c: 3}\n", "unsupported-tag", "the tag '!!map' means nothing here",
      help: "remove it"),
    Mistake(
      "items: [A, ↓*star]\n", "undefined-alias",
      "'*star' stands for '&star', which is not above it",
      help: "if it begins a text, write items: [A, \"*star\"]"),
    Mistake(
      "items:\n  - ↓&more\n", "anchor-without-value", "the anchor '&more' names nothing",
      help: "if it begins a text, write - \"&more\""),
    Mistake(
      "title: {↓{ name }}\n", "key-is-no-text", "a key is a text, and this is none",
      help: "if it begins a text, write title: \"{{ name }}\""),
  ]

  @Test(arguments: colons + firstCharacters + others)
  func mistakeIsExplained(_ mistake: Mistake) throws {
    try mistake.check()
  }
}
