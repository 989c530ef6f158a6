internal import MaquetteCairo
internal import MaquetteSource
public import MaquetteThemes
internal import MaquetteYAML

extension Catalog {
  /// The names that SF Symbols has.
  public var symbolNames: SymbolNames { SymbolNames(Self.embedded("data/symbol-names.txt")) }

  /// The groups that symbols are shown in.
  package var symbolGroups: SymbolGroups {
    let file = SourceFile(
      name: "data/symbol-groups.yaml", bytes: Self.embedded("data/symbol-groups.yaml").bytes)
    guard let node = readYAML(file).documents.first, let groups = SymbolGroups(node) else {
      preconditionFailure("the table of groups of symbols has mistakes")
    }
    return groups
  }

  /// Draws symbols, for one worker.
  package func symbolLibrary() -> SymbolLibrary {
    let folder = folders.icons
    let own = folders.symbols
    return SymbolLibrary(
      table: symbolTable, names: { symbolNames },
      parse: { readYAML(SourceFile(name: "symbols.yaml", text: $0)).documents.first },
      readIcon: { name in
        (try? FileSystem.read("\(folder)/\(name).svg")).map { String(decoding: $0, as: UTF8.self) }
      },
      readFile: own.map { folder in { Self.symbolFile($0, in: folder) } })
  }

  /// The names of the symbols that have a file in the folder for them, sorted.
  package func symbolFileNames() throws(FileError) -> [String] {
    guard let folder = folders.symbols else { return [] }
    return try FileSystem.names(in: folder).filter { $0.hasSuffix(".svg") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(4)) }.sorted()
  }

  private static func symbolFile(_ name: String, in folder: String) -> SymbolFile? {
    let path = "\(folder)/\(name).svg"
    guard !name.contains("/"), FileSystem.exists(path) else { return nil }
    do {
      let bytes = try FileSystem.read(path, limit: 1 << 20)
      return SymbolFile(
        path: path, sha256: Checksum.sha256(of: bytes), text: String(decoding: bytes, as: UTF8.self)
      )
    } catch {
      return SymbolFile(path: path, fault: error.description)
    }
  }
}
