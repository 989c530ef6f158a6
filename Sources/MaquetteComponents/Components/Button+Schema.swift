public import MaquetteSource

extension Button {
  /// The attributes of a row of a menu that a button by itself does not have.
  static let rowAttributes: Set<String> = [
    "preferred", "subtitle", "state", "hidden", "highlighted", "shortcut",
  ]
  /// The attributes of a button by itself that a row of a menu does not have.
  static let controlAttributes: Set<String> = ScreenAttributes.names.union([
    "menu", "style", "type", "imagePlacement", "labelStyle", "size", "shape", "tint", "background",
    "border", "pressed", "indicator",
  ])

  /// The keys.
  public static let schema = Schema<Self>(
    "button", "An action.",
    [
      Field("title", \.title, singleLine: true, "What it is called."),
      Field("image", \.image, "A symbol beside the title."),
      Field("subtitle", \.subtitle, "A second, smaller line."),
      Field("role", \.role, "What choosing it means."),
      Field("state", \.state, "Whether it has a checkmark or a dash."),
      Field("preferred", \.preferred, "Whether it is the action that most people choose."),
      Field("disabled", \.disabled, "Whether it cannot be chosen."),
      Field("hidden", \.hidden, "Whether it is left out."),
      Field("highlighted", \.highlighted, "Whether a finger or pointer is on it."),
      Field("shortcut", \.shortcut, "The keys that choose it, drawn on iPad.") {
        checkShortcut($0, $1, &$2)
      },
      Field("confirm", \.confirm, "What it asks before it acts."),
      Field(
        "menu", \.menu, excluding: ["from", "image", "subtitle", "role", "disabled", "id"],
        as: "attached menu", "The menu that it opens; 'open: true' in it presents it."),
      Field("style", \.style, "Its look when it stands by itself."),
      Field("type", \.type, "A button of the system with a glyph of its own."),
      Field("imagePlacement", \.imagePlacement, "Where its symbol stands beside the title."),
      Field("labelStyle", \.labelStyle, "Which of symbol and title are drawn."),
      Field("size", \.size, "Its size when it stands by itself."),
      Field("shape", \.shape, "Its outline when it stands by itself."),
      Field("tint", \.tint, "Its colour when it stands by itself."),
      Field("background", \.background, "The colour behind it, instead of the style's."),
      Field("border", \.border, "A line round it."),
      Field("pressed", \.pressed, "Whether a finger is on it when it stands by itself."),
      Field("indicator", \.indicator, "The sign that it opens a menu."),
    ] + screenFields)

  /// Reports modifiers without a key: YAML takes the comma of `⌘,` for its own in braces.
  private static func checkShortcut(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .scalar(let keys, _, let range) = node, !keys.isEmpty,
      keys.allSatisfy({ "⌘⌥⌃⇧🌐".contains($0) })
    else { return }
    reader.report(
      "incomplete-shortcut", "'\(keys)' is no shortcut without a key", help: "write \"\(keys),\"",
      at: range, path: path)
  }
}
