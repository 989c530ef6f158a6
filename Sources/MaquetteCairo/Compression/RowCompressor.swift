internal import CDeflate

/// Compresses the rows of a picture of a user interface into zlib's form.
///
/// Such a picture is mostly repetition: most pixels equal the one to the left or above. Those matches
/// are found by comparing, without a table; only what is left, the edges of letters, is looked up.
/// General compressors look up every byte, which takes most of the time of drawing a picture.
struct RowCompressor: ~Copyable {
  /// How far back deflate can reach, in bytes.
  private static let window = 32_768
  /// Bytes of a match after which no better one is looked for.
  private static let longEnough = 48
  private static let tableBits: UInt32 = 15
  private static let none: Int32 = -1

  /// Earlier places of the same four bytes that are tried.
  private let depth: Int
  /// Bytes from a pixel to the next and from a row to the next.
  private let pixelLength: Int
  private let rowLength: Int

  /// The newest place of each three and of each four bytes, and the place before each place.
  private let threes = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(tableBits))
  private let fours = UnsafeMutablePointer<Int32>.allocate(capacity: 1 << Int(tableBits))
  private let earlier = UnsafeMutablePointer<Int32>.allocate(capacity: window)

  private var block = DeflateBlock()
  private var writer = BitWriter([0x78, 0x5E])

  /// A match at a place.
  private struct Match {
    var length = 0
    var distance = 0
    /// Bits saved over literals, by rules of thumb.
    var gain = 0
  }

  /// Prepares to compress rows of pixels of a length in bytes.
  init(pixelLength: Int, rowLength: Int, depth: Int) {
    self.depth = depth
    self.pixelLength = pixelLength
    self.rowLength = rowLength
    threes.initialize(repeating: Self.none, count: 1 << Int(Self.tableBits))
    fours.initialize(repeating: Self.none, count: 1 << Int(Self.tableBits))
    earlier.initialize(repeating: Self.none, count: Self.window)
  }

  deinit {
    threes.deallocate()
    fours.deallocate()
    earlier.deallocate()
  }

  /// The rows compressed; fewer than 2³¹ bytes.
  consuming func compressed(_ rows: UnsafeRawBufferPointer) -> [UInt8] {
    precondition(rows.count < Int32.max)
    if let start = rows.baseAddress { compress(start, rows.count) }
    block.write(to: &writer, isLast: true)
    writer.finishByte()
    let sum = libdeflate_adler32(1, rows.baseAddress, rows.count)
    return writer.bytes + (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
  }

  private mutating func compress(_ bytes: UnsafeRawPointer, _ count: Int) {
    // The last bytes are literals, so that four bytes can be read at every other place.
    let end = max(0, count - 8)
    var place = 0
    var found = end > 0 ? find(bytes, 0, end) : Match()
    while place < end {
      var next = Match()
      // At the least depth the first match is taken as it comes.
      let isSought = depth > 1 || found.gain <= 0
      if isSought, found.length < Self.longEnough, place + 1 < end {
        next = find(bytes, place + 1, end)
        if next.gain > found.gain { found = Match() }
      }
      if found.gain > 0 {
        block.add(length: found.length, distance: found.distance)
        // What lies inside a long match has been seen already.
        let seen = min(place + found.length, place + Self.longEnough, end)
        for inside in place + 2..<max(place + 2, seen) { enter(bytes, inside) }
        place += found.length
        found = place < end ? find(bytes, place, end) : Match()
      } else {
        block.add(byte: UInt32(bytes.load(fromByteOffset: place, as: UInt8.self)))
        place += 1
        found = next
      }
      if block.isFull { block.write(to: &writer, isLast: false) }
    }
    for place in place..<count {
      block.add(byte: UInt32(bytes.load(fromByteOffset: place, as: UInt8.self)))
    }
  }

  /// The best match for the bytes from a place on; the place is entered among those seen.
  private func find(_ bytes: UnsafeRawPointer, _ place: Int, _ end: Int) -> Match {
    let here = bytes + place
    // A longer match takes several anyway, and the next may have a nearer one.
    let rest = min(end - place, 258)
    var best = Match()
    consider(pixelLength, here, place, rest, &best)
    if best.length < rest { consider(rowLength, here, place, rest, &best) }
    if best.length < Self.longEnough {
      search(here, place, rest, &best)
      enter(bytes, place)
    }
    return best
  }

  /// Takes the match at a distance if it is better.
  @inline(__always)
  private func consider(
    _ distance: Int, _ here: UnsafeRawPointer, _ place: Int, _ rest: Int, _ best: inout Match
  ) {
    guard distance <= place, distance <= Self.window else { return }
    let length = Self.common(here, here - distance, rest)
    guard length >= 3 else { return }
    // Among the edges of letters a literal byte takes 8 bits; a match takes 6 and as many as its
    // distance has.
    let bits = distance == pixelLength ? 0 : Int.bitWidth &- distance.leadingZeroBitCount
    let gain = length &* 8 &- 6 &- bits
    if gain > best.gain { best = Match(length: length, distance: distance, gain: gain) }
  }

  private func search(
    _ here: UnsafeRawPointer, _ place: Int, _ rest: Int, _ best: inout Match
  ) {
    let four = here.loadUnaligned(as: UInt32.self)
    var earliest = place
    var candidate = Int(fours[Self.key(four)])
    for _ in 0..<depth {
      // A place overwritten by a later one ends the chain.
      guard candidate >= 0, candidate < earliest, place &- candidate <= Self.window else { break }
      earliest = candidate
      let there = here - (place &- candidate)
      if there.loadUnaligned(as: UInt32.self) == four,
        best.length == 0
          || there.load(fromByteOffset: min(best.length, rest &- 1), as: UInt8.self)
            == here.load(fromByteOffset: min(best.length, rest &- 1), as: UInt8.self)
      {
        consider(place &- candidate, here, place, rest, &best)
        if best.length >= Self.longEnough { return }
      }
      candidate = Int(earlier[candidate & (Self.window &- 1)])
    }
    if best.length == 0 {
      let candidate = Int(threes[Self.key(four & 0xFF_FFFF)])
      if candidate >= 0 { consider(place &- candidate, here, place, rest, &best) }
    }
  }

  /// Remembers where bytes were seen.
  @inline(__always)
  private func enter(_ bytes: UnsafeRawPointer, _ place: Int) {
    let four = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    let key = Self.key(four)
    earlier[place & (Self.window &- 1)] = fours[key]
    fours[key] = Int32(truncatingIfNeeded: place)
    threes[Self.key(four & 0xFF_FFFF)] = Int32(truncatingIfNeeded: place)
  }

  @inline(__always)
  private static func key(_ bytes: UInt32) -> Int {
    Int(truncatingIfNeeded: (bytes &* 0x9E37_79B1) &>> (32 &- tableBits))
  }

  /// How many bytes are the same at two places.
  @inline(__always)
  private static func common(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ limit: Int
  ) -> Int {
    @inline(__always)
    func difference(_ offset: Int) -> UInt64 {
      first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var count = 0
    while count &+ 32 <= limit,
      difference(count) | difference(count &+ 8) | difference(count &+ 16)
        | difference(count &+ 24) == 0
    {
      count &+= 32
    }
    while count &+ 8 <= limit {
      let difference = difference(count)
      if difference != 0 { return count &+ difference.trailingZeroBitCount &>> 3 }
      count &+= 8
    }
    while count < limit,
      first.load(fromByteOffset: count, as: UInt8.self)
        == second.load(fromByteOffset: count, as: UInt8.self)
    {
      count &+= 1
    }
    return count
  }
}
