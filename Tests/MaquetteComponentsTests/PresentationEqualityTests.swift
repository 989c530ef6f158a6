import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct PresentationEqualityTests {
  private static let yaml = """
    device: ipad-pro-11
    screen: {navigationBar: {title: Report}}
    present:
      - popover:
          from: share
          permittedArrowDirections: [up, left]
          modal: true
          size: [320, 420.5]
          adaptation: fullScreenCover
          detents: [medium, large]
          navigationBar: {title: Share, trailing: [{button: Done, id: done}]}
          content: [A text, {button: Open, style: filled}]
          toolbar: [Copy, spacer]
          tabBar: [{tab: Recents, selected: true}]
      - popover: {from: [10, 20, 30, 40], permittedArrowDirections: any, content: [A]}
      - actionSheet: {from: done, title: Share it?, message: Now, actions: [Share]}
      - confirmationDialog:
          from: {button: Delete, style: bordered}
          title: {en: Delete it?, ko: 삭제?}
          titleVisibility: hidden
          message: For good
          actions: [{button: Delete, role: destructive}]
      - alert:
          title: Sign In
          message: Who are you?
          textFields: [{placeholder: Name, value: Ada}, {placeholder: Password, secure: true}]
          actions: [{button: Cancel, role: cancel}, {button: Sign In, preferred: true, disabled: true}]
    """

  private static let json = """
    {"present": [
       {"popover": {
          "tabBar": [{"selected": true, "tab": "Recents"}], "toolbar": ["Copy", {"spacer": null}],
          "content": [{"text": {"text": "A text"}}, {"style": "filled", "button": "Open"}],
          "navigationBar": {"title": {"title": "Share"}, "trailing": [{"id": "done", "button": "Done"}]},
          "detents": ["medium", "large"], "adaptation": "fullScreenCover", "size": [320, 420.5],
          "modal": "true", "permittedArrowDirections": ["up", "left"], "from": "share"}},
       {"popover": {"content": ["A"], "from": [10, 20.0, 30, 40]}},
       {"actionSheet": {"actions": [{"button": "Share"}], "message": "Now", "title": "Share it?",
          "from": "done"}},
       {"confirmationDialog": {
          "actions": [{"role": "destructive", "button": {"title": "Delete"}}], "message": "For good",
          "titleVisibility": "hidden", "title": {"en": "Delete it?", "ko": "삭제?"},
          "from": {"style": "bordered", "button": "Delete"}}},
       {"alert": {
          "actions": [{"role": "cancel", "button": "Cancel"},
            {"preferred": true, "disabled": true, "button": "Sign In"}],
          "textFields": [{"value": "Ada", "placeholder": "Name"},
            {"secure": true, "placeholder": "Password"}],
          "message": "Who are you?", "title": "Sign In"}}],
     "screen": {"navigationBar": {"title": "Report"}}, "device": ["ipad-pro-11"]}
    """

  private static var built: Mockup {
    let question = LocalizedText(
      "Delete it?",
      translations: [
        .init(language: "en", text: "Delete it?"), .init(language: "ko", text: "삭제?"),
      ])
    return Mockup(
      device: ["ipad-pro-11"], screen: Screen(navigationBar: NavigationBar("Report")),
      present: popover,
      Popover(from: .rect(Rect(10, 20, 30, 40))) { "A" },
      ActionSheet("Share it?", message: "Now", from: .element("done")) { "Share" },
      ConfirmationDialog(
        question, message: "For good", titleVisibility: .hidden,
        from: .button(Button("Delete", style: .bordered))
      ) {
        Button("Delete", role: .destructive)
      },
      Alert(
        "Sign In", message: "Who are you?",
        textFields: [
          .init(placeholder: "Name", value: "Ada"), .init(placeholder: "Password", secure: true),
        ]
      ) {
        Button("Cancel", role: .cancel)
        Button("Sign In", preferred: true, disabled: true)
      })
  }

  private static var popover: Popover {
    Popover(
      from: .element("share"), permittedArrowDirections: [.up, .left], modal: true,
      size: Size(320, 420.5), adaptation: .fullScreenCover, detents: [.medium, .large],
      navigationBar: NavigationBar("Share", trailing: { Button("Done", id: "done") })
    ) {
      "A text"
      Button("Open", style: .filled)
    } toolbar: {
      "Copy"
      Spacer()
    } tabBar: {
      Tab("Recents", selected: true)
    }
  }

  @Test func yamlIsJSONIsSwift() throws {
    let mockup = try readMockup(Self.yaml)
    #expect(mockup.json.indentedText == Self.built.json.indentedText)
    #expect(mockup == Self.built)
    #expect(try readMockup(Self.json, as: "json") == mockup)
    #expect(try readMockup(mockup.json.text) == mockup, "JSON is YAML too")
  }

  /// What is alone in a list is the same as beside the other keys, and is written so.
  @Test(arguments: [
    ("popover: {content: [A]}", #"{"popover":{"content":[{"text":"A"}]}}"#),
    ("popover: {permittedArrowDirections: any}", #"{"popover":{}}"#),
    (
      "popover: {permittedArrowDirections: up, detents: [large]}",
      #"{"popover":{"permittedArrowDirections":["up"]}}"#
    ),
    ("alert: {actions: [A]}", #"{"alert":{"actions":[{"button":"A"}]}}"#),
    (
      "confirmationDialog: {titleVisibility: visible, actions: [A]}",
      #"{"confirmationDialog":{"actions":[{"button":"A"}]}}"#
    ),
  ])
  func shortFormsAreWrittenShort(yaml: String, json: String) throws {
    let mockup = try readMockup(yaml)
    #expect(mockup.json.text == json)
    #expect(try readMockup("present: [{\(yaml)}]") == mockup)
  }
}
