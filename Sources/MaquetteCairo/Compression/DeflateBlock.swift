/// A block of deflate (RFC 1951) being gathered: literal bytes and matches, counted for their code.
struct DeflateBlock: ~Copyable {
  /// Tokens gathered before a block is written.
  private static let capacity = 1 << 12
  /// The highest bit of a token that is a match; one of a literal byte has none.
  private static let matchMark: UInt32 = 1 << 31
  /// The symbol that ends a block.
  private static let end = 256

  private let tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity)
  private let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: 286)
  private let distances = UnsafeMutablePointer<UInt32>.allocate(capacity: 30)
  private var count = 0

  /// Makes an empty block.
  init() { clear() }

  deinit {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  /// Whether the block must be written before more is added.
  var isFull: Bool { count >= Self.capacity - 8 }

  /// Adds a literal byte.
  @inline(__always)
  mutating func add(byte: UInt32) {
    tokens[count] = byte
    count &+= 1
    literals[Int(byte)] &+= 1
  }

  /// Adds a match of 3 to 258 bytes, 1 to 32,768 bytes back.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    tokens[count] =
      UInt32(truncatingIfNeeded: length &- 3) &<< 16 | UInt32(truncatingIfNeeded: distance &- 1)
      | Self.matchMark
    count &+= 1
    literals[Symbol(length: UInt32(truncatingIfNeeded: length &- 3)).number] &+= 1
    distances[Symbol(distance: UInt32(truncatingIfNeeded: distance &- 1)).number] &+= 1
  }

  /// Writes the block and empties it.
  mutating func write(to writer: inout BitWriter, isLast: Bool) {
    literals[Self.end] = 1
    let literalCode = HuffmanCode(
      Array(UnsafeBufferPointer(start: literals, count: 286)), limit: 15)
    let distanceCode = HuffmanCode(
      Array(UnsafeBufferPointer(start: distances, count: 30)), limit: 15)
    let header = DeflateHeader(literalCode.lengths, distanceCode.lengths)
    let literalBits = literalCode.packed
    let distanceBits = distanceCode.packed
    // No token takes more than 48 bits; the header has at most 320 lengths of 14 bits.
    writer.write(room: count * 48 + 5000) { cursor in
      cursor.add(isLast ? 1 : 0, 1)
      header.write(to: &cursor)
      literalBits.withUnsafeBufferPointer { literals in
        distanceBits.withUnsafeBufferPointer { distances in
          write(literals, distances, to: &cursor)
        }
      }
    }
    clear()
  }

  private func write(
    _ literals: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>,
    to cursor: inout BitWriter.Cursor
  ) {
    @inline(__always)
    func add(_ packed: UInt32) {
      cursor.add(packed & 0xFFFF, Int(truncatingIfNeeded: packed &>> 16))
    }
    for index in 0..<count {
      let token = tokens[index]
      if token & Self.matchMark != 0 {
        let length = Symbol(length: token &>> 16 & 0xFF)
        add(literals[length.number])
        cursor.add(length.extra, length.extraBits)
        let distance = Symbol(distance: token & 0xFFFF)
        add(distances[distance.number])
        cursor.add(distance.extra, distance.extraBits)
      } else {
        add(literals[Int(token)])
      }
      cursor.flush()
    }
    add(literals[Self.end])
    cursor.flush()
  }

  private mutating func clear() {
    count = 0
    literals.update(repeating: 0, count: 286)
    distances.update(repeating: 0, count: 30)
  }

  /// The symbol of a length or a distance and the bits that follow it.
  private struct Symbol {
    let number: Int
    let extra: UInt32
    let extraBits: Int

    /// Of a length less 3.
    @inline(__always)
    init(length: UInt32) {
      if length < 8 || length == 255 {
        number = length == 255 ? 285 : 257 &+ Int(length)
        (extra, extraBits) = (0, 0)
      } else {
        let top = 31 &- length.leadingZeroBitCount
        extraBits = top &- 2
        number =
          253 &+ 4 &* top
          &+ Int(truncatingIfNeeded: length &>> UInt32(truncatingIfNeeded: extraBits) & 3)
        extra = length & (1 &<< UInt32(truncatingIfNeeded: extraBits) &- 1)
      }
    }

    /// Of a distance less 1.
    @inline(__always)
    init(distance: UInt32) {
      if distance < 4 {
        number = Int(distance)
        (extra, extraBits) = (0, 0)
      } else {
        let top = 31 &- distance.leadingZeroBitCount
        extraBits = top &- 1
        number =
          2 &* top
          &+ Int(truncatingIfNeeded: distance &>> UInt32(truncatingIfNeeded: extraBits) & 1)
        extra = distance & (1 &<< UInt32(truncatingIfNeeded: extraBits) &- 1)
      }
    }
  }
}

extension HuffmanCode {
  /// The bits of each symbol with their number above them.
  fileprivate var packed: [UInt32] {
    zip(codes, lengths).map { UInt32($0) | UInt32($1) << 16 }
  }
}
