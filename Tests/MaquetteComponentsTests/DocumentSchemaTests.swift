import Foundation
import Maquette
import MaquetteComponents
import MaquetteSource
import MaquetteTestSupport
import Testing

@Suite struct DocumentSchemaTests {
  private let schema = Mockup.documentSchema

  @Test func isJSON() throws {
    let object = try JSONSerialization.jsonObject(with: Data(schema.indentedText.utf8))
    #expect((object as? [String: Any])?["$defs"] != nil)
    #expect(readJSON(SourceFile(name: "x.json", text: schema.indentedText)).diagnostics == [])
  }

  @Test func everyReferenceLeadsSomewhere() {
    let names = Set(schema.text.matches(of: ##/"\$ref":"#/\$defs/([^"]+)"/##).map { String($0.1) })
    #expect(names.count > 5)
    for name in names { #expect(schema["$defs"]?[name] != nil, "\(name)") }
  }

  @Test func allowsTheExamples() throws {
    for name in try PackageFiles.names(in: "examples", ending: ".yaml") {
      let text = try PackageFiles.text("examples/\(name)")
      for node in readDocuments(SourceFile(name: name, text: text)).documents {
        #expect(problem(with: node.typedJSON) == nil, "\(name)")
      }
    }
  }

  /// Ways to write elements that canonical JSON does not use.
  @Test(arguments: [
    "[A, divider, {divider: }, loading, {en: A, ko: B}, 5]",
    "[{button: {title: A, image: x}}, {button: {en: A}}]",
    "[{controlGroup: , items: [A], style: compactMenu}, {controlGroup: {items: [A]}}]",
    "[{section: , items: []}, {section: {items: []}}, {picker: A, options: [B, {en: C}]}]",
  ])
  func allowsEveryForm(items: String) throws {
    let text = "menu: {items: \(items), from: {button: {title: A, style: gray}}}"
    _ = try readMockup(text)
    let node = try #require(readDocuments(SourceFile(name: "x.yaml", text: text)).documents.first)
    #expect(problem(with: node.typedJSON) == nil)
  }

  /// Ways to write content that canonical JSON does not use.
  @Test(arguments: [
    "[A, spacer, {spacer: }, divider, {en: A, ko: B}, {text: {text: A, style: title1}}]",
    "[{list: [A, {row: B}]}, {list: , rows: [A]}, {list: {rows: [A], style: grouped}}]",
    "[{textField: , image: x}, {textField: {text: A}}, {image: {file: placeholder}}, textField]",
    "[{stack: [A], axis: horizontal}, {stack: {items: [A], spacing: 4}}, {stack: , items: []}]",
  ])
  func allowsEveryFormOfContent(content: String) throws {
    let text = "screen: {content: \(content), statusBar: false, navigationBar: {title: {en: A}}}"
    _ = try readMockup(text)
    let node = try #require(readDocuments(SourceFile(name: "x.yaml", text: text)).documents.first)
    #expect(problem(with: node.typedJSON) == nil)
  }

  @Test func allowsRandomMockups() {
    for seed in 1000..<1100 {
      var random = RandomMockup(seed: UInt64(seed))
      let json = random.mockup().json
      #expect(problem(with: json) == nil, "seed \(seed): \(json.indentedText)")
    }
  }

  @Test(arguments: [
    "men: {}", "menu: {itms: []}", "menu: {items: [{buton: A}]}", "appearance: dim",
    "menu: {items: [{button: A, role: bad}]}", "menu: {items: [], from: [1, 2, 3]}",
    "menu: {items: [{button: A, disabled: maybe}]}", "canvas: {fit: {margin: 1}}",
    "strings: {ko: {a: [b]}}", "menu: {items: A}",
    "menu: {items: [{button: A, titel: B}]}", "menu: {items: [{button: , image: x}]}",
    "menu: {items: [{button: A, essential: true}]}", "screen: {content: [{rows: A}]}",
    "screen: {tabBar: [{button: A}]}", "screen: {navigationBar: {titel: A}}",
    "screen: {content: [{list: [{text: A}]}]}", "screen: {statusBar: {clock: A}}",
    "menu: {items: [{button: A, style: filled}]}", "menu: {items: [{en: A, english: B}]}",
  ])
  func refusesMistakes(text: String) throws {
    let node = try #require(readDocuments(SourceFile(name: "x.yaml", text: text)).documents.first)
    #expect(problem(with: node.typedJSON) != nil)
  }

  /// What the schema has against a document.
  private func problem(with value: JSONValue) -> String? {
    SchemaValidator(definitions: schema["$defs"] ?? .object([:])).problem(value, schema, at: "")
  }
}

extension SourceNode {
  /// The value as an editor sees it: plain booleans, numbers and nothing have their types.
  fileprivate var typedJSON: JSONValue {
    switch self {
    case .scalar("", .plain, _): .null
    case .scalar("true", .plain, _): .boolean(true)
    case .scalar("false", .plain, _): .boolean(false)
    case .scalar(let text, .plain, _): Double(text).map { .number($0) } ?? .string(text)
    case .scalar(let text, _, _): .string(text)
    case .sequence(let nodes, _): .array(nodes.map(\.typedJSON))
    case .mapping(let entries, _):
      .object(entries.map { .init(key: $0.key, value: $0.value.typedJSON) })
    }
  }
}
