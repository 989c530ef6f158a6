extension Frame {
  /// Everything that decides what is painted as bytes: equal for equal frames, on every machine.
  ///
  /// Names and anchors, which are never painted, are left out.
  ///
  /// - Parameter font: What a font file is told by wherever it lies: the checksum of its bytes.
  /// - Returns: The bytes, to take a checksum of.
  public func encoded(font: @escaping (String) -> String) -> [UInt8] {
    var encoder = FrameEncoder(font: font)
    encoder.add(self)
    return encoder.bytes
  }
}

/// Writes the values of a frame one after the other, each with its length or kind before it.
private struct FrameEncoder {
  let font: (String) -> String
  private(set) var bytes: [UInt8] = []

  init(font: @escaping (String) -> String) { self.font = font }

  mutating func add(_ frame: Frame) {
    add(frame.size)
    add(frame.items.count)
    for placed in frame.items {
      add(placed.origin)
      switch placed.item {
      case .group(let frame, let effects):
        add(0)
        add(effects)
        add(frame)
      case .shape(let shape, let fill, let stroke):
        add(1)
        add(shape)
        add(fill) {
          $0.add($1.color); $0.add($1.rule == .evenOdd ? 1 : 0)
        }
        add(stroke) {
          $0.add($1.color); $0.add([$1.width] + $1.dashes)
        }
      case .text(let line, let color):
        add(2)
        add(color)
        add(line)
      case .image(let bitmap, let size):
        add(3)
        add(size)
        add(bitmap.width)
        bytes += bitmap.pixels
      }
    }
  }

  private mutating func add(_ effects: Effects) {
    let transform = effects.transform
    add([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
    add(effects.opacity)
    add(effects.clip) { $0.add($1) }
    add(effects.shadow) { encoder, shadow in
      encoder.add(shadow.size)
      encoder.add(shadow.radius)
      encoder.add(shadow.corners.rawValue)
      encoder.add(shadow.color)
      encoder.add(shadow.offset)
      encoder.add(shadow.falloff.flatMap { [$0.distance, $0.alpha] })
    }
    add(effects.backdrop) { encoder, backdrop in
      encoder.add([backdrop.blur, backdrop.saturation, backdrop.adaptation])
      encoder.add(backdrop.tint)
      encoder.add(backdrop.lens) { $0.add([$1.depth, $1.shift]) }
    }
    if effects.isBackdropRoot { add("backdrop root") }
  }

  private mutating func add(_ shape: Shape) {
    switch shape {
    case .rectangle(let size, let radius, let corners):
      add(size)
      add(radius)
      add(corners.rawValue)
    case .path(let path):
      for element in path.elements {
        switch element {
        case .move(let point): add([0, point.x, point.y])
        case .line(let point): add([1, point.x, point.y])
        case .curve(let a, let b, let c): add([2, a.x, a.y, b.x, b.y, c.x, c.y])
        case .close: add([3])
        }
      }
    }
  }

  private mutating func add(_ line: TextLine) {
    for run in line.runs {
      add(font(run.face.file))
      add(run.face.index)
      add(run.size)
      add(run.isColored ? 1 : 0)
      add(run.glyphs.flatMap { [Double($0.id), $0.position.x, $0.position.y] })
    }
  }

  private mutating func add<Value>(
    _ value: Value?, _ body: (inout FrameEncoder, Value) -> Void
  ) {
    add(value == nil ? 0 : 1)
    if let value { body(&self, value) }
  }

  private mutating func add(_ color: Color) {
    add([color.red, color.green, color.blue, color.alpha])
  }

  private mutating func add(_ size: Size) { add([size.width, size.height]) }

  private mutating func add(_ point: Point) { add([point.x, point.y]) }

  private mutating func add(_ numbers: [Double]) {
    add(numbers.count)
    for number in numbers { add(number) }
  }

  private mutating func add(_ number: Double) {
    // Zero has two forms that are equal.
    add(word: (number == 0 ? 0 : number).bitPattern)
  }

  private mutating func add(_ number: Int) { add(word: UInt64(bitPattern: Int64(number))) }

  private mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes += text.utf8
  }

  private mutating func add(word: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: word >> shift))
    }
  }
}
