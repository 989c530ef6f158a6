/// A file of cairo's written again: shorter, and with ids of the picture's own.
///
/// Cairo numbers its ids through all pictures of a process, writes numbers with six decimals and
/// says what goes without saying. Here ids are numbered by their first appearance behind eight
/// digits of the picture's hash, so that the same picture is the same file and several fit in one
/// page.
struct SVGDocument {
  /// Stands for an id between these two characters, which no XML holds, until ids are known.
  static let (idStart, idEnd): (UInt8, UInt8) = (1, 2)

  /// A thing that others refer to by its id.
  private struct Definition {
    let id: Substring
    /// The start tag up to the place of the id.
    var head: String
    /// All behind the id.
    var body: String
  }

  private enum Piece {
    case definition(Definition)
    case text(String)
    /// Refers to a glyph.
    case use(id: Substring, String)
  }

  private var pieces: [Piece] = []
  /// Definitions that are like an earlier one, and that one.
  private var aliases: [Substring: Substring] = [:]
  private var known: [String: Substring] = [:]
  private var used: Set<Substring> = []
  /// Glyphs without ink.
  private var blanks: Set<Substring> = []

  /// The elements of a file of cairo's, without the root.
  init(_ text: String) {
    // The root's start tag and the declaration before it are written anew.
    let tags = XMLTag.all(in: text[...]).drop { $0.name != "svg" }.dropFirst().dropLast()
    // Cairo writes the rule of a clip where it is used, where it means nothing.
    let evenOdd = Set(
      tags.filter { $0["clip-rule"] == "evenodd" }
        .compactMap { $0["clip-path"].flatMap(SVGWriting.reference) })
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
        for inner in content.indices { content[inner].attributes.append(("clip-rule", "evenodd")) }
      }
      define(tag, id, content)
    }
  }

  private mutating func add(_ tag: XMLTag) {
    let text = SVGWriting.text(of: tag)
    if tag.name == "use", let id = tag["xlink:href"]?.dropFirst() {
      pieces.append(.use(id: id, text))
    } else {
      pieces.append(.text(text))
    }
    noteReferences(in: text)
  }

  private mutating func noteReferences(in text: String) {
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: Self.idStart),
      let end = rest[start...].firstIndex(of: Self.idEnd)
    {
      used.insert(Substring(rest[rest.index(after: start)..<end]))
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func define(_ tag: XMLTag, _ id: Substring, _ content: [XMLTag]) {
    var (head, body) = ("", "")
    if tag.name == "symbol", content.count == 1, let outline = content.first?["d"] {
      // A glyph is its outline: no element around it is needed.
      let data = SVGPathData.shortened(outline, decimals: 2)
      if data.isEmpty { blanks.insert(id) }
      (head, body) = ("<path", " d=\"\(data)\"/>")
    } else {
      var bare = tag
      bare.attributes.removeAll { $0.name == "id" }
      let start = SVGWriting.text(of: bare)
      head = "<" + tag.name
      body = String(start.dropFirst(head.count))
      for inner in content { body += SVGWriting.text(of: inner) }
      if !tag.isEmpty { body += "</\(tag.name)>" }
      noteReferences(in: body)
    }
    if let first = known[head + body] {
      aliases[id] = first
    } else {
      known[head + body] = id
      pieces.append(.definition(Definition(id: id, head: head, body: body)))
    }
  }

  /// The elements, each id between the two characters that stand for one.
  var text: String {
    let used = Set(used.map { aliases[$0] ?? $0 })
    var result = ""
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .use(let id, let text):
        if blanks.contains(aliases[id] ?? id) { continue }
        result += text
      case .definition(let definition):
        guard used.contains(definition.id), !blanks.contains(definition.id) else { continue }
        result += "\(definition.head) id=\"\u{1}\(definition.id)\u{2}\"\(definition.body)"
      }
      result += "\n"
    }
    return result
  }

  /// A text with ids in the places of those between the two characters.
  func resolved(_ text: String) -> [UInt8] {
    var numbers: [Substring: Int] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    // Where the hash's digits go.
    var places: [Int] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: Self.idStart),
      let end = rest[start...].firstIndex(of: Self.idEnd)
    {
      let id = Substring(rest[rest.index(after: start)..<end])
      let name = aliases[id] ?? id
      let number = numbers[name] ?? numbers.count + 1
      numbers[name] = number
      result += rest[..<start]
      places.append(result.count)
      result += "00000000-\(number)".utf8
      rest = rest[rest.index(after: end)...]
    }
    result += rest
    let prefix = Self.prefix(result)
    for place in places { result.replaceSubrange(place..<place + 8, with: prefix) }
    return result
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
