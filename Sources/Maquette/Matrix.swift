internal import MaquetteComponents
internal import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

/// The cells of a mockup, and what keeps others from being drawn.
public struct Matrix: Sendable {
  /// An axis with its values as in names of files.
  public struct Axis: Sendable, Hashable {
    /// The key: `appearance`.
    public var name: String
    /// The values.
    public var values: [String]

    /// Makes an axis.
    public init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// The cells, in the order of the axes: theme, device, orientation, locale, text size, contrast,
  /// direction, appearance.
  public private(set) var cells: [Cell] = []
  /// The axes of which the mockup has several values, outermost first.
  public private(set) var axes: [Axis] = []
  /// For every combination of those values, the last axis changing first, which of the cells it is.
  public private(set) var combinations: [Int] = []
  /// What is wrong with the values of the axes.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Multiplies the axes of a mockup.
  ///
  /// - Parameters:
  ///   - mockup: The mockup; an axis without a value has its usual one.
  ///   - catalog: The themes and devices.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  ///   - limit: The most cells.
  /// - Throws: `FileError` or `Catalog.ThemeError` when the file of a theme cannot be used.
  public init(
    _ mockup: Mockup, in catalog: inout Catalog, relativeTo folder: String = "",
    limit: Int = 100_000
  ) throws {
    let themes = try themes(of: mockup, &catalog, folder)
    let devices = devices(of: mockup, catalog)
    checkLocales(of: mockup)
    guard diagnostics.isEmpty else { return }
    var choices = Choices(limit: limit)
    choices.multiply(themes) { choice, theme, isOneOfMany in
      choice.theme = theme
      choice.note("theme", theme?.label ?? "", isOneOfMany)
      if isOneOfMany, let theme { choice.suffix += ".\(theme.label)" }
    }
    choices.multiply(devices) { choice, device, isOneOfMany in
      choice.device = device
      choice.note("device", device.device.id, isOneOfMany)
      choice.traits.idiom = device.device.idiom
      choice.traits.textSize = device.device.textSize
      if isOneOfMany { choice.suffix += ".\(device.device.id)" }
    }
    choices.multiply(mockup.orientation.values) { choice, orientation, isOneOfMany in
      choice.orientation = orientation
      choice.note("orientation", orientation.rawValue, isOneOfMany)
      if isOneOfMany, orientation == .landscape { choice.suffix += ".landscape" }
    }
    choices.multiply(mockup.locale.values) { choice, locale, isOneOfMany in
      choice.traits.locale = locale
      choice.note("locale", locale, isOneOfMany)
      if isOneOfMany { choice.suffix += ".\(locale)" }
    }
    choices.multiply(mockup.textSize.values) { choice, size, isOneOfMany in
      choice.traits.textSize = size
      choice.note("textSize", size.rawValue, isOneOfMany)
      if isOneOfMany, size != .large { choice.suffix += ".\(size.rawValue)" }
    }
    choices.multiply(mockup.contrast.values) { choice, contrast, isOneOfMany in
      choice.traits.contrast = contrast
      choice.note("contrast", contrast.rawValue, isOneOfMany)
      if isOneOfMany, contrast == .increased { choice.suffix += ".increased" }
    }
    choices.multiply(mockup.layoutDirection.values.map { Optional($0) }.or([nil])) {
      choice, direction, isOneOfMany in
      let usual = Locales.isRightToLeft(choice.traits.locale)
      choice.traits.layoutDirection = direction ?? (usual ? .rightToLeft : .leftToRight)
      choice.note("layoutDirection", choice.traits.layoutDirection.rawValue, isOneOfMany)
      if isOneOfMany, let direction { choice.suffix += ".\(direction.rawValue)" }
    }
    choices.multiply(mockup.appearance.values) { choice, appearance, isOneOfMany in
      choice.traits.appearance = appearance
      choice.note("appearance", appearance.rawValue, isOneOfMany)
      if isOneOfMany, appearance == .dark { choice.suffix += "~dark" }
    }
    guard !choices.areTooMany else {
      diagnostics.append(
        Diagnostic(.error, "too-many-pictures", "the axes multiply to more than \(limit) pictures"))
      return
    }
    axes = choices.axes
    try makeCells(choices.all, mockup, &catalog, folder)
  }

  /// Resolves the choices; those that come out equal are one cell, named by the first.
  private mutating func makeCells(
    _ choices: [Choice], _ mockup: Mockup, _ catalog: inout Catalog, _ folder: String
  ) throws {
    var seen: [Choice.Key: Int] = [:]
    for var choice in choices {
      guard let named = choice.device else { continue }
      choice.settle()
      let look = try look(choice.theme, for: named.device.idiom, &catalog)
      let key = Choice.Key(
        theme: look.name, device: named.device, orientation: choice.orientation,
        traits: choice.traits)
      if let known = seen[key] {
        combinations.append(known)
        continue
      }
      seen[key] = cells.count
      combinations.append(cells.count)
      cells.append(
        Cell(
          mockup: mockup.pinned(
            theme: look.name, device: named.reference,
            orientation: choice.orientation, traits: choice.traits),
          theme: look, device: named.device, traits: choice.traits,
          orientation: choice.orientation, folder: folder, suffix: choice.suffix,
          axes: choice.axes))
    }
    // What buttons ask is drawn after the document itself, for the same choices.
    let count = cells.count
    for question in mockup.confirmations {
      cells += cells.prefix(count).map { $0.asking(question) }
    }
  }

