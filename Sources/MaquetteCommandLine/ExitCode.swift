/// The status with which the tool ends.
package enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  case findings = 1
  case invalidInput = 2
  case environment = 3
  case usage = 64
  case interrupted = 130

  /// What the status says, as help prints it.
  var meaning: String {
    switch self {
    case .success: "Everything is fine."
    case .findings: "There are findings: differences, lint errors, stale docs."
    case .invalidInput: "The input is invalid or cannot be read."
    case .environment: "The environment is at fault: a missing font or library, a full disk."
    case .usage: "The command line is wrong."
    case .interrupted: "The run was interrupted."
    }
  }
}

extension ExitCode: Comparable {
  /// Orders statuses by gravity.
  package static func < (lhs: ExitCode, rhs: ExitCode) -> Bool { lhs.rawValue < rhs.rawValue }
}
