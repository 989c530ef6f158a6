public import MaquetteScene
public import MaquetteSource

/// A look: palette, type scale, fonts and the sections of the components.
public struct Theme: Sendable, Hashable {
  /// The theme's name in kebab-case.
  public var name: String
  /// What it looks like, in a sentence.
  public var summary: String
  /// The SHA-256 of its values, in hexadecimal digits; set by whoever read its files.
  package var checksum = ""
  /// The devices it has styles for.
  public var idioms: [Idiom]
  /// The files that text is set in.
  public var fonts: FontSet
  private var palette: [String: AdaptiveColor]
  private var typeScale: Table<TextStyle, Table<TextSize, TypeSize>>
  /// The sections as they are written.
  private var sections: [String: SourceNode]

  /// Makes a theme from its document; reports every mistake in it and gives nothing when there is one.
  ///
  /// - Parameters:
  ///   - node: The document, already merged with what it extends.
  ///   - sections: The components' sections, all of which the theme may have.
  ///   - reader: Takes the mistakes.
  public init?(
    _ node: SourceNode, sections: [any Style.Type], _ reader: inout SourceReader
  ) {
    guard let (document, range) = Self.document(node, sections: sections, &reader) else {
      return nil
    }
    self.init(document, node, sections: sections)
    reader.checkNumbers(of: document.typeScale, at: .root / "typeScale", in: 0...1000)
    reader.checkNumbers(
      of: document.fonts.tracking, at: .root / "fonts" / "tracking", in: -1000...1000)
    reader.checkNumbers(
      of: document.fonts.display, at: .root / "fonts" / "display", in: -1000...1000)
    var names: [(String, NodePath)] = []
    for section in sections {
      let path = NodePath.root / section.section
      guard let style = section.read(node[section.section] ?? .mapping([], range), &reader) else {
        continue
      }
      reader.checkNumbers(of: style, at: path, in: 0...1000)
      style.visit(at: path) { value, path in
        if case .named(let name)? = value as? ThemeColor { names.append((name, path)) }
      }
    }
    for entry in document.palette.entries where palette[entry.key] == nil {
      let path = NodePath.root / "palette" / entry.key
      reader.report(
        "wrong-type", "a colour of the palette has digits, not another name",
        at: reader.ranges.range(of: path) ?? range, path: path)
    }
    // A theme without a palette lacks every colour, which need not be said of each.
    if palette.isEmpty, reader.diagnostics.isEmpty {
      reader.report(
        "missing-key", "theme needs 'palette'",
        help: "write 'extends: ios-18', so that it has what is left out here", at: range,
        path: .root / "palette")
    }
    for (name, path) in palette.isEmpty ? [] : names where palette[name] == nil {
      let near = nearest(to: name, among: palette.keys.sorted()).first
      reader.report(
        "unknown-color", "the palette has no colour '\(name)'",
        help: near.map { "did you mean '\($0)'?" }, at: reader.ranges.range(of: path) ?? range,
        path: path)
    }
    if reader.diagnostics.contains(where: { $0.severity == .error }) { return nil }
  }

  /// Makes a theme that is known to be without mistakes.
  ///
  /// - Parameters:
  ///   - node: The document, already merged with what it extends.
  ///   - file: The file that it comes from.
  ///   - sections: The components' sections.
  package init(checked node: SourceNode, of file: SourceFile, sections: [any Style.Type]) {
    var reader = SourceReader(file: file)
    // Warnings look at the text about a value, which of what is extended is another file's.
    guard let (document, _) = Self.document(node, sections: sections, &reader),
      !reader.diagnostics.contains(where: { $0.severity == .error })
    else { preconditionFailure("\(file.name) has mistakes: \(reader.diagnostics)") }
    self.init(document, node, sections: sections)
  }

  private init(_ document: ThemeDocument, _ node: SourceNode, sections: [any Style.Type]) {
    name = document.name
    summary = document.summary
    idioms = document.idioms
    fonts = document.fonts.fontSet
    typeScale = document.typeScale
    palette = [:]
    for entry in document.palette.entries {
      if case .adaptive(let color) = entry.value { palette[entry.key] = color }
    }
    self.sections = [:]
    for section in sections { self.sections[section.section] = node[section.section] }
  }

  /// What a document says besides the components' sections.
  private static func document(
    _ node: SourceNode, sections: [any Style.Type], _ reader: inout SourceReader
  ) -> (document: ThemeDocument, range: SourceRange)? {
    guard case .mapping(let entries, let range) = node else { return nil }
    let names = Set(sections.map { $0.section })
    var document = ThemeDocument()
    ThemeDocument.schema.read(
      entries.filter { !names.contains($0.key) }, in: range, at: .root, into: &document, &reader)
    return (document, range)
  }

  /// Reads the section of a component, which a `StyleLibrary` keeps.
  func read<S: Style>(_ type: S.Type) -> S {
    guard let node = sections[S.section] else { return S() }
    var reader = SourceReader(file: SourceFile(name: name, bytes: []))
    return S(node, at: .root / S.section, &reader) ?? S()
  }

  /// The colour of the palette with a name.
  public func color(named name: String) -> AdaptiveColor? { palette[name] }

  /// The names of the palette's colours, sorted.
  public var colorNames: [String] { palette.keys.sorted() }

  /// A colour for a picture; a name that is not in the palette is black, having been reported.
  public func color(_ color: ThemeColor, for traits: Traits) -> Color {
    switch color {
    case .adaptive(let color): color.resolved(for: traits)
    case .named(let name):
      (palette[traits.isElevated ? "\(name).elevated" : name] ?? palette[name])?
        .resolved(for: traits) ?? .black
    }
  }

  /// The size and leading of a text style; a category that the theme lacks is the nearest that it has.
  public func typography(
    _ style: TextStyle, weight: FontWeight? = nil, for size: TextSize
  ) -> Typography {
    let sizes = typeScale[style]?.entries ?? []
    let nearest = sizes.min { $0.key.distance(to: size) < $1.key.distance(to: size) }
    let entry = nearest?.value ?? TypeSize(size: 17, leading: 22)
    let usual: FontWeight = style == .headline ? .semibold : .regular
    return Typography(
      font: FontStyle(size: entry.size, weight: weight ?? usual), leading: entry.leading)
  }
}

extension SourceReader {
  /// Reports numbers that no picture could be drawn with; they are points or parts of a whole.
  fileprivate mutating func checkNumbers(
    of value: any SourceReadable, at path: NodePath, in limits: ClosedRange<Double>
  ) {
    value.visit(at: path) { value, path in
      guard let number = value as? Double, !limits.contains(number) else { return }
      let (least, most) = (limits.lowerBound.json.text, limits.upperBound.json.text)
      report(
        "out-of-range", "\(number.json.text) is not between \(least) and \(most)",
        at: ranges.range(of: path) ?? .start ..< .start, path: path)
    }
  }
}

extension Style {
  fileprivate static func read(_ node: SourceNode, _ reader: inout SourceReader) -> Self? {
    Self(node, at: .root / section, &reader)
  }
}
