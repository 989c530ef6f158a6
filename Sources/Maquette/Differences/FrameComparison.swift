internal import MaquetteScene

/// What is told of one element, with what its sentences need.
struct ToldElement {
  /// A change, and whether it is about the element itself and not about something of it.
  struct Item: Hashable {
    var change: LayoutDifference.Change
    var isDirect: Bool

    /// Whether the element moved as a whole.
    var isMove: Bool { change.kind == .moved && change.part.isEmpty && isDirect }
  }

  let label: ElementLabel
  let root: String
  let isMatched: Bool
  /// Whether it is the presentation or the screen that holds the others of its root.
  let isRoot: Bool
  var changes: [Item] = []
}

/// Compares the elements of two frames.
struct FrameComparison {
  private let old: [FrameElement]
  private let new: [FrameElement]
  private let matching: ElementMatching
  private let oldOfNew: [Int: Int]
  private let sizes: (old: Size, new: Size)
  private let geometry: ComparedGeometry
  private let labels: (old: ElementLabels, new: ElementLabels)

  init(_ old: Frame, _ new: Frame) {
    self.old = FrameElements(old).elements
    self.new = FrameElements(new).elements
    sizes = (old.size, new.size)
    matching = ElementMatching(self.old, self.new)
    let pairs = matching.newOfOld
    oldOfNew = Dictionary(pairs.map { ($1, $0) }) { first, _ in first }
    let parts = self.old.indices.flatMap { [old = self.old, new = self.new] index in
      pairs[index].map { old[index].parts(with: new[$0]) } ?? []
    }
    geometry = ComparedGeometry(parts, width: old.size.width, new.size.width)
    let counts = ElementLabels.Counts(self.old, self.new)
    labels = (
      ElementLabels(self.old, old.anchors, counts), ElementLabels(self.new, new.anchors, counts)
    )
  }

  /// What is told, in the order of the elements: of the picture first, then of each.
  var told: [ToldElement] {
    var result = [picture]
    let roots = (new + old).map(\.root).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let loneRoots = Set(
      (unmatched(old, matching.newOfOld) + unmatched(new, oldOfNew)).filter(\.isRoot).map(\.root))
    for root in roots {
      var entries: [(y: Double, told: ToldElement)] = []
      for (index, element) in new.enumerated() where element.root == root {
        guard let before = oldOfNew[index] else {
          if loneRoots.contains(root), !element.isRoot { continue }
          entries.append((element.bounds.minY, lone(element, .new, labels.new)))
          continue
        }
        entries.append((element.bounds.minY, compared(before, index)))
      }
      for (index, element) in old.enumerated() where element.root == root {
        if matching.newOfOld[index] != nil || loneRoots.contains(root) && !element.isRoot {
          continue
        }
        let y = element.bounds.minY
        let place =
          entries.firstIndex { $0.y > y - 3 && !$0.told.isRoot } ?? entries.count
        entries.insert((y, lone(element, .gone, labels.old)), at: place)
      }
      result += entries.map(\.told)
    }
    return result.filter { $0.isMatched || !$0.changes.isEmpty }
  }

  private func unmatched(_ elements: [FrameElement], _ known: [Int: Int]) -> [FrameElement] {
    elements.indices.filter { known[$0] == nil }.map { elements[$0] }
  }

  /// What is told of the picture as a whole.
  private var picture: ToldElement {
    var told = ToldElement(
      label: ElementLabel(noun: "picture"), root: "", isMatched: false, isRoot: true)
    func add(
      _ kind: LayoutDifference.Change.Kind, _ from: String? = nil, _ to: String? = nil,
      growth: Point? = nil
    ) {
      let change = LayoutDifference.Change(
        element: "", label: "picture", part: "", kind: kind, from: from, to: to, offset: growth)
      told.changes.append(ToldElement.Item(change: change, isDirect: true))
    }
    if sizes.old.differs(from: sizes.new) {
      add(
        .resized, sizes.old.text, sizes.new.text, growth: sizes.new.growth(from: sizes.old))
    }
    if geometry.isMirrored { add(.mirrored) }
    return told
  }

  /// What is told of an element that only one of the frames has.
  private func lone(
    _ element: FrameElement, _ kind: LayoutDifference.Change.Kind, _ labels: ElementLabels
  ) -> ToldElement {
    let label = labels[element]
    let change = LayoutDifference.Change(
      element: ElementPath.documented(element.path), label: label.text, part: "", kind: kind,
      from: kind == .gone ? element.title : nil, to: kind == .new ? element.title : nil)
    return ToldElement(
      label: label, root: element.root, isMatched: false, isRoot: element.isRoot,
      // A bar may stay without its background.
      changes: [ToldElement.Item(change: change, isDirect: !label.noun.hasSuffix(" bar"))])
  }

  private func compared(_ oldIndex: Int, _ newIndex: Int) -> ToldElement {
    let (before, after) = (old[oldIndex], new[newIndex])
    let isReordered = matching.reordered.contains(oldIndex)
    let label = isReordered ? labels.old[before] : labels.new[after]
    var told = ToldElement(
      label: label, root: after.root, isMatched: true, isRoot: after.isRoot)
    var comparison = ElementComparison(before, after, geometry)
    if isReordered {
      comparison.add(.order, from: label.short, to: labels.new[after].short)
    } else {
      comparison.addMove()
    }
    // A line divides two elements: when the next is another one, so may be the line.
    let next = (follower(of: oldIndex, in: old), follower(of: newIndex, in: new))
    let isSameNext =
      (next.0 == nil) == (next.1 == nil) && next.0.flatMap { matching.newOfOld[$0] } == next.1
      && !isReordered
    comparison.compareParts(
      dividers: isSameNext, isRootResized: isResized(after.root),
      offsets: isSameNext ? [next].compactMap(offset) : nil,
      fillsPicture: fills(before, sizes.old) && fills(after, sizes.new))
    told.changes = comparison.told.map { item in
      var item = item
      item.change.label = label.text
      return item
    }
    return told
  }

  private func follower(of index: Int, in elements: [FrameElement]) -> Int? {
    let next = index + 1
    return next < elements.count && elements[next].root == elements[index].root ? next : nil
  }

  private func offset(of pair: (Int?, Int?)) -> Point? {
    guard let first = pair.0, let second = pair.1 else { return nil }
    return geometry.offset(of: old[first].parts(with: new[second]))
  }

  private func isResized(_ root: String) -> Bool {
    if sizes.old.differs(from: sizes.new) { return true }
    func bounds(_ elements: [FrameElement]) -> Rect? {
      elements.first { $0.path == root }?.bounds
    }
    guard let before = bounds(old), let after = bounds(new) else { return false }
    return before.size.differs(from: after.size)
  }

  private func fills(_ element: FrameElement, _ size: Size) -> Bool {
    !element.bounds.size.differs(from: size)
  }
}

extension FrameElement {
  /// Whether it is a presentation itself, or the screen.
  var isRoot: Bool { path == root }

  /// The parts that two elements have in common.
  func parts(with other: FrameElement) -> [(FramePart, FramePart)] {
    parts.compactMap { part in other[part.key].map { (part, $0) } }
  }
}
