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
  public internal(set) var diagnostics: [Diagnostic] = []

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
        theme: look.checksum, device: named.device, orientation: choice.orientation,
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
