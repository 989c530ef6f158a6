extension ImageDifference {
  private func isDifferent(_ index: Int) -> Bool {
    marks[index] == Mark.different.rawValue || marks[index] == Mark.darker.rawValue
  }

  /// The window of `windowSide` pixels with most differences, and how many it has.
  ///
  /// Many differences in one place are a change; as many scattered over a picture may be noise.
  public var worstWindow: (box: PixelBox, count: Int)? {
    guard !marks.isEmpty, width > 0, height > 0 else { return nil }
    let (across, down) = (min(windowSide, width), min(windowSide, height))
    // How many differences each column has in the rows of the window.
    var columns = [Int](repeating: 0, count: width)
    var worst: (box: PixelBox, count: Int)?
    // No window has more differences than one that begins or ends within the rows that have any.
    let first = max(0, min(rows.lowerBound, height - down))
    for bottom in first..<min(height, rows.upperBound + down) {
      for x in 0..<width {
        if isDifferent(bottom * width + x) { columns[x] += 1 }
        if bottom - down >= first, isDifferent((bottom - down) * width + x) { columns[x] -= 1 }
      }
      guard bottom >= first + down - 1 else { continue }
      var sum = 0
      for x in 0..<width {
        sum += columns[x]
        if x >= across { sum -= columns[x - across] }
        if x >= across - 1, sum > worst?.count ?? 0 {
          worst = (PixelBox(x - across + 1, bottom - down + 1, across, down), sum)
        }
      }
    }
    return worst
  }

  /// The rectangles round changes that lie together, from the top.
  ///
  /// Changes lie together when no more than about eight pixels part them, as the letters of a word.
  public var regions: [PixelBox] {
    guard !marks.isEmpty, width > 0, height > 0 else { return [] }
    let cell = 8
    let (columns, cellRows) = ((width + cell - 1) / cell, (height + cell - 1) / cell)
    var boxes = [Box?](repeating: nil, count: columns * cellRows)
    for y in rows {
      for x in 0..<width where isDifferent(y * width + x) {
        let index = y / cell * columns + x / cell
        boxes[index] = boxes[index].map { $0.joined(Box(x, y)) } ?? Box(x, y)
      }
    }
    var found: [Box] = []
    for start in boxes.indices {
      guard let first = boxes[start] else { continue }
      boxes[start] = nil
      var box = first
      var open = [start]
      while let index = open.popLast() {
        let (x, y) = (index % columns, index / columns)
        for row in max(0, y - 1)...min(cellRows - 1, y + 1) {
          for column in max(0, x - 1)...min(columns - 1, x + 1) {
            let next = row * columns + column
            guard let part = boxes[next] else { continue }
            boxes[next] = nil
            box = box.joined(part)
            open.append(next)
          }
        }
      }
      found.append(box)
    }
    return found.sorted { ($0.y0, $0.x0) < ($1.y0, $1.x0) }.map(\.pixels)
  }
}

/// A rectangle by its outermost pixels.
private struct Box {
  var x0, y0, x1, y1: Int

  init(_ x: Int, _ y: Int) { (x0, y0, x1, y1) = (x, y, x, y) }

  func joined(_ other: Box) -> Box {
    var box = self
    (box.x0, box.y0) = (min(x0, other.x0), min(y0, other.y0))
    (box.x1, box.y1) = (max(x1, other.x1), max(y1, other.y1))
    return box
  }

  var pixels: PixelBox { PixelBox(x0, y0, x1 - x0 + 1, y1 - y0 + 1) }
}
