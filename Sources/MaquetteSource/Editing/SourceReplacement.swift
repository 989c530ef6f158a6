/// A stretch of a text and what takes its place.
package struct SourceReplacement: Sendable, Hashable {
  /// The stretch, in scalars.
  package var range: Range<Int>
  /// What takes its place.
  package var text: String

  /// Makes a replacement.
  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  /// Makes one of nothing.
  init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }

  /// Whether both change the same place, or meet.
  package func touches(_ other: SourceReplacement) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}

extension [SourceReplacement] {
  /// Whether two of them change the same characters.
  package var overlap: Bool {
    let ranges = map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    return zip(ranges, ranges.dropFirst()).contains { $0.upperBound > $1.lowerBound }
  }
}

extension SourceFile {
  /// The file with stretches replaced that do not overlap; those at one place keep their order.
  package func replacing(_ replacements: [SourceReplacement]) -> SourceFile {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var text = String.UnicodeScalarView()
    var end = 0
    let sorted = replacements.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, replacement) in sorted {
      text += scalars[end..<replacement.range.lowerBound]
      text += replacement.text.unicodeScalars
      end = replacement.range.upperBound
    }
    text += scalars[end...]
    return SourceFile(name: name, text: String(text))
  }
}
