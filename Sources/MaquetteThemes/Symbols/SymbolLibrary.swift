public import MaquetteScene
package import MaquetteSource

/// Draws symbols from files of the user, from the table, from icon files and by composition, and
/// keeps what it drew.
///
/// A library belongs to one worker and is not shared between threads.
public final class SymbolLibrary {
  private let table: SymbolTable
  private lazy var names = listNames()
  private let listNames: () -> SymbolNames
  private let parse: (String) -> SourceNode?
  private let readIcon: (String) -> String?
  private let readFile: ((String) -> SymbolFile?)?
  private var drawn: [String: Drawn] = [:]
  /// The files of the user by the names of their symbols; nothing where there is none.
  private var files: [String: SymbolFile?] = [:]
  private var used: Set<String> = []

  /// A drawing, and the files of the user that it was made from.
  private struct Drawn {
    var symbol: Symbol?
    var files: Set<String> = []
  }

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - table: The drawings.
  ///   - names: The names that SF Symbols has, for old names; asked for when needed.
  ///   - parse: Reads a line of the table.
  ///   - readIcon: The text of an icon file by its name without its ending.
  ///   - readFile: The file of the user for a symbol's name, if there are such files.
  package init(
    table: SymbolTable, names: @escaping () -> SymbolNames,
    parse: @escaping (String) -> SourceNode?, readIcon: @escaping (String) -> String?,
    readFile: ((String) -> SymbolFile?)? = nil
  ) {
    self.table = table
    listNames = names
    self.parse = parse
    self.readIcon = readIcon
    self.readFile = readFile
  }

  /// The drawing of a symbol by its name or an old name, or nothing when there is none or a file
  /// of the user cannot be read.
  public func symbol(named name: String) -> Symbol? {
    // No name is as long, and a composed one is drawn from a shorter one in turn.
    guard name.utf8.count < 256 else { return nil }
    if drawn[name] == nil {
      drawn[name] = Drawn()  // a name that leads back to itself has no drawing
      let before = used
      used = []
      let symbol = draw(name)
      drawn[name] = Drawn(symbol: symbol, files: used)
      used = before
    }
    guard let known = drawn[name] else { return nil }
    used.formUnion(known.files)
    return known.symbol
  }

  /// The files of the user that symbols were made from since this was last asked, sorted.
  package func takeUsedFiles() -> [SymbolFile] {
    defer { used = [] }
    return files(for: used)
  }

  /// The files of the user that one symbol was made from, sorted.
  package func files(of name: String) -> [SymbolFile] {
    files(for: drawn[name]?.files ?? [])
  }

  /// The files of some symbols, sorted and each once, though two names lead to it.
  private func files(for names: Set<String>) -> [SymbolFile] {
    let byPath = Dictionary(names.compactMap { files[$0] ?? nil }.map { ($0.path, $0) }) { $1 }
    return byPath.keys.sorted().compactMap { byPath[$0] }
  }

  private func draw(_ name: String) -> Symbol? {
    guard readFile != nil, let file = file(for: name) else { return drawOwn(name) }
    used.insert(name)
    guard case .success(let symbol) = file.drawing else { return nil }
    return symbol.fitted(to: drawOwn(name))
  }

  /// The file of the user for a name, or for what that is called now.
  private func file(for name: String) -> SymbolFile? {
    if let known = files[name] { return known }
    var file = readFile?(name)
    if file == nil, let current = names.current(name), current != name {
      file = readFile?(current)
    }
    files[name] = .some(file)
    return file
  }

  /// The drawing that comes with the program.
  private func drawOwn(_ name: String) -> Symbol? {
    if let line = table.line(for: name) {
      var reader = SourceReader(file: SourceFile(name: "symbols.yaml", text: line))
      guard let node = parse(line)?[name], let drawing = SymbolDrawing(node, at: .root, &reader)
      else { return nil }
      return draw(drawing)
    }
    if let drawing = SymbolDrawing(composing: name), let symbol = draw(drawing) { return symbol }
    guard let current = names.current(name), current != name else { return nil }
    return symbol(named: current)
  }

  private func draw(_ drawing: SymbolDrawing) -> Symbol? {
    var symbol: Symbol?
    if let file = drawing.file {
      symbol = readIcon(file).flatMap { try? Symbol(icon: $0) }
    } else if let base = drawing.base {
      symbol = self.symbol(named: base)
      if let name = drawing.badge {
        guard let badge = self.symbol(named: name) else { return nil }
        symbol = symbol?.badged(
          with: badge, isDisc: name.hasSuffix(".circle.fill"), at: drawing.corner)
      }
      if drawing.slash { symbol = symbol?.slashed() }
      if let enclosure = drawing.inside {
        // Lines cannot be cut out of a filled shape, but the filled form of the symbol can.
        symbol =
          symbol?.enclosed(in: enclosure)
          ?? self.symbol(named: "\(base).fill")?.enclosed(in: enclosure)
      }
    } else {
      symbol = Symbol(drawing)
    }
    symbol = symbol?.height(drawing.height).raised(by: drawing.rise)
    if drawing.flips { symbol?.isDirectional = true }
    return symbol
  }
}

extension Symbol {
  /// The symbol as large as another one by the longer sides of both, and mirrored where that one
  /// is; without another, 17.5 pt, as large as a symbol usually is beside text of 17 pt.
  package func fitted(to other: Symbol? = nil) -> Symbol {
    let side = other.map { max($0.size.width, $0.size.height) } ?? 17.5
    var result = scaled(by: side / max(size.width, size.height))
    result.isDirectional = other?.isDirectional ?? false
    return result
  }
}
