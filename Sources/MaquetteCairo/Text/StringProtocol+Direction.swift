internal import CCairo

extension StringProtocol {
  /// Whether the first strong character is of a script that runs from right to left; nothing when
  /// there is no strong character (rules P2 and P3 of UAX 9, isolates not skipped).
  var isRightToLeft: Bool? {
    for scalar in unicodeScalars {
      let type = fribidi_get_bidi_type(scalar.value)
      if type == FRIBIDI_TYPE_LTR { return false }
      if type == FRIBIDI_TYPE_RTL || type == FRIBIDI_TYPE_AL { return true }
    }
    return nil
  }
}
