import CYAML
import MaquetteSource

/// libyaml's parser over a text in memory, which must outlive it.
struct YAMLParser: ~Copyable {
  private let handle: UnsafeMutablePointer<yaml_parser_t>

  init(_ text: UnsafeBufferPointer<UInt8>) {
    handle = .allocate(capacity: 1)
    precondition(yaml_parser_initialize(handle) == 1, "out of memory")
    yaml_parser_set_encoding(handle, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(handle, text.baseAddress, text.count)
  }

  deinit {
    yaml_parser_delete(handle)
    handle.deallocate()
  }

  /// Reads the next event.
  mutating func next() throws(YAMLProblem) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(handle, &event) == 1 else { throw YAMLProblem(handle.pointee) }
    defer { yaml_event_delete(&event) }
    return YAMLEvent(event)
  }
}

extension SourcePosition {
  init(_ mark: yaml_mark_t) {
    self.init(offset: Int(mark.index), line: Int(mark.line), column: Int(mark.column))
  }
}

extension YAMLEvent {
  fileprivate init(_ event: yaml_event_t) {
    let start = SourcePosition(event.start_mark)
    range = start..<max(start, SourcePosition(event.end_mark))
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd(isImplicit: event.data.document_end.implicit != 0)
    case YAML_ALIAS_EVENT: kind = .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(String(decoding: value, as: UTF8.self), ScalarStyle(scalar.style))
      anchor = text(scalar.anchor)
      tag = text(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      kind = .sequenceStart(isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
      anchor = text(start.anchor)
      tag = text(start.tag)
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      kind = .mappingStart(isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
      anchor = text(start.anchor)
      tag = text(start.tag)
    default: kind = .collectionEnd
    }
  }
}

extension ScalarStyle {
  fileprivate init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
  }
}

private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  pointer.map { String(decodingCString: $0, as: UTF8.self) }
}
