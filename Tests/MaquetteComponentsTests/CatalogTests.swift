import MaquetteComponents
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct CatalogTests {
  /// The kinds that the files of a folder declare, by file.
  private func declared() throws -> [String: String] {
    let folder = "Sources/MaquetteComponents/Components"
    var kinds: [String: String] = [:]
    for name in try PackageFiles.names(in: folder, ending: ".swift") {
      let text = try PackageFiles.text("\(folder)/\(name)")
      if let match = text.firstMatch(of: /static let kind = "(\w+)"/) {
        kinds[String(name.dropLast(6))] = String(match.1)
      }
    }
    return kinds
  }

  @Test func everyComponentIsListed() throws {
    let declared = try declared()
    #expect(declared.count >= 9)
    #expect(MenuItems.kinds.map { $0.kind } == declared.values.sorted())
    #expect(MenuItems.kinds.map { "\($0)" } == declared.keys.sorted())
  }

  @Test func everyComponentHasACase() throws {
    let cases = try PackageFiles.names(in: "Tests/MaquetteComponentsTests/Cases", ending: ".yaml")
    let texts = try cases.map { try PackageFiles.text("Tests/MaquetteComponentsTests/Cases/\($0)") }
    for kind in try declared().values {
      #expect(texts.contains { $0.contains(kind) }, "no case shows \(kind)")
    }
  }

  @Test func everyElementHasTheCommonAttributesAndItsMainValue() {
    func check<E: Element>(_ kind: E.Type) {
      let names = E.schema.fields.map(\.name)
      #expect(names.contains("id") && names.contains("disable"), "\(kind)")
      #expect(names.contains(E.main.field), "\(kind)")
      #expect(Set(names).count == names.count, "\(kind)")
      #expect(E.schema.name == E.kind)
      #expect(E.schema.fields.allSatisfy { $0.summary.hasSuffix(".") }, "\(kind)")
    }
    for kind in MenuItems.kinds { check(kind) }
  }

  @Test func catalogsAreSorted() {
    for names in [
      MenuItems.kinds.map { $0.kind }, StyleCatalog.all.map { $0.section },
      PresentationCatalog.all.map { $0.kind },
    ] {
      #expect(names == names.sorted())
    }
  }

  @Test func excludedAttributesAreAttributes() {
    for (kind, names) in MenuItems.excluded {
      let element = MenuItems.kinds.first { $0.kind == kind }
      func fields<E: Element>(_ kind: E.Type) -> [String] { E.schema.fields.map(\.name) }
      let known = element.map { fields($0) } ?? []
      #expect(names.isSubset(of: known), "\(kind)")
    }
  }
}
