public import MaquetteSource

/// A component's own section of a theme: its measures and colours.
public protocol Style: SchemaReadable {
  /// The key of the section.
  static var section: String { get }
}
