import Maquette
import MaquetteTestSupport
import Testing

/// Two documents and what is said of the difference between their first pictures.
struct LayoutPair: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let sentences: [String]
  var testDescription: String { "\(old)\n→\n\(new)" }

  /// Pairs are divided by empty lines, their documents by a line with an arrow; what is said begins
  /// with `! `.
  static func table(_ path: String) -> [LayoutPair] {
    MarkedCase.table(path).map { marked in
      let documents = marked.marked.split(separator: "\n→\n", maxSplits: 1)
      return LayoutPair(
        old: String(documents.first ?? ""), new: String(documents.last ?? ""),
        sentences: marked.messages)
    }
  }
}

@Suite struct LayoutDifferenceTests {
  private static let pairs =
    ["menus", "presentations", "screens", "looks"].flatMap {
      LayoutPair.table("Tests/MaquetteTests/Differences/\($0).txt")
    }

  /// The frame of a document's first cell, with the real fonts.
  private func frame(_ document: String) throws -> Frame {
    var catalog = Catalog()
    let cell = try #require(try Matrix(readMockup(document).classic, in: &catalog).cells.first)
    return try MockupRenderer(catalog).frame(of: cell)
  }

  @Test func tablesAreThere() { #expect(Self.pairs.count >= 40) }

  @Test(arguments: pairs) func areToldInWords(pair: LayoutPair) throws {
    let (old, new) = (try frame(pair.old), try frame(pair.new))
    let difference = LayoutDifference(old: old, new: new, theme: try .squares)
    #expect(difference.sentences == pair.sentences)
    #expect(difference.isEmpty == pair.sentences.isEmpty)
  }

  @Test func jsonSaysWhatChanged() throws {
    let old = try frame("menu: {items: [Copy, Paste]}")
    let new = try frame("menu: {items: [{button: Copy, role: destructive}, Insert]}")
    let json = LayoutDifference(old: old, new: new, theme: try .squares).json
    #expect(
      json.text == """
        [{"element":"/menu/items/0","label":"row 1 “Copy”","part":"title","kind":"color",\
        "from":"black","to":"red"},\
        {"element":"/menu/items/1","label":"row 2 “Insert”","part":"title","kind":"text",\
        "from":"Paste","to":"Insert"}]
        """)
  }

  /// The same change in other languages and appearances is one line of a report.
  @Test(arguments: ["locale: ko", "appearance: dark", "textSize: xLarge", "tint: systemRed"])
  func fingerprintsAreOfTheKindOfChange(trait: String) throws {
    func fingerprint(_ trait: String) throws -> String {
      let strings = "strings: {ko: {Copy: 복사, Paste: 붙여넣기, Insert: 삽입}}"
      let documents = ["Copy, Paste", "Copy, {button: Insert, role: destructive}, X"].map {
        "\(trait)\n\(strings)\nmenu: {items: [\($0)]}"
      }
      return LayoutDifference(
        old: try frame(documents[0]), new: try frame(documents[1]), theme: try .squares
      ).fingerprint
    }
    let fingerprint = (try fingerprint("locale: en"), try fingerprint(trait))
    #expect(fingerprint.0 == fingerprint.1)
    #expect(fingerprint.0.contains("/menu/items/1 title text"))
  }

  /// The frames of all documents that layout tests draw, the first cell of each.
  private static let frames = Result { try casesFrames() }

  private static func casesFrames() throws -> [Frame] {
    let folder = "Tests/MaquetteComponentsTests/Cases"
    var catalog = Catalog()
    return try PackageFiles.names(in: folder, ending: ".yaml").flatMap { name in
      let mockup = try readMockup(PackageFiles.text("\(folder)/\(name)")).classic
      return try Matrix(mockup, in: &catalog).cells.prefix(3).map { cell in
        let stage = cell.mockup.stage(in: LayoutContext.squares(cell))
        return stage.frame.rounded(to: 1 / cell.device.scale)
      }
    }
  }

  /// Every frame beside the next, which is often the same document for another cell.
  private var neighbours: [(Frame, Frame)] {
    get throws {
      let frames = try Self.frames.get()
      return Array(zip(frames, frames.dropFirst()))
    }
  }

  @Test func nothingDiffersFromItself() throws {
    for frame in try Self.frames.get() {
      #expect(LayoutDifference(old: frame, new: frame).isEmpty)
      // A frame that is not the same value, but looks alike.
      var copy = frame
      copy.add(Anchor(id: "another", rect: Rect(0, 0, 1, 1)))
      #expect(LayoutDifference(old: frame, new: copy).changes == [])
    }
  }

  @Test func directionsMirrorEachOther() throws {
    for (old, new) in try neighbours {
      let forward = LayoutDifference(old: old, new: new).changes
      let backward = LayoutDifference(old: new, new: old).changes
      #expect(forward.map { $0.turned(in: forward) }.sorted() == backward.map(\.said).sorted())
    }
  }

  @Test func everyChangeIsSaid() throws {
    for (old, new) in try neighbours where old != new {
      let difference = LayoutDifference(old: old, new: new, theme: try .squares)
      #expect(difference.isEmpty == difference.sentences.isEmpty)
      for sentence in difference.sentences {
        #expect(!sentence.contains("nothing") && !sentence.hasSuffix("."), "\(sentence)")
        #expect(!sentence.contains("  "), "\(sentence)")
      }
    }
  }

  @Test func movesBelowAHundredthAreNone() throws {
    for frame in try Self.frames.get() {
      var moved = Frame(size: frame.size)
      moved.place(frame, at: Point(0.004, -0.004))
      #expect(LayoutDifference(old: frame, new: moved).changes == [])
    }
  }

  @Test func movedWholeIsSaidOnce() throws {
    for frame in try Self.frames.get() where frame.items.count > 1 {
      var moved = Frame(size: frame.size)
      moved.place(frame, at: Point(0, 3))
      #expect(LayoutDifference(old: frame, new: moved).sentences == ["everything moved 3 pt down"])
    }
  }
}

extension LayoutDifference.Change {
  /// What is the same in both directions.
  fileprivate var said: String { said(kind, from, to, offset ?? .zero) }

  /// The change as seen from the new frame; distances between mirror images go the same way.
  fileprivate func turned(in changes: [Self]) -> String {
    let kind: Kind =
      switch self.kind {
      case .new: .gone
      case .gone: .new
      default: self.kind
      }
    let offset = offset ?? .zero
    let isMirrored = kind == .moved && changes.contains { $0.kind == .mirrored }
    return said(kind, to, from, Point(isMirrored ? offset.x : -offset.x, -offset.y))
  }

  private func said(_ kind: Kind, _ from: String?, _ to: String?, _ offset: Point) -> String {
    // Rows have another number on each side, and so other labels.
    let words = kind == .order ? "" : "\(from ?? "") → \(to ?? "")"
    return
      "\(part) \(kind) \(words) \(offset.x == 0 ? 0 : offset.x),\(offset.y == 0 ? 0 : offset.y)"
  }
}
