internal import MaquetteCairo

/// What pictures say about themselves.
package enum PictureMetadata {
  /// What a picture was made from, as JSON, or nothing when it does not say.
  package static func text(in bytes: [UInt8]) -> String? { pictureMetadata(in: bytes) }
}
