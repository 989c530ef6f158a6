internal import MaquetteScene
internal import MaquetteThemes

/// What people call the colours of a theme.
struct ColorNames {
  private var names = ["#000000": "black", "#FFFFFF": "white"]

  init(_ theme: Theme?) {
    guard let theme else { return }
    let all = theme.colorNames.filter { !$0.contains(".") }
    // The colours themselves go before what uses them: blue before links.
    for name in all.filter(\.isHue) + all.filter(\.isLabel) + all {
      guard let color = theme.color(named: name) else { continue }
      for variant in [color.light, color.dark, color.increasedLight, color.increasedDark]
      where names[variant.hex] == nil {
        names[variant.hex] = name.words
      }
    }
  }

  /// Gives a change of colour names, where they tell the two apart.
  func name(_ change: inout LayoutDifference.Change) {
    guard change.kind == .color, let from = change.from, let to = change.to else { return }
    let (old, new) = (named(from), named(to))
    if old != new { (change.from, change.to) = (old, new) }
  }

  private func named(_ digits: String) -> String {
    digits.split(separator: " ").map { digits in
      let digits = String(digits)
      if let name = names[digits] { return name }
      guard digits.utf8.count == 9, let name = names[String(digits.prefix(7))],
        let alpha = Color(hex: digits)?.alpha
      else { return digits }
      return "\(name) at \((alpha * 100).rounded().hundredths) %"
    }.joined(separator: " ")
  }
}

extension String {
  fileprivate var isHue: Bool {
    hasPrefix("system") && !hasSuffix("Background") && !hasSuffix("Fill")
  }

  fileprivate var isLabel: Bool { hasSuffix("Label") }

  /// A name of a palette in words: `systemGray5` is `grey 5`.
  fileprivate var words: String {
    let words = spaced.split(separator: " ").map { $0 == "gray" ? "grey" : $0 }
    return (words.first == "system" ? words.dropFirst() : words[...]).joined(separator: " ")
  }
}

extension StringProtocol {
  /// The words of a name in camel case, in lower case.
  var spaced: String {
    var result = ""
    for character in self {
      if character.isUppercase || character.isNumber && result.last?.isNumber == false {
        result += " "
      }
      result += character.lowercased()
    }
    return result
  }
}
