import Maquette
import Testing

@testable import MaquetteGuidelines

@Suite struct TitleCaseTests {
  private let titleCase = TitleCase(Catalog.lexicon())

  @Test(arguments: [
    // Small words within, capitals at both ends.
    "Mark as Read", "Share via AirDrop", "Copy Link to Topic", "Add a Reaction", "Save As…",
    "Save As...", "Sort A to Z", "Copy (and Paste)", "Date: The Newest", "Date: the Newest",
    // Either way.
    "Log In", "Sort By", "Turn Off Sounds", "Turn off Sounds", "View Past Orders",
    // Letters that are no matter of title case.
    "iPhone", "Save to iCloud", "Edit eBay Listing", "OK", "Export as PDF", "MARK AS READ",
    "Run git", "A–Z",
    // Compounds, slashes, apostrophes.
    "Re-enter Password", "Check-in", "Add To-Do", "Add to-do List", "E-mail", "Don’t Allow",
    "What’s New", "Add/Remove from Lists", "Rock ’n’ Roll",
    // What is named rather than said.
    "Delete “my trip”", "Delete 'my trip' Now", "Search for “a b” in Files", "Open example.com",
    "Delete {count} Photos", "#general", "@mina", "30 minutes", "Close All 12 Tabs",
    // Sentences, and no words at all.
    "Nothing is saved. Go on", "Go on now!", "", "…", "&",
    // Units, models, particles of names, handles.
    "Limit to 5 kg", "Remind Me at 5 pm", "Play on HomePod mini", "Call Leonardo da Vinci",
    "View u/name", "Rename `old`", "Add :smile:", "Filter by Name (A–Z)", "Pin to Top",
  ])
  func isRight(_ title: String) { #expect(titleCase.corrected(title) == title) }

  @Test(arguments: [
    ("copy", "Copy"), ("Quote and reply", "Quote and Reply"), ("Mark As Read", "Mark as Read"),
    ("on My iPad", "On My iPad"), ("Send to…", "Send To…"), ("Take A Photo", "Take a Photo"),
    ("Save to icloud", "Save to iCloud"), ("Forgot password?", "Forgot Password?"),
    ("don’t save", "Don’t Save"), ("Add/remove", "Add/Remove"), ("re-enter", "Re-enter"),
    ("Save (recommended)", "Save (Recommended)"), ("Find “it” without", "Find “it” Without"),
    ("a trip", "A Trip"), ("log in", "Log In"), ("sign in with Mail", "Sign In with Mail"),
    ("Log out", "Log Out"), ("Sort by", "Sort By"), ("Turn off sounds", "Turn Off Sounds"),
    ("Copy url", "Copy URL"), ("Save as Pdf", "Save as PDF"), ("View on Github", "View on GitHub"),
    ("Open in Iphone", "Open in iPhone"), ("ok", "OK"),
    ("Yes, delete it", "Yes, Delete It"),
  ])
  func isCorrected(_ title: String, _ right: String) {
    #expect(titleCase.corrected(title) == right)
    #expect(titleCase.corrected(right) == right)
  }
}
