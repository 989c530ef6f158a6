internal import Glibc

/// Memory that is used again for every picture.
///
/// A full screen's pixels fresh from the system cost as much as painting them.
final class Memory {
  private var start: UnsafeMutableRawPointer?
  private var capacity = 0

  deinit { free(start) }

  /// So many bytes, whatever is in them, valid until more are asked for.
  func bytes(_ count: Int) throws(RenderError) -> UnsafeMutableRawPointer {
    if let start, count <= capacity { return start }
    free(start)
    start = nil
    capacity = 0
    guard let fresh = malloc(max(count, 1)) else { throw .outOfMemory }
    start = fresh
    capacity = count
    return fresh
  }
}
