import MaquetteSource

/// Builds documents from events, one after the other.
struct YAMLComposer: ~Copyable {
  private var parser: YAMLParser
  private let file: SourceFile
  let limits: ReadingLimits
  var cursor: TextCursor
  var anchors = Anchors()
  /// The lists and mappings that are not complete yet, outermost first.
  var open: [OpenCollection] = []
  var nodes = 0
  /// The most levels reached in the node being read.
  var deepest = 0
  /// Where the node read last ends in the text; an alias's node stands elsewhere.
  var lastEnd = SourcePosition.start
  private var documentStart = (index: 0, position: SourcePosition.start)
  private var root: SourcePosition?
  private var previous: YAMLEvent?
  /// Whether the last document is complete and no other has begun.
  private(set) var isBetweenDocuments = true
  /// Whether the last document reaches to the end of the text.
  private(set) var isAtEnd = false
  /// The lines of the file, for messages that show how one should have been written.
  lazy var lines = SourceLines(file)

  init(_ text: UnsafeBufferPointer<UInt8>, _ file: SourceFile, _ limits: ReadingLimits) {
    parser = YAMLParser(text)
    cursor = TextCursor(text)
    self.file = file
    self.limits = limits
  }

  /// Reads the next document that is not empty, or the reason why it is none.
  mutating func nextDocument() throws(ReadingError) -> Result<SourceNode, ReadingError>? {
    while true {
      let event = try next()
      switch event.kind {
      case .streamEnd: return nil
      case .documentStart:
        do throws(ReadingError) {
          let document = try document(from: event.range.upperBound)
          if !document.isAbsent { return .success(document) }
        } catch {
          if error.endsFile { throw error }
          while !isBetweenDocuments { _ = try next() }
          return .failure(error)
        }
      default: continue
      }
    }
  }

  private mutating func document(
    from start: SourcePosition
  ) throws(ReadingError) -> SourceNode {
    isBetweenDocuments = false
    anchors = Anchors()
    open = []
    nodes = 0
    deepest = 0
    cursor.move(to: start.offset)
    documentStart = (cursor.index, start)
    let first = try next()
    root = first.range.lowerBound
    let document = try node(first, level: 0)
    let end = try next()
    cursor.move(to: end.range.upperBound.offset)
    isAtEnd = cursor.isAtEnd && !document.isAbsent
    return document
  }

  /// Reads an event, within the size that a document may have.
  mutating func next() throws(ReadingError) -> YAMLEvent {
    let event: YAMLEvent
    do throws(YAMLProblem) {
      event = try parser.next()
    } catch {
      throw explained(error)
    }
    previous = event
    if case .documentEnd = event.kind { isBetweenDocuments = true }
    if file.bytes.count > limits.bytes, !isBetweenDocuments {
      cursor.move(to: event.range.upperBound.offset)
      if cursor.index - documentStart.index > limits.bytes {
        throw .tooLarge(limits, at: documentStart.position)
      }
    }
    return event
  }

  private mutating func explained(_ problem: YAMLProblem) -> ReadingError {
    SyntaxExplainer(problem, lines: lines, open: open, previous: previous, root: root).explanation
  }
}
