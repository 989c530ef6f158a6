internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteGuidelines
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension MockupRenderer {
  /// What the guidelines say of a mockup, also of one that is built in Swift; findings name its values by
  /// their paths.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - linter: What judges; every rule as it is unless given.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  /// - Returns: The findings, in the rules' order.
  /// - Throws: `RenderError` when a font is missing.
  public func findings(
    in mockup: Mockup, by linter: Linter = Linter(lexicon: Catalog.lexicon()),
    relativeTo folder: String = ""
  ) throws(RenderError) -> [Finding] {
    linter.findings(in: try linted(mockup, for: linter, in: folder, withLayout: linter.needsLayout))
  }

  /// A mockup as rules look at it.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - linter: Whose rules look at it.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  ///   - hasLayout: Whether its cells are laid out.
  /// - Returns: The mockup.
  /// - Throws: `RenderError` when a font is missing.
  func linted(
    _ mockup: Mockup, for linter: Linter, in folder: String, withLayout hasLayout: Bool
  ) throws(RenderError) -> LintedMockup {
    let devices = mockup.device.values.compactMap { device in
      switch device {
      case .id(let id): catalog.devices[id].map { (id: id, idiom: $0.idiom) }
      case .measures(let measures): (id: "", idiom: measures.idiom)
      }
    }
    let idioms = devices.map(\.idiom)
    guard hasLayout else {
      return LintedMockup(mockup, idioms: idioms.isEmpty ? [.phone] : idioms)
    }
    let layouts = try layouts(of: mockup, in: folder)
    var smallest: [SmallestDevice] = []
    if linter.needsSmallestDevices, mockup.dependsOnWidth {
      for idiom in Idiom.allCases
      where devices.contains(where: { $0.idiom == idiom && !$0.id.isEmpty }) {
        let id = SmallestDevice.id(of: idiom)
        guard !devices.contains(where: { $0.id == id }) else { continue }
        var mockup = mockup
        mockup.device = [.id(id)]
        smallest.append(SmallestDevice(id, cells: try self.layouts(of: mockup, in: folder).drawn))
      }
    }
    return LintedMockup(
      mockup, idioms: idioms.isEmpty ? [.phone] : idioms, cells: layouts.drawn,
      undrawn: layouts.undrawn, smallest: smallest)
  }

  /// Lays out the cells of a mockup; none where it has no matrix.
  private func layouts(
    of mockup: Mockup, in folder: String
  ) throws(RenderError) -> (drawn: [LintedCell], undrawn: [UndrawnCell]) {
    var catalog = catalog
    var (drawn, undrawn): ([LintedCell], [UndrawnCell]) = ([], [])
    guard let matrix = try? Matrix(mockup, in: &catalog, relativeTo: folder) else {
      return ([], [])
    }
    var themeColors: [String: Set<Color>] = [:]
    for name in mockup.theme.values {
      guard let theme = try? catalog.theme(name, relativeTo: folder) else { continue }
      themeColors[theme.name] = try? catalog.ownColors(of: name, relativeTo: folder)
    }
    for var cell in matrix.cells {
      cell.mockup.frame = false
      let layout = try examined(cell)
      if layout.isDrawn {
        drawn.append(
          LintedCell(
            cell.mockup, cell.traits, axes: cell.axes, frame: layout.frame,
            themeColors: themeColors[cell.theme.name] ?? [],
            question: cell.question.map { ($0.path, $0.origin) }))
      } else {
        undrawn.append(UndrawnCell(axes: cell.axes, problems: layout.diagnostics))
      }
    }
    return (drawn, undrawn)
  }
}

extension Mockup {
  /// Whether the room for titles depends on the device; menus and alerts are as wide on any.
  fileprivate var dependsOnWidth: Bool {
    screen != nil
      || presented.contains {
        $0.presentation is ActionSheet || $0.presentation is ConfirmationDialog
      }
  }
}
