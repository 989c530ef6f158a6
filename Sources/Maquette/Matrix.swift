internal import MaquetteComponents
internal import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

/// The cells of a mockup, and what keeps others from being drawn.
public struct Matrix: Sendable {
  /// The cells, in the order of the axes: theme, device, orientation, locale, text size, contrast,
  /// direction, appearance.
  public private(set) var cells: [Cell] = []
  /// What is wrong with the values of the axes.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Multiplies the axes of a mockup.
  ///
  /// - Parameters:
  ///   - mockup: The mockup; an axis without a value has its usual one.
  ///   - catalog: The themes and devices.
  ///   - folder: The folder that paths of theme files begin at.
  ///   - limit: The most cells.
  public init(
    _ mockup: Mockup, in catalog: inout Catalog, relativeTo folder: String = "",
    limit: Int = 100_000
  ) throws {
    let themes = try themes(of: mockup, &catalog, folder)
    let devices = devices(of: mockup, catalog)
    guard diagnostics.isEmpty else { return }
    let orientations = mockup.orientation.values.or([.portrait])
    let locales = mockup.locale.values.or(["en"])
    let textSizes = mockup.textSize.values.map { Optional($0) }.or([nil])
    let contrasts = mockup.contrast.values.or([.normal])
    let directions = mockup.layoutDirection.values.map { Optional($0) }.or([nil])
    let appearances = mockup.appearance.values.or([.light])
    let counts = [
      themes.count, devices.count, orientations.count, locales.count, textSizes.count,
      contrasts.count, directions.count, appearances.count,
    ]
    guard counts.reduce(1, { $0 * min($1, limit + 1) > limit ? limit + 1 : $0 * $1 }) <= limit else {
      diagnostics.append(
        Diagnostic(.error, "too-many-pictures", "the axes multiply to more than \(limit) pictures"))
      return
    }
    var seen: Set<CellKey> = []
    for theme in themes {
      for device in devices {
        guard let look = try look(theme, for: device, &catalog) else { continue }
        for orientation in orientations {
          for locale in locales {
            for textSize in textSizes {
              for contrast in contrasts {
                for direction in directions {
                  for appearance in appearances {
                    var traits = Traits()
                    traits.idiom = device.idiom
                    traits.locale = locale
                    traits.textSize = textSize ?? device.textSize
                    traits.contrast = contrast
                    traits.appearance = appearance
                    traits.layoutDirection =
                      direction ?? (Locales.isRightToLeft(locale) ? .rightToLeft : .leftToRight)
                    let key = CellKey(
                      theme: look.name, device: device.id, orientation: orientation, traits: traits)
                    guard seen.insert(key).inserted else { continue }
                    var suffix = ""
                    if themes.count > 1 { suffix += ".\(theme?.label ?? look.name)" }
                    if devices.count > 1 { suffix += ".\(device.id)" }
                    if orientation == .landscape, orientations.count > 1 { suffix += ".landscape" }
                    if locales.count > 1 { suffix += ".\(locale)" }
                    if textSizes.count > 1, traits.textSize != .large {
                      suffix += ".\(traits.textSize.rawValue)"
                    }
                    if contrast == .increased, contrasts.count > 1 { suffix += ".increased" }
                    if directions.count > 1 { suffix += ".\(traits.layoutDirection.rawValue)" }
                    if appearance == .dark, appearances.count > 1 { suffix += "~dark" }
                    cells.append(
                      Cell(
                        mockup: mockup.pinned(
                          theme: theme?.name ?? look.name, device: device.id,
                          orientation: orientation, traits: traits),
                        theme: look, device: device, traits: traits, orientation: orientation,
                        suffix: suffix))
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// A theme as the document names it.
  private struct NamedTheme {
    var name: String
    var theme: Theme
    /// The name in a file's name: a theme file's base name.
    var label: String {
      let base = name.split(separator: "/").last.map { String($0) } ?? name
      return base.hasSuffix(".yaml") ? String(base.dropLast(5)) : base.hasSuffix(".yml") ? String(base.dropLast(4)) : base
    }
  }

  private struct CellKey: Hashable {
    var theme: String
    var device: String
    var orientation: Orientation
    var traits: Traits
  }

  /// The themes that the document names; one that is none when it names none.
  private mutating func themes(
    of mockup: Mockup, _ catalog: inout Catalog, _ folder: String
  ) throws -> [NamedTheme?] {
    var themes: [NamedTheme?] = []
    for (index, name) in mockup.theme.values.enumerated() {
      do {
        themes.append(
          NamedTheme(name: name, theme: try catalog.theme(name, relativeTo: folder)))
      } catch let error as Catalog.ThemeError where error.file == nil {
        report(error.diagnostics, at: .root / "theme", index, of: mockup.theme.values.count)
      }
    }
    return themes.or([nil])
  }

  private mutating func devices(of mockup: Mockup, _ catalog: Catalog) -> [Device] {
    let ids = mockup.device.values.or(["iphone-15"])
    return ids.enumerated().compactMap { index, id in
      if let device = catalog.devices[id] { return device }
      let near = nearest(to: id, among: catalog.devices.devices.map(\.id)).first
      let diagnostic = Diagnostic(
        .error, "unknown-device", "there is no device '\(id)'",
        help: near.map { "did you mean '\($0)'?" } ?? "'maquette devices' lists them")
      report([diagnostic], at: .root / "device", index, of: ids.count)
      return nil
    }
  }

  /// The theme for a device: the one named when it has styles for it, else the newest that has.
  private mutating func look(
    _ theme: NamedTheme?, for device: Device, _ catalog: inout Catalog
  ) throws -> Theme? {
    if let theme, theme.theme.idioms.contains(device.idiom) { return theme.theme }
    if let name = catalog.defaultTheme(for: device.idiom) { return try catalog.theme(name) }
    diagnostics.append(
      Diagnostic(
        .error, "no-theme", "no theme has styles for '\(device.id)'",
        help: "name a device that is a phone or a tablet", path: .root / "device"))
    return nil
  }

  private mutating func report(
    _ found: [Diagnostic], at path: NodePath, _ index: Int, of count: Int
  ) {
    diagnostics += found.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.path = count > 1 ? path[index] : path
      return diagnostic
    }
  }
}

extension Array {
  /// The array, or another when it is empty.
  fileprivate func or(_ other: [Element]) -> [Element] { isEmpty ? other : self }
}

extension Mockup {
  /// The mockup with one value on each axis.
  fileprivate func pinned(
    theme: String, device: String, orientation: Orientation, traits: Traits
  ) -> Mockup {
    var mockup = self
    mockup.theme = [theme]
    mockup.device = [device]
    mockup.orientation = [orientation]
    mockup.locale = [traits.locale]
    mockup.textSize = [traits.textSize]
    mockup.contrast = [traits.contrast]
    mockup.layoutDirection = [traits.layoutDirection]
    mockup.appearance = [traits.appearance]
    return mockup
  }
}
