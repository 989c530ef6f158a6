/// Moving and removing elements.
extension SourceEditor {
  /// Puts an element before another of its list.
  func move(_ place: Place, before other: Place) -> [SourceReplacement]? {
    guard let list = place.parent, other.parent?.range == list.range, let slots = slots(of: list)
    else {
      return nil
    }
    var order = Array(slots.indices)
    order.remove(at: place.index)
    order.insert(place.index, at: other.index - (place.index < other.index ? 1 : 0))
    return zip(slots, order).enumerated().compactMap { index, pair in
      index == pair.1 ? nil : SourceReplacement(pair.0, text(slots[pair.1]))
    }
  }

  /// Takes a value out of its list or mapping.
  func remove(_ place: Place) -> [SourceReplacement]? {
    guard let parent = place.parent, parent.children.count > 1 else { return nil }
    return isFlow(parent) ? removeInFlow(place, parent) : removeInBlock(place, parent)
  }

  private func removeInFlow(_ place: Place, _ parent: SourceNode) -> [SourceReplacement]? {
    let starts = parent.starts.map(\.offset)
    let isLast = place.index == starts.count - 1
    let before = isLast ? parent.children[place.index - 1] : nil
    guard before.map({ isWritten($0) || $0.range.isEmpty }) ?? true else { return nil }
    let range =
      before.map { $0.range.upperBound.offset..<place.node.range.upperBound.offset }
      ?? starts[place.index]..<starts[place.index + 1]
    let rest =
      isLast
      ? range.lowerBound..<starts[place.index]
      : content(of: place.node).upperBound..<range.upperBound
    return hasComment(rest) ? nil : [.init(range, "")]
  }

  private func removeInBlock(_ place: Place, _ parent: SourceNode) -> [SourceReplacement]? {
    if case .sequence = parent {
      return slots(of: parent).map { slots in
        let isLast = place.index == slots.count - 1
        let end = isLast ? slots[place.index].upperBound : slots[place.index + 1].lowerBound
        let start =
          isLast ? slots[place.index - 1].upperBound : slots[place.index].lowerBound
        return [.init(start..<end, "")]
      }
    }
    let starts = parent.starts
    let start = starts[place.index]
    let end = content(of: place.node).upperBound
    if beginsLine(start) {
      let last = place.node.range.upperBound
      let line = last.column == 0 && last.line > start.line ? last.line : last.line + 1
      return [.init((start.offset - start.column)..<lines.start(of: line).offset, "")]
    }
    // Behind a dash: the next entry takes the place.
    guard place.index + 1 < starts.count else { return nil }
    let next = starts[place.index + 1].offset
    return hasComment(end..<next) ? nil : [.init(start.offset..<next, "")]
  }

  /// Where the elements of a list stand, so that they can change places: in a block in whole lines, with
  /// the comments above them.
  private func slots(of list: SourceNode) -> [Range<Int>]? {
    guard case .sequence(let elements, _) = list else { return nil }
    guard isFlow(list) else { return blockSlots(of: list, count: elements.count) }
    guard elements.allSatisfy(isWritten) else { return nil }
    let slots = elements.map { content(of: $0) }
    let hasComments = zip(slots, slots.dropFirst()).contains {
      hasComment($0.upperBound..<$1.lowerBound)
    }
    return hasComments ? nil : slots
  }

  private func blockSlots(of list: SourceNode, count: Int) -> [Range<Int>]? {
    let (start, last) = (list.range.lowerBound, trimmed(list.range.upperBound.offset))
    var dashes: [Int] = []
    var firsts: [Int] = []
    var line = start.line
    while line < lines.count, lines.start(of: line).offset < last {
      if isDash(line, start.column) {
        var first = line
        while first > (dashes.last.map { $0 + 1 } ?? 0), isComment(first - 1, start.column) {
          first -= 1
        }
        dashes.append(line)
        firsts.append(first)
      }
      line += 1
    }
    guard dashes.count == count else { return nil }
    let starts = firsts.map { lines.start(of: $0).offset }
    return starts.indices.map { index in
      let end = index + 1 < starts.count ? trimmed(starts[index + 1]) : end(ofLine: line - 1)
      return starts[index]..<end
    }
  }

  /// Whether a line begins with a dash in a column.
  private func isDash(_ line: Int, _ column: Int) -> Bool {
    let text = Array(lines[line].unicodeScalars)
    return text.count > column && text[column] == "-" && text[..<column].allSatisfy { $0 == " " }
      && (text.count == column + 1 || text[column + 1] == " ")
  }

  /// Whether a line is a comment that is indented no further than a column.
  private func isComment(_ line: Int, _ column: Int) -> Bool {
    let text = lines[line].unicodeScalars
    let indent = text.prefix { $0 == " " }.count
    return indent <= column && text.dropFirst(indent).first == "#"
  }
}
