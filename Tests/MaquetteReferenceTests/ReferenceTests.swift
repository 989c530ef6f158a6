import Maquette
import MaquetteReference
import Testing

@Suite struct ReferenceTests {
  /// The pages that are committed are those that `make reference` would write now.
  @Test(arguments: Reference.pages().map(\.path))
  func pageIsFresh(_ path: String) throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let file = root.joined(separator: "/") + "/docs/" + path
    let committed = String(decoding: try FileSystem.read(file), as: UTF8.self)
    let page = try #require(Reference.pages().first { $0.path == path })
    // Not an expectation of equality, which would print both pages.
    if committed != page.text { Issue.record("docs/\(path) is stale: run 'make reference'") }
  }
}
