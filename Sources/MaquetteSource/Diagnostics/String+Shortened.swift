extension String {
  /// The text, or its beginning if it is too long for a message.
  package var shortened: String {
    let limit = 80
    // A length in bytes is known at once; a text of a megabyte is not counted.
    guard utf8.count > limit, let end = index(startIndex, offsetBy: limit, limitedBy: endIndex),
      end < endIndex
    else { return self }
    return self[..<end] + "…"
  }
}
