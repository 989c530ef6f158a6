import MaquetteSource
import Testing

/// The words that a misspelt one may have been.
struct SuggestionTests {
  @Test(arguments: [
    ("destructve", ["cancel", "destructive"], ["destructive"]),
    ("tittle", ["title", "subtitle"], ["title"]),
    ("Title", ["subtitle", "title"], ["title"]),
    ("text_size", ["textSize", "text"], ["textSize"]),
    ("iamge", ["image", "items"], ["image"]),
    ("x", ["y", "xy"], []),
    ("", ["a"], []),
    ("-", ["a"], []),
    ("menu", ["screen", "alert"], []),
    ("rol", ["row", "role"], ["role"]),
    ("삭재", ["삭제", "복사"], ["삭제"]),
  ])
  func nearestIs(word: String, candidates: [String], expected: [String]) {
    #expect(nearest(to: word, among: candidates) == expected)
    #expect(nearest(to: word, among: candidates.reversed()) == expected)
  }

  @Test func severalAreNearestFirst() {
    let candidates = ["trash.slash", "trash.fill", "trash", "tray.fill", "trash.fill"]
    #expect(nearest(to: "trash.fil", among: candidates, limit: 3) == ["trash.fill", "tray.fill"])
  }
}
