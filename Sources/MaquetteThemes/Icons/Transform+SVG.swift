internal import Glibc
internal import MaquetteScene

extension Transform {
  /// Makes a transform from the value of an SVG's `transform`: a list of `translate`, `scale`,
  /// `rotate`, `skewX`, `skewY` and `matrix`, the last of which applies first.
  ///
  /// Nothing is returned when anything in it is not understood.
  init?(svg text: String) {
    self = .identity
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      guard let close = rest[open...].firstIndex(of: ")"),
        let numbers = Self.numbers(rest[rest.index(after: open)..<close]),
        let step = Transform(rest[..<open].filter { $0 != "," && !$0.isWhitespace }, numbers)
      else { return nil }
      self = step.then(self)
      rest = rest[rest.index(after: close)...]
    }
    guard rest.allSatisfy({ $0.isWhitespace || $0 == "," }) else { return nil }
  }

  private init?(_ name: String, _ n: [Double]) {
    switch (name, n.count) {
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): self.init(scale: 1, then: Point(n[0], 0))
    case ("translate", 2): self.init(scale: 1, then: Point(n[0], n[1]))
    case ("scale", 1): self.init(scale: n[0])
    case ("scale", 2): self.init(a: n[0], b: 0, c: 0, d: n[1], tx: 0, ty: 0)
    case ("rotate", 1): self.init(degrees: n[0])
    case ("rotate", 3):
      self = Transform(scale: 1, then: Point(-n[1], -n[2])).then(Transform(degrees: n[0]))
        .then(Transform(scale: 1, then: Point(n[1], n[2])))
    case ("skewX", 1): self.init(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private init(degrees: Double) {
    let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// How much longer every line becomes; nothing when that depends on the line's direction.
  var evenScale: Double? {
    let (first, second) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    let isEven = abs(first - second) <= 1e-4 * first && abs(a * c + b * d) <= 1e-4 * first * first
    return isEven ? first : nil
  }

  /// Numbers between spaces and commas, or nothing when something else stands there.
  static func numbers(_ text: Substring) -> [Double]? {
    var numbers: [Double] = []
    // A sign begins a number as a space does: "1-2" are two.
    var current = ""
    var isValid = true
    func end(_ word: inout String) {
      if word.isEmpty { return }
      if let number = Double(word), number.isFinite {
        numbers.append(number)
      } else {
        isValid = false
      }
      word = ""
    }
    for character in text {
      if character == "," || character.isWhitespace {
        end(&current)
      } else {
        if character == "-" || character == "+", current.last != "e", current.last != "E" {
          end(&current)
        }
        current.append(character)
      }
    }
    end(&current)
    return isValid ? numbers : nil
  }
}
