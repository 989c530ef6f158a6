internal import Glibc

/// An open file descriptor.
struct StandardStream: Sendable {
  let descriptor: Int32

  /// The width of the terminal that the stream is, or nil when it is none.
  var terminalWidth: Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : Console.defaultWidth
  }

  /// Writes all bytes, however many calls that takes.
  func write(_ bytes: [UInt8]) throws(ConsoleError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count < 0 else {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(for: POLLOUT)
      case EPIPE: throw .closedPipe
      default: throw .unwritableOutput(reason: systemReason())
      }
    }
  }

  /// Reads to the end, or until there are more bytes than `limit`.
  func read(limit: Int) throws(ConsoleError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      switch (count, errno) {
      case (0, _): return bytes
      case (1..., _): bytes += chunk[..<count]
      case (_, EINTR): continue
      case (_, EAGAIN): wait(for: POLLIN)
      default: throw .unreadableInput(reason: systemReason())
      }
    }
    return bytes
  }

  /// Waits for a stream that another process has made non-blocking.
  private func wait(for event: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }

  private func systemReason() -> String {
    String(cString: strerror(errno)).lowercased()
  }
}
