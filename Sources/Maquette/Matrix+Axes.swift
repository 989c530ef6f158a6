internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// The values of axes, with what is wrong with them.
extension Matrix {
  /// The themes that the document names; one that is none when it names none.
  mutating func themes(
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
  mutating func checkLocales(of mockup: Mockup) {
    for (index, tag) in mockup.locale.values.enumerated() where !Locales.isTag(tag) {
      let diagnostic = Diagnostic(
        .error, "unknown-value", "'\(tag)' is not a language tag",
        help: "write 'en', 'ko' or 'zh-Hant'")
      report([diagnostic], at: .root / "locale", index, of: mockup.locale.values.count)
    }
  }

  mutating func devices(of mockup: Mockup, _ catalog: Catalog) -> [NamedDevice] {
    let references = mockup.device.values.or([.id(Catalog.defaultDevice)])
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
  func look(
    _ theme: NamedTheme?, for idiom: Idiom, _ catalog: inout Catalog
  ) throws -> Theme {
    if let theme, theme.theme.idioms.contains(idiom) { return theme.theme }
    return try catalog.theme(catalog.defaultTheme(for: idiom))
  }

  mutating func report(
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
  func or(_ other: [Element]) -> [Element] { isEmpty ? other : self }
}
