/// Reads the sections of themes when they are asked for, and keeps what it read: a picture needs a few.
///
/// A library belongs to one worker and is not shared between threads.
public final class StyleLibrary {
  private var theme: Theme?
  private var styles: [String: any Style] = [:]

  /// Makes a library that has read nothing.
  public init() {}

  /// The section of a component.
  ///
  /// - Parameters:
  ///   - type: The component's style.
  ///   - theme: The theme; what was read of another one is given up.
  /// - Returns: The section, with the usual values where the theme says nothing.
  public func style<S: Style>(_ type: S.Type, of theme: Theme) -> S {
    if self.theme != theme { (self.theme, styles) = (theme, [:]) }
    if let known = styles[S.section] as? S { return known }
    let style = theme.read(S.self)
    styles[S.section] = style
    return style
  }
}
