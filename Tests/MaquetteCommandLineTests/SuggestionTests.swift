import MaquetteCommandLine
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("destructve", ["cancel", "destructive"], ["destructive"]),
    ("ab", ["ba"], ["ba"]),
    ("lnit", ["init", "lint"], ["init", "lint"]),
    ("lnit", ["lint", "init"], ["lint", "init"]),
    ("orientation", ["orient"], []),
    ("app", ["appearance", "application", "apt", "app"], ["app", "appearance", "application"]),
    ("theem", ["them", "theme", "scheme"], ["them", "theme"]),
    ("PNG", ["svg", "png"], ["png"]),
    ("x", ["y", "z"], []),
    ("", ["png", "svg"], []),
    ("render", [], []),
  ])
  func findsTheNearest(word: String, candidates: [String], expected: [String]) {
    #expect(nearest(to: word, among: candidates, limit: 3) == expected)
  }

  @Test func limitsTheNumber() {
    #expect(nearest(to: "lnit", among: ["init", "lint"]) == ["init"])
  }
}
