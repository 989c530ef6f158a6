internal import MaquetteScene

/// Compares an element with what it was.
struct ElementComparison {
  private let old: FrameElement
  private let new: FrameElement
  private let geometry: ComparedGeometry
  private let offset: Point
  private var items: [ToldElement.Item] = []

  init(_ old: FrameElement, _ new: FrameElement, _ geometry: ComparedGeometry) {
    self.old = old
    self.new = new
    self.geometry = geometry
    offset = geometry.offset(of: old.parts(with: new))
  }

  mutating func add(
    _ kind: LayoutDifference.Change.Kind, _ part: String = "", from: String? = nil,
    to: String? = nil, offset: Point? = nil
  ) {
    let isText = (new[part] ?? old[part])?.text != nil
    let isWhole: [LayoutDifference.Change.Kind] = [
      .moved, .resized, .order, .opacity, .shadow, .material, .radius,
    ]
    let change = LayoutDifference.Change(
      element: ElementPath.documented(new.path), label: "", part: part, kind: kind, from: from,
      to: to, offset: offset)
    items.append(
      ToldElement.Item(
        change: change,
        isDirect: ["text", "file"].contains(part)
          || part.isEmpty && (isText || isWhole.contains(kind))))
  }

  /// What was found, without what another drawing or font brings along.
  var told: [ToldElement.Item] {
    items.filter { item in
      let change = item.change
      func has(_ kind: LayoutDifference.Change.Kind, of part: String?) -> Bool {
        items.contains { $0.change.kind == kind && $0.change.part == part ?? $0.change.part }
      }
      switch change.kind {
      case .resized: return change.part.isEmpty || !has(.image, of: change.part)
      case .moved:
        let offset = change.offset ?? .zero
        let part = change.part.isEmpty ? nil : change.part
        return max(abs(offset.x), abs(offset.y)) >= 0.5
          || !has(.image, of: part) && !has(.font, of: part)
      default: return true
      }
    }
  }

  /// Tells how far the element moved as a whole.
  mutating func addMove() {
    if offset != .zero {
      add(.moved, from: old.bounds.origin.text, to: new.bounds.origin.text, offset: offset)
    }
  }

  /// Compares part by part.
  ///
  /// - Parameters:
  ///   - dividers: Whether the lines behind the element divide it from the same one as before.
  ///   - isRootResized: Whether the card has another size, and so the lines in it.
  ///   - offsets: How far the next element moved, which its line may go with; nothing when it is another.
  ///   - fillsPicture: Whether the element is as large as the picture, and changes its size with it.
  mutating func compareParts(
    dividers: Bool, isRootResized: Bool, offsets: [Point]?, fillsPicture: Bool
  ) {
    for part in old.parts where new[part.key] == nil && (!part.isDivider || dividers) {
      if part.isDrawn {
        add(.gone, part.key, from: part.text)
      } else {
        addOpacity(part.opacity, 1, of: part.key)
      }
    }
    for part in new.parts {
      guard let before = old[part.key] else {
        guard !part.isDivider || dividers else { continue }
        if part.isDrawn {
          add(.new, part.key, to: part.text)
        } else {
          addOpacity(1, part.opacity, of: part.key)
        }
        continue
      }
      guard before.pieces != part.pieces else { continue }
      let moved = geometry.offset(of: before, part)
      let isFollower = part.isDivider || part.key == FramePart.highlight
      if isFollower {
        if part.isDivider, let offsets, moved != .zero,
          !moved.isBetween([offset] + offsets)
        {
          addMove(of: before, part, moved)
        }
      } else if moved != offset {
        addMove(of: before, part, Point(moved.x - offset.x, moved.y - offset.y))
      }
      if !fillsPicture, !(isFollower && isRootResized), part.key != FramePart.highlight,
        part.lines == before.lines, part.hasFont(of: before),
        before.bounds.size.differs(from: part.bounds.size, by: geometry.slack)
      {
        let (size, newSize) = (before.bounds.size, part.bounds.size)
        add(
          .resized, part.key, from: size.text, to: newSize.text, offset: newSize.growth(from: size))
      }
      compareText(before, part)
      compareLook(before, part)
    }
  }

  private mutating func addMove(of old: FramePart, _ new: FramePart, _ offset: Point) {
    add(
      .moved, new.key, from: old.bounds.origin.text, to: new.bounds.origin.text,
      offset: Point(offset.x.roundedToHundredths, offset.y.roundedToHundredths))
  }

  private mutating func compareText(_ old: FramePart, _ new: FramePart) {
    let (lines, newLines) = (old.lines, new.lines)
    func isSame() -> Bool {
      // Lines are broken at spaces, or in the middle of words.
      old.text == new.text
        || lines.count + newLines.count > 2
          && lines.joined().filter { $0 != " " } == newLines.joined().filter { $0 != " " }
    }
    if lines.isEmpty != newLines.isEmpty {
      return add(.image, new.key, from: old.text, to: new.text)
    }
    let isSameText = isSame()
    if !isSameText {
      add(.text, new.key, from: old.text, to: new.text)
    } else if lines != newLines {
      func count(_ lines: [String]) -> String {
        "\(lines.count) line\(lines.count == 1 ? "" : "s")"
      }
      add(.lines, new.key, from: count(lines), to: count(newLines))
    }
    guard let font = old.font, let newFont = new.font else { return }
    if abs(font.size - newFont.size) >= 0.01 {
      add(
        .font, new.key, from: "\(font.size.hundredths) pt", to: "\(newFont.size.hundredths) pt")
    } else if isSameText, font.file != newFont.file {
      add(.font, new.key, from: font.file.fileName, to: newFont.file.fileName)
    }
  }

  private mutating func addOpacity(_ old: Double, _ new: Double, of part: String) {
    if abs(old - new) >= 0.001 {
      add(.opacity, part, from: old.hundredths, to: new.hundredths)
    }
  }

  private mutating func compareLook(_ old: FramePart, _ new: FramePart) {
    let (colors, newColors) = (old.colors, new.colors)
    let isSameLook = new.looks(like: old, isMirrored: geometry.isMirrored)
    if !isSameLook { add(.image, new.key) }
    // Another drawing may have more colours, which says nothing.
    if colors != newColors, !colors.isEmpty, !newColors.isEmpty,
      isSameLook || colors.count == newColors.count
    {
      // Those that stayed are not told.
      let isPaired = colors.count == newColors.count
      let changed = zip(colors, newColors).filter { $0 != $1 }
      add(
        .color, new.key, from: (isPaired ? changed.map(\.0) : colors).joined(separator: " and "),
        to: (isPaired ? changed.map(\.1) : newColors).joined(separator: " and "))
    }
    if isSameLook, abs(old.radius - new.radius) >= 0.01 {
      add(.radius, new.key, from: "\(old.radius.hundredths) pt", to: "\(new.radius.hundredths) pt")
    }
    addOpacity(old.opacity, new.opacity, of: new.key)
    if old.shadow != new.shadow { add(.shadow, new.key, from: old.shadow, to: new.shadow) }
    if old.material != new.material {
      add(.material, new.key, from: old.material, to: new.material)
    }
  }
}

extension Point {
  /// The place in points: `16, 28`.
  fileprivate var text: String { "\(x.hundredths), \(y.hundredths)" }
}

extension String {
  /// The last step of a file's path, without its ending.
  fileprivate var fileName: String {
    let name = split(separator: "/").last ?? ""
    return String(name.split(separator: ".").first ?? name)
  }
}
