/// Elements in words: `rows 3 to 7`, `text “A” and button “B”`.
struct SubjectPhrase {
  private let labels: [ElementLabel]

  init(_ labels: [ElementLabel]) { self.labels = labels }

  /// All of them, those of a list by their numbers.
  var text: String { Self.joined(groups { $0.text }) }

  /// What divides them from the next: `separator after row 2`.
  func divided(by part: String, _ isPlural: Bool) -> String {
    let noun = part.split(separator: " ").first ?? ""
    return
      "\(noun)\(isPlural ? "s" : "") after \(Self.joined(groups { $0.number == nil ? $0.text : $0.short })) "
  }

  /// The labels, those of a list together.
  private func groups(_ name: (ElementLabel) -> String) -> [String] {
    var groups: [[ElementLabel]] = []
    for label in labels {
      let place = groups.firstIndex { group in
        group[0].noun == label.noun && group[0].container == label.container
          && (group[0].number == nil) == (label.number == nil)
      }
      if let place { groups[place].append(label) } else { groups.append([label]) }
    }
    return groups.map { group in
      let first = group[0]
      if group.count == 1 { return name(first) }
      let names =
        first.number == nil
        ? Self.joined(group.map { $0.title?.quoted ?? "" })
        : Self.ranges(Set(group.compactMap(\.number)).sorted())
      return "\(first.noun)s \(names)\(first.container)"
    }
  }

  /// Numbers in words: `1, 3 and 5 to 9`.
  private static func ranges(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let texts = runs.flatMap { run in
      run.count > 2 ? ["\(run.lowerBound) to \(run.upperBound)"] : run.map { "\($0)" }
    }
    return joined(texts, limit: .max)
  }

  /// Texts with commas and `and`, those beyond a limit counted.
  static func joined(_ texts: [String], limit: Int = 4) -> String {
    let shown =
      texts.count > limit
      ? texts.prefix(limit - 1) + ["\(texts.count - limit + 1) more"] : texts[...]
    guard shown.count > 1, let last = shown.last else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }
}
