internal import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// The `alert` section of a theme.
struct AlertStyle: Style {
  static let section = "alert"

  var width: ByTextSize = 270
  var screenMargin = 30.0
  var verticalMargin = 11.0
  var cornerRadius = 13.0

  var alignment = TextAlignment.center
  var messageText = TextStyle.footnote
  var inset = 16.0
  var top = 19.8
  var messageGap = 3.5
  var bottom = 20.9

  var rowHeight: ByTextSize = 44
  var rowInset = 8.0
  var titleShift = 0.25
  var actionInset = 0.0
  var actionGap = 0.0
  var actionWeight = FontWeight.regular

  var fieldTop = 18.0
  var fieldBottom = 12.0
  var fieldInset = 15.0
  var fieldHeight = 30.0
  var fieldPadding = 7.0
  var fieldTextInset = 8.3
  var fieldRadius = 7.0

  var background = ThemeMaterial(tint: .named("systemBackground"))
  var separator = ThemeColor.named("separator")
  var title = ThemeColor.named("label")
  var message = ThemeColor.named("label")
  var action: ThemeColor?
  var actionFill: ThemeColor?
  var preferredFill: ThemeColor?
  var preferredTitle = ThemeColor.fixed(.white)
  var highlight = ThemeColor.named("separator")
  var destructive = ThemeColor.named("systemRed")
  var disabled = ThemeColor.named("systemGray")
  var field = ThemeColor.named("systemBackground")
  var fieldBorder = ThemeColor.named("separator")
  var fieldText = ThemeColor.named("label")
  var placeholder = ThemeColor.named("placeholderText")
  var dim = ThemeColor.fixed(Color.black.opacity(0.2))
  var shadow = ThemeShadow.none

  static let schema = Schema<Self>(
    "alert style", "The measures and colours of alerts.",
    Field("width", \.width, "Width in points."),
    Field("screenMargin", \.screenMargin, "Least distance from the sides of the screen."),
    Field("verticalMargin", \.verticalMargin, "The same from the top and bottom of the safe area."),
    Field("cornerRadius", \.cornerRadius, "Radius of the continuous corners."),
    Field("alignment", \.alignment, "Where the lines of title and message stand."),
    Field("messageText", \.messageText, "The text style of the message."),
    Field("inset", \.inset, "Left and right of title and message."),
    Field("top", \.top, "Above the first line."),
    Field("messageGap", \.messageGap, "From the title's last line to the message's first."),
    Field("bottom", \.bottom, "Below the last line."),
    Field("rowHeight", \.rowHeight, "Height of an action of one line, without the hairline."),
    Field("rowInset", \.rowInset, "Left and right of an action's title."),
    Field("titleShift", \.titleShift, "How far an action's title stands below the middle."),
    Field("actionInset", \.actionInset, "Left and right of the actions, and below them."),
    Field("actionGap", \.actionGap, "Between two actions; where there is none, a hairline is."),
    Field("actionWeight", \.actionWeight, "Weight of an action's title."),
    Field("fieldTop", \.fieldTop, "From the last line to the first text field."),
    Field("fieldBottom", \.fieldBottom, "Below the last text field."),
    Field("fieldInset", \.fieldInset, "Left and right of text fields."),
    Field("fieldHeight", \.fieldHeight, "Height of a text field within its border."),
    Field("fieldPadding", \.fieldPadding, "Least above and below a text field's text."),
    Field("fieldTextInset", \.fieldTextInset, "From a text field's border to its text."),
    Field("fieldRadius", \.fieldRadius, "Radius of the corners of the text fields."),
    Field("background", \.background, "The material."),
    Field("separator", \.separator, "Laid over the alert between the actions."),
    Field("title", \.title, "The title."),
    Field("message", \.message, "The message."),
    Field("action", \.action, "Titles of actions; the accent colour unless given."),
    Field("actionFill", \.actionFill, "Behind an action, in a capsule."),
    Field("preferredFill", \.preferredFill, "The same of the action that is preferred."),
    Field("preferredTitle", \.preferredTitle, "Its title on that."),
    Field("highlight", \.highlight, "Laid over a highlighted action."),
    Field("destructive", \.destructive, "Titles of destructive actions."),
    Field("disabled", \.disabled, "Titles of what cannot be chosen."),
    Field("field", \.field, "Behind what is filled in."),
    Field("fieldBorder", \.fieldBorder, "Round the text fields, and between them."),
    Field("fieldText", \.fieldText, "What was filled in."),
    Field("placeholder", \.placeholder, "What stands in a text field while it is empty."),
    Field("dim", \.dim, "Laid over the screen behind the alert."),
    Field("shadow", \.shadow, "Opacity of the shadow by distance."))
}

extension Alert {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [AlertStyle.self]
}
