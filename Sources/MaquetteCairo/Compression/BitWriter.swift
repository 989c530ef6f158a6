/// Writes bits as deflate wants them: the lowest first, packed into bytes from the lowest up.
struct BitWriter: ~Copyable {
  /// The whole bytes written.
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var count = 0

  /// Writes behind bytes that are there already.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Writes many values without a check for room after each.
  ///
  /// - Parameters:
  ///   - room: The most bits that `body` writes.
  ///   - body: Writes with the cursor that it gets.
  mutating func write(room: Int, _ body: (inout Cursor) -> Void) {
    let capacity = room / 8 + 16
    var (pending, count) = (self.pending, self.count)
    bytes += [UInt8](unsafeUninitializedCapacity: capacity) { buffer, length in
      guard let base = buffer.baseAddress else { return }
      var cursor = Cursor(target: UnsafeMutableRawPointer(base), pending: pending, count: count)
      body(&cursor)
      cursor.flush()
      length = cursor.written
      precondition(length <= capacity - 8, "more bits than said")
      (pending, count) = (cursor.pending, cursor.count)
    }
    (self.pending, self.count) = (pending, count)
  }

  /// Fills the last byte with zeros.
  mutating func finishByte() {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    (pending, count) = (0, 0)
  }

  /// A place to write bits at.
  struct Cursor {
    fileprivate let target: UnsafeMutableRawPointer
    fileprivate var pending: UInt64
    fileprivate var count: Int
    fileprivate var written = 0

    fileprivate init(target: UnsafeMutableRawPointer, pending: UInt64, count: Int) {
      (self.target, self.pending, self.count) = (target, pending, count)
    }

    /// Adds the lowest bits of a value, the others of which are zero; between two flushes 48 bits at
    /// the most.
    @inline(__always)
    mutating func add(_ value: UInt32, _ bits: Int) {
      pending |= UInt64(value) &<< UInt64(truncatingIfNeeded: count)
      count &+= bits
    }

    /// Stores the whole bytes; eight bytes are touched whatever their number.
    @inline(__always)
    mutating func flush() {
      target.storeBytes(of: pending.littleEndian, toByteOffset: written, as: UInt64.self)
      let whole = count &>> 3
      written &+= whole
      pending &>>= UInt64(truncatingIfNeeded: whole &<< 3)
      count &= 7
    }
  }
}
