/// How a part of a diagnostic looks on a terminal with colours.
enum ConsoleStyle {
  case strong
  case caret
  case severity(Severity)

  /// What ends every style.
  static let reset = "\u{1B}[0m"

  /// What begins the style.
  var code: String {
    switch self {
    case .strong: "\u{1B}[1m"
    case .caret: "\u{1B}[1;32m"
    case .severity(.error): "\u{1B}[1;31m"
    case .severity(.warning): "\u{1B}[1;33m"
    case .severity(.note): "\u{1B}[1;36m"
    }
  }
}