  /// A device as the document names it.
  private struct NamedDevice {
    var reference: DeviceReference
    var device: Device
  }

  /// A theme as the document names it.
  private struct NamedTheme {
    var name: String
    var theme: Theme
    /// The name in a file's name: a theme file's base name.
    var label: String { name.isThemeFile ? name.baseName : name }
  }

  /// A value on every axis.
  private struct Choice {
    /// What tells one picture from another.
    struct Key: Hashable {
      var theme: String
      var device: Device
      var orientation: Orientation
      var traits: Traits
    }

    var theme: NamedTheme?
    var device: NamedDevice?
    var orientation = Orientation.portrait
    var traits = Traits()
    var suffix = ""
    var axes: Table<String, String> = [:]

    mutating func note(_ axis: String, _ value: String, _ isOneOfMany: Bool) {
      if isOneOfMany { axes.entries.append(.init(key: axis, value: value)) }
    }

    /// Takes what the device has for what was asked: a watch is dark and upright, and not every device
    /// has every text size.
    mutating func settle() {
      traits.textSize = traits.textSize.nearest(on: traits.idiom)
      guard traits.idiom == .watch else { return }
      traits.appearance = .dark
      orientation = .portrait
    }
  }

  /// The product of the axes so far.
  private struct Choices {
    let limit: Int
    var all = [Choice()]
    var areTooMany = false
    private var counts: [Int] = []

    /// The axes that have several values.
    var axes: [Axis] {
      var stride = all.count
      return counts.enumerated().map { index, count in
        stride /= count
        return Axis(
          name: all[0].axes.entries[index].key,
          values: (0..<count).map { all[$0 * stride].axes.entries[index].value })
      }
    }

    init(limit: Int) { self.limit = limit }

    /// Multiplies by an axis; one without values leaves each choice as it is.
    mutating func multiply<Value>(
      _ values: [Value], _ apply: (inout Choice, Value, _ isOneOfMany: Bool) -> Void
    ) {
      guard !values.isEmpty, !areTooMany else { return }
      guard all.count <= limit / values.count else {
        areTooMany = true
        return
      }
      if values.count > 1 { counts.append(values.count) }
      all = all.flatMap { choice in
        values.map { value in
          var choice = choice
          apply(&choice, value, values.count > 1)
          return choice
        }
      }
    }
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
      } catch let error as FileError {
        let unreadable = Diagnostic(.error, "unreadable-file", error.description)
        report([unreadable], at: .root / "theme", index, of: mockup.theme.values.count)
      }
    }
    return themes.or([nil])
  }

  /// A locale becomes a part of a file's name, and may come from Swift unread.
  private mutating func checkLocales(of mockup: Mockup) {
    for (index, tag) in mockup.locale.values.enumerated() where !Locales.isTag(tag) {
      let diagnostic = Diagnostic(
        .error, "unknown-value", "'\(tag)' is not a language tag",
        help: "write 'en', 'ko' or 'zh-Hant'")
      report([diagnostic], at: .root / "locale", index, of: mockup.locale.values.count)
    }
  }

  private mutating func devices(of mockup: Mockup, _ catalog: Catalog) -> [NamedDevice] {
    let references = mockup.device.values.or(["iphone-15"])
    return references.enumerated().compactMap { index, reference in
      switch reference {
      case .measures(let measures):
        return NamedDevice(reference: reference, device: measures.device)
      case .id(let id):
        if let device = catalog.devices[id] {
          return NamedDevice(reference: reference, device: device)
        }
        let near = nearest(to: id, among: catalog.devices.devices.map(\.id)).first
        let diagnostic = Diagnostic(
          .error, "unknown-device", "there is no device '\(id)'",
          help: near.map { "did you mean '\($0)'?" } ?? "'maquette devices' lists them")
        report([diagnostic], at: .root / "device", index, of: references.count)
        return nil
      }
    }
  }

  /// The theme for a kind of device: the one named when it has styles for it, else the newest that has.
  private func look(
    _ theme: NamedTheme?, for idiom: Idiom, _ catalog: inout Catalog
  ) throws -> Theme {
    if let theme, theme.theme.idioms.contains(idiom) { return theme.theme }
    return try catalog.theme(catalog.defaultTheme(for: idiom))
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

extension Cell {
  /// The cell with a question of a button of its mockup.
  fileprivate func asking(_ question: ConfirmationPicture) -> Cell {
    var cell = self
    cell.question = question
    cell.mockup.name = question.mockup.name
    cell.mockup.alt = question.mockup.alt
    cell.mockup.presentations = question.mockup.presentations
    return cell
  }
}

extension Mockup {
  /// The mockup with one value on each axis.
  fileprivate func pinned(
    theme: String, device: DeviceReference, orientation: Orientation, traits: Traits
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
