import MaquetteSource
import Testing

@testable import MaquetteCommandLine

/// Which findings a change adds.
@Suite struct AddedFindingsTests {
  /// Findings as `mockup rule path: message`, a line each.
  private func findings(_ text: String) -> [NamedFinding] {
    text.split(separator: "\n").map { line in
      let parts = line.split(separator: ": ")
      let words = parts[0].split(separator: " ").map { String($0) }
      return NamedFinding(
        mockup: words[0],
        diagnostic: Diagnostic(
          .warning, words[1], String(parts[1]), path: NodePath(words[2])))
    }
  }

  @Test(arguments: [
    ("nothing changes", "a r /menu/items/1: x", "a r /menu/items/1: x", ""),
    ("one is gone", "a r /menu/items/1: x", "", ""),
    ("there was nothing", "", "a r /menu/items/1: x", "a r /menu/items/1: x"),
    ("an item above", "a r /menu/items/1: x", "a r /menu/items/2: x", ""),
    (
      "an item above that is wrong too", "a r /menu/items/1: x",
      "a r /menu/items/1: y\na r /menu/items/2: x", "a r /menu/items/1: y"
    ),
    (
      "one more that says the same", "a r /menu/items/1: x",
      "a r /menu/items/1: x\na r /menu/items/2: x", "a r /menu/items/2: x"
    ),
    ("one that grew", "a r /menu/items: 4 groups", "a r /menu/items: 5 groups", ""),
    (
      "one that grew and one more", "a r /menu/items: 4 groups",
      "a r /menu/items: 5 groups\na r /menu/items/3/items: 4 groups",
      "a r /menu/items/3/items: 4 groups"
    ),
    ("one that moved", "a r /menu/items/1: x", "a r /menu/items/2/items/0: x", ""),
    ("a mockup with another name", "a r /menu/items/1: x", "b r /menu/items/1: x", ""),
    (
      "another mockup", "a r /menu/items/1: x", "a r /menu/items/1: x\nb r /menu/items/1: y",
      "b r /menu/items/1: y"
    ),
    (
      "another rule", "a r /menu/items/1: x", "a r /menu/items/1: x\na s /menu/items/1: x",
      "a s /menu/items/1: x"
    ),
    (
      "one more element in a finding", "a r /menu/items/1: 'X' is odd",
      "a r /menu/items: 'Y', 'X' are odd", "a r /menu/items: 'Y', 'X' are odd"
    ),
    (
      "one element fewer", "a r /menu/items: 'Y', 'X' are odd", "a r /menu/items/1: 'X' is odd", ""
    ),
    (
      "an element with another title", "a r /menu/items/1: 'X' is odd",
      "a r /menu/items/1: 'Y' is odd", "a r /menu/items/1: 'Y' is odd"
    ),
    (
      "the same title twice", "a r /menu/items/1: 'X' is odd", "a r /menu/items: 'X', 'X' are odd",
      "a r /menu/items: 'X', 'X' are odd"
    ),
    (
      "an element that moved", "a r /menu/items: 'Y', 'X' are odd",
      "a r /menu/items/2/items/0: 'X' is odd", ""
    ),
    (
      "in more languages", "a r /alert/title: 'X' is long in de",
      "a r /alert/title: 'X' is long in de and ko", ""
    ),
    ("another place", "a r /menu: x", "a r /alert: y", "a r /alert: y"),
    (
      "in the order of now", "a r /menu: x", "a r /alert: z\na r /menu: x\na r /alert: y",
      "a r /alert: z\na r /alert: y"
    ),
  ])
  func areThoseOfNowLessThoseOfBefore(
    _ change: String, _ before: String, _ now: String, _ added: String
  ) {
    let found = findings(now).added(since: findings(before))
    #expect(found.map(\.diagnostic) == findings(added).map(\.diagnostic), "\(change)")
    #expect(found.map(\.mockup) == findings(added).map(\.mockup), "\(change)")
  }
}
