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

  /// Every kind of every set, sorted by name, each once.
  private var kinds: [any Element.Type] {
    var kinds: [String: any Element.Type] = [:]
    for kind in ElementCatalog.sets.flatMap({ $0.kinds }) { kinds[kind.kind] = kind }
    return kinds.keys.sorted().compactMap { kinds[$0] }
  }

  @Test func everyComponentIsListed() throws {
    let declared = try declared()
    #expect(declared.count >= 17)
    #expect(kinds.map { $0.kind } == declared.values.sorted())
    #expect(Set(kinds.map { "\($0)" }) == Set(declared.keys))
  }

  @Test func everySetHoldsWhatStandsInIt() {
    for kind in MenuItems.kinds { #expect(kind is any MenuElement.Type, "\(kind)") }
    for kind in ContentItems.kinds { #expect(kind is any ContentElement.Type, "\(kind)") }
    for kind in ListRows.kinds { #expect(kind is any ListElement.Type, "\(kind)") }
    for kind in BarItems.kinds { #expect(kind is any BarElement.Type, "\(kind)") }
    for set in ElementCatalog.sets {
      #expect(set.kinds.contains { $0 == set.textKind }, "\(set)")
    }
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
    for kind in kinds { check(kind) }
  }

  @Test func catalogsAreSorted() {
    for names in ElementCatalog.sets.map({ set in set.kinds.map { $0.kind } }) + [
      StyleCatalog.all.map { $0.section }, PresentationCatalog.all.map { $0.kind },
    ] {
      #expect(names == names.sorted())
    }
  }

  @Test func excludedAttributesAreAttributes() {
    for set in ElementCatalog.sets {
      for (kind, names) in set.excluded { check(kind, names, set) }
    }

    func check(_ kind: String, _ names: Set<String>, _ set: any ElementSet.Type) {
      let element = set.kinds.first { $0.kind == kind }
      func fields<E: Element>(_ kind: E.Type) -> [String] { E.schema.fields.map(\.name) }
      let known = element.map { fields($0) } ?? []
      #expect(names.isSubset(of: known), "\(kind)")
    }
  }
}
