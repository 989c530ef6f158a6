internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension MockupRenderer {
  /// What a picture says about itself: its document for this one cell, and what it was drawn with.
  func metadata(of cell: Cell, _ layout: ExaminedLayout) -> String {
    var mockup = cell.mockup
    mockup.name = nil
    let members = [
      JSONValue.Member(key: "document", value: mockup.json),
      JSONValue.Member(key: "rendererEpoch", value: .number(Double(rendererEpoch))),
      JSONValue.Member(key: "theme", value: cell.theme.reference),
    ]
    return JSONValue.object(members + files(of: layout.frame, layout.symbols, layout.pictures)).text
  }

  /// What a contact sheet says about itself: the document with all its axes, and what it was drawn with.
  func metadata(of sheet: ContactSheet, _ frame: Frame, _ layouts: [ExaminedLayout]) -> String {
    var themes: [Theme] = []
    for cell in sheet.cells where !themes.contains(where: { $0.checksum == cell.theme.checksum }) {
      themes.append(cell.theme)
    }
    var mockup = sheet.mockup
    mockup.name = nil
    // A theme's file is known by the name that it gives itself, as in pictures of one cell.
    if !mockup.theme.values.isEmpty { mockup.theme = OneOrMore(themes.map(\.name)) }
    let members = [
      JSONValue.Member(key: "document", value: mockup.json),
      JSONValue.Member(key: Self.sheetKey, value: .array(sheet.axes.map { .string($0.name) })),
      JSONValue.Member(key: "rendererEpoch", value: .number(Double(rendererEpoch))),
      JSONValue.Member(key: "themes", value: .array(themes.map(\.reference))),
    ]
    return JSONValue.object(
      members + files(of: frame, layouts.flatMap(\.symbols), layouts.flatMap(\.pictures))
    ).text
  }

  /// The key of a contact sheet's axes.
  static let sheetKey = "contactSheet"

  /// The fonts, symbols and pictures that something was drawn with.
  private func files(
    of frame: Frame, _ symbols: [SymbolFile], _ pictures: [PictureLibrary.UsedFile]
  ) -> [JSONValue.Member] {
    func list(_ key: String, _ files: [(path: String, sha256: String)]) -> JSONValue.Member? {
      var seen: Set<String> = []
      let entries = files.filter { seen.insert($0.path).inserted }.map { path, sha256 in
        let name = path.split(separator: "/").last.map { String($0) } ?? path
        return JSONValue.object(["file": .string(name), "sha256": .string(sha256)])
      }
      return entries.isEmpty ? nil : JSONValue.Member(key: key, value: .array(entries))
    }
    let fonts = JSONValue.Member(key: "fonts", value: .array([]))
    return [
      list("fonts", frame.fontFiles.map { ($0, checksum(of: $0)) }) ?? fonts,
      list("symbols", symbols.map { ($0.path, $0.sha256) }),
      list("pictures", pictures.map { ($0.path, $0.sha256) }),
    ].compactMap { $0 }
  }
}

extension Theme {
  /// The name, and the checksum of everything in it.
  fileprivate var reference: JSONValue {
    .object(["name": .string(name), "sha256": .string(checksum)])
  }
}

extension Frame {
  /// The files of the fonts that its texts are set in, sorted.
  fileprivate var fontFiles: [String] {
    func files(_ frame: Frame) -> Set<String> {
      frame.items.reduce(into: []) { found, placed in
        switch placed.item {
        case .group(let inner, _): found.formUnion(files(inner))
        case .text(let line, _): found.formUnion(line.runs.map(\.face.file))
        case .shape, .image: break
        }
      }
    }
    return files(self).sorted()
  }
}
