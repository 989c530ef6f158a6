/// A file of cairo's written again: shorter, and with ids of the picture's own.
///
/// Cairo numbers its ids through all pictures of a process, writes numbers with six decimals and
/// says what goes without saying. Here ids are numbered by their first appearance behind eight
/// digits of the picture's hash, so that the same picture is the same file and several fit in one
/// page.
struct SVGDocument {
  /// An id stands between these two characters, which no XML holds, until all are known.
  static let (idStart, idEnd): (UInt8, UInt8) = (1, 2)

  private typealias ID = ArraySlice<UInt8>

  private enum Piece {
    /// A thing that others refer to: its tag up to the place of the id, and all behind that.
    case definition(ID, head: [UInt8], body: [UInt8])
    case tag([UInt8])
    /// Shows a glyph or an image.
    case use(ID, [UInt8])
    case shape(SVGShape)
  }

  private var pieces: [Piece] = []
  /// Definitions that are like an earlier one, and that one.
  private var aliases: [ID: ID] = [:]
  private var known: [[UInt8]: ID] = [:]
  private var used: Set<ID> = []
  /// Glyphs without ink.
  private var blanks: Set<ID> = []

  /// Takes the elements of a file of cairo's without the root.
  init(_ file: [UInt8]) {
    // The root's start tag and the declaration before it are written anew.
    let tags = XMLTag.all(in: file).drop { $0.name != "svg" }.dropFirst().dropLast()
    // Cairo writes the rule of a clip where it is used, where it means nothing.
    let evenOdd = Set(
      tags.compactMap { tag in
        tag["clip-rule"]?.elementsEqual("evenodd".utf8) == true
          ? tag["clip-path"].flatMap(SVGWriting.reference) : nil
      })
    var index = tags.startIndex
    while index < tags.endIndex {
      let tag = tags[index]
      index += 1
      guard let id = tag["id"], tag.name != "g" else {
        add(tag)
        continue
      }
      var content: [XMLTag] = []
      if !tag.isEmpty {
        let end = "/" + tag.name
        while index < tags.endIndex, tags[index].name != end {
          content.append(tags[index])
          index += 1
        }
        index += 1
      }
      if evenOdd.contains(id) {
        let rule = Array("evenodd".utf8)[...]
        for inner in content.indices { content[inner].attributes.append(("clip-rule", rule)) }
      }
      define(tag, id, content)
    }
  }

  private mutating func add(_ tag: XMLTag) {
    if let shape = SVGShape(tag) {
      pieces.append(.shape(shape))
      noteReferences(in: shape.attributes)
      return
    }
    var text: [UInt8] = []
    SVGWriting.append(tag, to: &text)
    if tag.name == "use", let id = tag["xlink:href"].flatMap(SVGWriting.reference) {
      pieces.append(.use(id, text))
    } else {
      pieces.append(.tag(text))
    }
    noteReferences(in: text)
  }

  private mutating func noteReferences(in text: [UInt8]) {
    Self.forEachID(in: text) { _, id in used.insert(id) }
  }

  private mutating func define(_ tag: XMLTag, _ id: ID, _ content: [XMLTag]) {
    var (head, body): ([UInt8], [UInt8]) = (Array("<\(tag.name)".utf8), [])
    if tag.name == "symbol", content.count == 1, let outline = content.first?["d"] {
      // A glyph is its outline: no element around it is needed.
      let data = SVGPathData.shortened(outline, decimals: 2)
      if data.isEmpty { blanks.insert(id) }
      head = Array("<path".utf8)
      body = Array(" d=\"".utf8) + data + Array("\"/>".utf8)
    } else {
      var bare = tag
      bare.attributes.removeAll { $0.name == "id" }
      SVGWriting.append(bare, to: &body)
      body.removeFirst(head.count)
      for inner in content { SVGWriting.append(inner, to: &body) }
      if !tag.isEmpty { body += "</\(tag.name)>".utf8 }
      noteReferences(in: body)
    }
    if let first = known[head + body] {
      aliases[id] = first
    } else {
      known[head + body] = id
      pieces.append(.definition(id, head: head, body: body))
    }
  }

  /// The file, with the picture's own ids.
  ///
  /// - Parameter head: The root's start tag and what follows it, with ids between the two characters.
  /// - Returns: The whole file.
  func file(head: String) -> [UInt8] {
    let used = Set(used.map { aliases[$0] ?? $0 })
    var text = Array(head.utf8)
    var shared = SharedShapes(
      pieces.compactMap { piece in
        if case .shape(let shape) = piece { shape } else { nil }
      })
    for piece in pieces {
      switch piece {
      case .tag(let tag): text += tag
      case .shape(let shape): shared.append(shape, to: &text)
      case .use(let id, let tag):
        if blanks.contains(aliases[id] ?? id) { continue }
        text += tag
      case .definition(let id, let head, let body):
        guard used.contains(id), !blanks.contains(id) else { continue }
        text += head
        text += " id=\"".utf8
        text += [Self.idStart] + id + [Self.idEnd]
        text.append(UInt8(ascii: "\""))
        text += body
      }
      text.append(UInt8(ascii: "\n"))
    }
    text += "</svg>\n".utf8
    return resolved(text)
  }

  /// A text with numbers behind the hash's digits in the places of its ids.
  private func resolved(_ text: [UInt8]) -> [UInt8] {
    var numbers: [ID: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 2)
    var places: [Int] = []
    let end = Self.forEachID(in: text) { before, id in
      let name = aliases[id] ?? id
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += before
      places.append(result.count)
      result += "00000000-\(number)".utf8
    }
    result += end
    let prefix = Self.prefix(result)
    for place in places {
      for (offset, digit) in prefix.enumerated() { result[place + offset] = digit }
    }
    return result
  }

  /// Calls a closure with each id and what stands before it; returns what follows the last.
  @discardableResult
  private static func forEachID(
    in text: [UInt8], _ body: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Void
  ) -> ArraySlice<UInt8> {
    var rest = text[...]
    while let start = rest.firstIndex(of: idStart), let end = rest[start...].firstIndex(of: idEnd) {
      body(rest[..<start], rest[(start + 1)..<end])
      rest = rest[(end + 1)...]
    }
    return rest
  }

  /// Eight hexadecimal digits of a file's hash, the first a letter, as names of XML begin with one.
  private static func prefix(_ file: [UInt8]) -> [UInt8] {
    var digits = Array(Checksum.sha256(of: file).utf8.prefix(8))
    let letters = Array("abcdef".utf8)
    if let first = digits.first, !letters.contains(first) {
      digits[0] = letters[Int(first) % letters.count]
    }
    return digits
  }
}
