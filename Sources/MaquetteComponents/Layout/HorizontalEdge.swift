internal import MaquetteSource

/// A side of a row, by the direction of reading.
enum HorizontalEdge: String, SourceChoice {
  case leading, trailing
}
