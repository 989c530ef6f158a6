import Maquette
import MaquetteTestSupport
import Testing

@Suite struct SymbolSheetTests {
  @Test func everyPageIsSmallAndTheSameEachTime() throws {
    let pages = try SymbolSheet(Catalog()).pages()
    let names = pages.map { "\($0.name) \($0.number ?? 0)" }
    #expect(Set(names).count == names.count)
    for page in pages {
      #expect(page.bytes.dropFirst().starts(with: "PNG".utf8))
      #expect(page.bytes.count < 130_000, "\(page.name)")
    }
    #expect(try SymbolSheet(Catalog()).pages().map(\.bytes) == pages.map(\.bytes))
  }

  /// What is kept of the gallery is what its list says.
  @Test func theListOfKeptPicturesIsTheManifestsAndTheSheets() throws {
    let kept = try PackageFiles.text("output/.gitignore").split(separator: "\n")
      .filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    let cells = try PackageFiles.text("output/manifest").split(separator: "\n")
      .map { String($0.prefix { $0 != " " }) }
    #expect(cells == cells.sorted() && Set(cells).count == cells.count)
    let others = [".gitignore", "environment.txt", "manifest", "*/"]
    let pictures = kept.filter { !others.contains($0) }
    for name in pictures {
      #expect(PackageFiles.exists("output/\(name)"), "\(name) is gone: run 'make render'")
      #expect(cells.contains(name) || name.hasPrefix("symbols-"), "\(name)")
    }
    let documents = try PackageFiles.names(in: "examples", ending: ".yaml").count
    #expect(pictures.count { $0.hasSuffix(".svg") } >= documents)
    #expect(pictures.count { !$0.hasPrefix("symbols-") } >= 2 * documents)
  }
}
