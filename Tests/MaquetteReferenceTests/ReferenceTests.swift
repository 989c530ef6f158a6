import Maquette
import MaquetteGuidelines
import MaquetteReference
import MaquetteTestSupport
import Testing

@Suite struct ReferenceTests {
  private static let pages = Result {
    try Reference.pages(examples: "\(PackageFiles.root)/examples/reference")
  }

  private func page(_ path: String) throws -> String {
    try #require(try Self.pages.get().first { $0.path == path }).text
  }

  /// The pages that are committed are those that `make reference` would write now.
  @Test(arguments: Reference.paths)
  func pageIsFresh(_ path: String) throws {
    // Not an expectation of equality, which would print both pages.
    if try PackageFiles.text("docs/" + path) != page(path) {
      Issue.record("docs/\(path) is stale: run 'make reference'")
    }
  }

  /// Every key of every mapping of the JSON Schema has one row in the section about it.
  @Test(arguments: DocumentedMapping.all)
  func eachKeyHasOneRow(_ mapping: DocumentedMapping) throws {
    let section = try #require(
      sections(of: page("format.md"))[mapping.heading], "no section '\(mapping.heading)'")
    for key in mapping.keys {
      let rows = section.filter { $0.hasPrefix("| `\(key)` |") }
      #expect(rows.count == 1, "'\(key)' of '\(mapping.heading)' has \(rows.count) rows")
    }
  }

  /// Every link leads to a heading of its page, and no two headings are alike.
  @Test(arguments: Reference.paths)
  func linksResolve(_ path: String) throws {
    let page = try page(path)
    let anchors = headings(of: page).map { heading in
      heading.lowercased().filter { $0 != "(" && $0 != ")" }.split(separator: " ")
        .joined(separator: "-")
    }
    #expect(anchors.count == Set(anchors).count)
    for link in page.matches(of: /\]\(#([^)]*)\)/).map({ String($0.1) }) {
      #expect(anchors.contains(link), "nothing is called '#\(link)'")
    }
  }

  /// Each component shows the picture of its example.
  @Test(arguments: DocumentedMapping.components)
  func componentShowsItsPicture(_ name: String) throws {
    let heading = name == "statusBar" ? "status-bar" : name
    let section = try #require(sections(of: page("format.md"))[heading])
    let pictures = section.filter { $0.hasPrefix("<img src=\"../output/reference/") }
    #expect(pictures.first?.contains("/\(name)@2x.png\"") == true)
    #expect(section.contains("```yaml"))
  }

  /// Each rule has a section with its reason, and with every example as YAML that can be drawn.
  @Test(arguments: RuleCatalog.all.map { $0.description.id })
  func eachRuleHasASection(_ id: String) throws {
    let rule = try #require(RuleCatalog.all.map { $0.description }.first { $0.id == id })
    let parts = try page("rules.md").split(separator: "\n## ")
    let section = try #require(parts.first { $0.hasPrefix("\(id)\n") })
    #expect(section.contains(rule.rationale) && section.contains(rule.summary))
    let blocks = section.split(separator: "```yaml\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
    let examples = rule.passing + rule.failing
    #expect(blocks.count == examples.count)
    for (block, example) in zip(blocks, examples) {
      let (shown, plain) = (readMockups(block), readMockups(example.document))
      #expect(shown.mockups.map(\.mockup) == plain.mockups.map(\.mockup) && shown.diagnostics == [])
      #expect(block.count { $0 == "^" } == example.marked.count { $0 == "↓" }, "\(block)")
    }
  }

  /// Each rule shows a picture of what passes and one of what fails, small enough to stand side by side.
  @Test(arguments: RuleCatalog.all.map { $0.description.id })
  func ruleShowsItsPictures(_ id: String) throws {
    let section = try #require(sections(of: page("rules.md"))[id])
    let row = try #require(section.first { $0.contains("<img") })
    let pictures = row.matches(of: /<img src="..\/output\/rules\/(.*?)\.png" width="(\d+)"/)
    #expect(pictures.map { String($0.1) } == ["\(id)-passes", "\(id)-fails"])
    #expect(pictures.allSatisfy { 20...320 ~= Int($0.2) ?? 0 })
  }

  /// The headings; a line that begins like one in a block of code is a comment.
  private func headings(of page: String) -> [String] {
    page.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }
      .flatMap { $0.element.split(separator: "\n").filter { $0.hasPrefix("#") } }
      .map { String($0.drop { $0 == "#" || $0 == " " }) }
  }

  /// The lines below each heading.
  private func sections(of page: String) -> [String: [String]] {
    var sections: [String: [String]] = [:]
    var heading = ""
    for line in page.split(separator: "\n").map(String.init) {
      if line.hasPrefix("#") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
      sections[heading, default: []].append(line)
    }
    return sections
  }
}
