internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

extension ReferencePicture {
  /// The most levels that a colour may be off by, unless it says otherwise.
  private static let colorLimit = 4.0

  /// Measures ours; what a value names and ours does not have is reported at its path.
  ///
  /// - Parameters:
  ///   - twin: Ours.
  ///   - report: Takes the path of a value that cannot be measured, and what was looked for.
  /// - Returns: What was measured, in the order of the file.
  /// - Throws: What keeps parts from being painted.
  func findings(
    in twin: Twin, report: (NodePath, Places.Unknown) -> Void
  ) throws -> [Finding] {
    var findings: [Finding] = []
    func measure(_ key: String, _ index: Int, _ body: () throws -> Finding) throws {
      do {
        findings.append(try body())
      } catch let unknown as Places.Unknown {
        report((NodePath.root / key)[index], unknown)
      }
    }
    for (index, value) in distances.enumerated() {
      try measure("distances", index) {
        let length = try twin.position(of: value.to) - twin.position(of: value.from)
        return Finding(
          kind: .geometry, name: value.name, measured: [value.points], ours: [length],
          limit: value.within)
      }
    }
    for (index, value) in radii.enumerated() {
      try measure("radii", index) {
        Finding(
          kind: .geometry, name: value.name, measured: [value.points],
          ours: [try twin.radius(of: value)], limit: value.within)
      }
    }
    for (index, value) in inks.enumerated() {
      try measure("inks", index) {
        Finding(
          kind: .ink, name: try twin.text(of: value.of), measured: [value.points],
          ours: [try twin.ink(of: value.of).width], limit: value.within)
      }
    }
    for (index, value) in texts.enumerated() {
      try measure("texts", index) {
        let style = FontStyle(size: value.size, weight: value.weight)
        return Finding(
          kind: .ink, name: "“\(value.text)”", measured: [value.points],
          ours: [try twin.inkWidth(of: value.text, style)], limit: value.within)
      }
    }
    for (index, value) in colors.enumerated() {
      try measure("colors", index) {
        Finding(
          kind: .color, name: value.name, measured: value.components,
          ours: try twin.color(of: value),
          limit: value.within ?? (profile == .sRGB ? Self.colorLimit : nil))
      }
    }
    return findings
  }
}

extension Twin {
  /// What a text of ours says, in quotation marks.
  fileprivate func text(of part: String) throws -> String {
    let lines = try places.items(part).compactMap { placed -> String? in
      if case .text(let line, _) = placed.item { line.text } else { nil }
    }
    return "“\(lines.joined(separator: " "))”"
  }
}
