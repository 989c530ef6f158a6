import Maquette
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

/// Symbols that the user has files for.
@Suite struct SymbolFileTests {
  private let folder: TemporaryFolder
  private let library: SymbolLibrary
  private let own = Catalog().symbolLibrary()

  init() throws {
    folder = try TemporaryFolder()
    let wide = "<svg><path d=\"M0 0h40v10h-40z\"/></svg>"
    for name in ["trash", "chevron.forward", "mine", "line.3.horizontal"] {
      try folder.write(wide, to: "\(name).svg")
    }
    try folder.write("<svg><text/></svg>", to: "doc.svg")
    try folder.write("no icon", to: "notes.txt")
    var folders = Catalog.Folders()
    folders.symbols = folder.path
    library = Catalog(folders: folders).symbolLibrary()
  }

  @Test func standInThePlaceOfOurDrawing() throws {
    let trash = try #require(library.symbol(named: "trash"))
    let drawn = try #require(own.symbol(named: "trash"))
    #expect(abs(trash.size.width - max(drawn.size.width, drawn.size.height)) < 1e-9)
    #expect(abs(trash.size.width / trash.size.height - 4) < 1e-9)
    #expect(library.symbol(named: "folder") == own.symbol(named: "folder"))
    let mine = try #require(library.symbol(named: "mine"))
    #expect(abs(mine.size.width - 17.5) < 1e-9)
  }

  @Test func areMirroredWhereOursAre() {
    #expect(library.symbol(named: "chevron.forward")?.isDirectional == true)
    #expect(library.symbol(named: "trash")?.isDirectional == false)
  }

  @Test func serveOldNamesAndCompositions() throws {
    // An old name of 'line.3.horizontal'.
    #expect(library.symbol(named: "line.horizontal.3") != own.symbol(named: "line.horizontal.3"))
    let slashed = try #require(library.symbol(named: "trash.slash"))
    #expect(slashed.layers.count == 2)
    #expect(library.files(of: "trash.slash").map(\.path) == [folder("trash.svg")])
    #expect(library.files(of: "folder").isEmpty)
    _ = library.takeUsedFiles()
    _ = library.symbol(named: "line.3.horizontal")
    _ = library.symbol(named: "line.horizontal.3")
    #expect(library.takeUsedFiles().map(\.path) == [folder("line.3.horizontal.svg")])
  }

  @Test func areNamedByThePicturesThatTheyAreIn() {
    _ = library.symbol(named: "trash.slash")
    _ = library.symbol(named: "mine")
    _ = library.symbol(named: "folder")
    #expect(library.takeUsedFiles().map(\.path) == [folder("mine.svg"), folder("trash.svg")])
    #expect(library.takeUsedFiles().isEmpty)
    // A drawing that was kept is named again.
    _ = library.symbol(named: "trash.slash")
    #expect(library.takeUsedFiles().map(\.path) == [folder("trash.svg")])
  }

  @Test func areNeverReplacedWhenTheyCannotBeRead() throws {
    #expect(library.symbol(named: "doc") == nil)
    #expect(library.symbol(named: "doc.slash") == nil)
    let file = try #require(library.files(of: "doc.slash").first)
    #expect(file.diagnostic?.message == "'<text>' is not understood in a symbol")
    #expect(library.symbol(named: "../\(folder.path.split(separator: "/").last ?? "")/mine") == nil)
  }
}
