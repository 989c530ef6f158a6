import MaquetteSource

/// A step of reading YAML, free of C.
struct YAMLEvent {
  /// What begins, ends or stands at the place.
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd(isImplicit: Bool)
    case alias(String)
    case scalar(String, ScalarStyle)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    case collectionEnd
  }

  var kind: Kind
  /// The name behind `&`.
  var anchor: String?
  /// The type behind `!`, spelt out.
  var tag: String?
  var range: SourceRange
}
