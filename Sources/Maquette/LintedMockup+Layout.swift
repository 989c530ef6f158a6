package import MaquetteComponents
package import MaquetteGuidelines
package import MaquetteScene
package import MaquetteSource
internal import MaquetteThemes

extension LintedMockup {
  /// Lays a cell out: the frame and what was noticed; with an error among it there is no picture.
  package typealias Layout<Failure: Error> =
    (Cell) throws(Failure) -> (frame: Frame, diagnostics: [Diagnostic])

  /// Gathers what rules look at, without a layout.
  package init(_ mockup: Mockup, in catalog: Catalog) {
    self.init(mockup, idioms: catalog.devices(of: mockup).map(\.idiom))
  }

  /// Lays out what rules look at.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - linter: Whose rules look at it.
  ///   - catalog: The themes and devices.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  ///   - hasLayout: Whether its cells are laid out.
  ///   - layout: Lays a cell out.
  /// - Throws: What laying out throws.
  package init<Failure>(
    _ mockup: Mockup, for linter: Linter, in catalog: Catalog, relativeTo folder: String = "",
    withLayout hasLayout: Bool = true, _ layout: Layout<Failure>
  ) throws(Failure) {
    guard hasLayout else {
      self.init(mockup, in: catalog)
      return
    }
    let devices = catalog.devices(of: mockup)
    let cells = try LintedCells(mockup, in: catalog, relativeTo: folder, layout)
    var smallest: [SmallestDevice] = []
    if linter.needsSmallestDevices, mockup.dependsOnWidth {
      for idiom in Idiom.allCases
      where devices.contains(where: { $0.idiom == idiom && !$0.id.isEmpty }) {
        let id = SmallestDevice.id(of: idiom)
        guard !devices.contains(where: { $0.id == id }) else { continue }
        var mockup = mockup
        mockup.device = [.id(id)]
        let cells = try LintedCells(mockup, in: catalog, relativeTo: folder, layout)
        smallest.append(SmallestDevice(id, cells: cells.drawn))
      }
    }
    self.init(
      mockup, idioms: devices.map(\.idiom), cells: cells.drawn, undrawn: cells.undrawn,
      smallest: smallest)
  }
}

/// The cells of a mockup, laid out; none where it has no matrix.
private struct LintedCells {
  var drawn: [LintedCell] = []
  var undrawn: [UndrawnCell] = []

  init<Failure>(
    _ mockup: Mockup, in catalog: Catalog, relativeTo folder: String,
    _ layout: LintedMockup.Layout<Failure>
  ) throws(Failure) {
    var catalog = catalog
    guard let matrix = try? Matrix(mockup, in: &catalog, relativeTo: folder) else { return }
    var themeColors: [String: Set<Color>] = [:]
    for name in mockup.theme.values {
      guard let theme = try? catalog.theme(name, relativeTo: folder) else { continue }
      themeColors[theme.checksum] = try? catalog.ownColors(of: name, relativeTo: folder)
    }
    for var cell in matrix.cells {
      cell.mockup.frame = false
      let (frame, diagnostics) = try layout(cell)
      if diagnostics.contains(where: { $0.severity == .error }) {
        undrawn.append(UndrawnCell(axes: cell.axes, problems: diagnostics))
      } else {
        drawn.append(
          LintedCell(
            cell.mockup, cell.traits, axes: cell.axes, frame: frame,
            themeColors: themeColors[cell.theme.checksum] ?? [],
            question: cell.question.map { ($0.path, $0.origin) }))
      }
    }
  }
}

extension Catalog {
  /// The devices of a mockup with their idioms, those by their measures without an id; the usual one
  /// unless any is named.
  fileprivate func devices(of mockup: Mockup) -> [(id: String, idiom: Idiom)] {
    let devices = mockup.device.values.compactMap { device in
      switch device {
      case .id(let id): self.devices[id].map { (id: id, idiom: $0.idiom) }
      case .measures(let measures): (id: "", idiom: measures.idiom)
      }
    }
    return devices.isEmpty ? [(Catalog.defaultDevice, .phone)] : devices
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
