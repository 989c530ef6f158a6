public import MaquetteSource

/// What an icon's file holds that a symbol cannot be made of.
public struct IconError: Error, Sendable, Hashable {
  /// What is not understood.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// Where it stands.
  public var range: SourceRange
}

extension IconError {
  /// Something of SVG that a drawing of one colour cannot have or that is not read.
  static func notUnderstood(_ what: String, at range: SourceRange) -> IconError {
    IconError(
      message: "\(what) is not understood in a symbol",
      help: "export the drawing as plain outlines of one colour", range: range)
  }
}
