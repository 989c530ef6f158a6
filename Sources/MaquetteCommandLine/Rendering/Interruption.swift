internal import Glibc
internal import Synchronization

/// The signals that ask a run to end: noted while files are written, so that none is left unfinished,
/// and looked for between two of them.
enum Interruption {
  // A handler of a signal can reach nothing but what belongs to the whole process.
  private static let isNoted = Atomic(false)

  /// Whether one of the signals has come.
  static var isPending: Bool { isNoted.load(ordering: .relaxed) }

  /// Notes the signals from here on, instead of ending at once; those that are ignored stay so.
  static func note() {
    guard !isPending else { return }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      var old = sigaction()
      sigaction(number, nil, &old)
      if old.__sigaction_handler.sa_handler == nil {
        signal(number) { _ in Interruption.isNoted.store(true, ordering: .relaxed) }
      }
    }
  }
}
