public import MaquetteComponents
public import MaquetteGuidelines
internal import MaquetteSource

extension MockupFile {
  /// The file with what rules find repaired where they can, and how many findings were.
  ///
  /// Only the places of the fixes are written anew. A file with mistakes stays as it is, and so does a
  /// place that would not be read as meant.
  ///
  /// - Parameters:
  ///   - linter: What judges; by rules that need no layout alone.
  ///   - catalog: The devices.
  ///   - defaults: What has the axes of mockups that leave them out.
  /// - Returns: The file, and how many findings were repaired.
  public func fixed(
    by linter: Linter, in catalog: Catalog = Catalog(), defaults: Mockup? = nil
  ) -> (file: MockupFile, count: Int) {
    var (file, count) = (self, 0)
    let judge = Judge(linter: linter, catalog: catalog, defaults: defaults)
    // What one fix brings about another one may find: a new destructive action moves to the top. A
    // file that is not at rest by then never will be.
    for _ in 0..<100 {
      guard let (next, fixes) = file.step(judge) else { break }
      (file, count) = (next, count + fixes)
    }
    return (file, count)
  }

  /// The file after the fixes that do not touch each other: all of them, or those of one rule, or one.
  private func step(_ judge: Judge) -> (MockupFile, Int)? {
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { return nil }
    let found = judge.found(in: self)
    var fixes = fixes(of: found)
    var replacements: [SourceReplacement] = []
    fixes = fixes.filter { fix in
      guard !fix.replacements.contains(where: { replacements.contains(where: $0.touches) }) else {
        return false
      }
      replacements += fix.replacements
      return true
    }
    let ofFirstRule = fixes.filter { $0.rule == fixes.first?.rule }
    for some in [fixes, ofFirstRule] + fixes.map({ [$0] }) where !some.isEmpty {
      if let next = applying(some, to: found, judge) { return (next, some.count) }
    }
    return nil
  }

  /// What finds that which is repaired.
  private struct Judge {
    var linter: Linter
    var catalog: Catalog
    var defaults: Mockup?

    func found(in file: MockupFile) -> [Reported] {
      file.reported(by: linter) { read in
        var mockup = read.mockup
        if let defaults { mockup.fill(from: defaults) }
        return LintedMockup(mockup, in: catalog)
      }.found
    }
  }

  /// What is to be replaced for a finding.
  private struct Fix {
    var rule: String
    var replacements: [SourceReplacement]
  }

  private func fixes(of found: [Reported]) -> [Fix] {
    let documents = readDocuments(source).documents
    let numbers = Set(found.filter { $0.fix != nil }.map(\.mockup))
    let editors = mockups.indices.map { number in
      numbers.contains(number)
        ? SourceEditor(source, documents[number], ranges: mockups[number].ranges) : nil
    }
    return found.compactMap { reported in
      guard let fix = reported.fix, let editor = editors[reported.mockup] else { return nil }
      let edits = fix.map(editor.replacements)
      let replacements = edits.flatMap { $0 ?? [] }
      guard !edits.contains(nil), !replacements.overlap else { return nil }
      return Fix(rule: reported.diagnostic.id, replacements: replacements)
    }
  }

  /// The file after fixes, when it still can be read and they have repaired what they are for.
  private func applying(_ fixes: [Fix], to found: [Reported], _ judge: Judge) -> MockupFile? {
    let text = source.replacing(fixes.flatMap(\.replacements))
    let next = MockupFile(text, name: name, allowsAnyPath: allowsAnyPath)
    guard next.mockups.count == mockups.count, next.diagnostics.map(\.id) == diagnostics.map(\.id)
    else { return nil }
    let left = judge.found(in: next)
    let areGone = fixes.allSatisfy { fix in
      left.count { $0.diagnostic.id == fix.rule } + fixes.count { $0.rule == fix.rule }
        <= found.count { $0.diagnostic.id == fix.rule }
    }
    return areGone ? next : nil
  }
}
