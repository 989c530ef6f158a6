internal import Glibc

/// The times that the stages of a job took, over many rounds.
struct Stages {
  private var names: [String] = []
  private var samples: [[Double]] = []

  /// Runs a stage and keeps the time that it took.
  mutating func time<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
    let start = Self.now()
    let result = try body()
    add(name, Self.now() - start)
    return result
  }

  /// The median of a stage in milliseconds.
  func median(_ name: String) -> Double {
    guard let index = names.firstIndex(of: name) else { return .nan }
    return samples[index].sorted()[samples[index].count / 2]
  }

  private mutating func add(_ name: String, _ time: Double) {
    if let index = names.firstIndex(of: name) {
      samples[index].append(time)
    } else {
      names.append(name)
      samples.append([time])
    }
  }

  /// Milliseconds of a clock that nothing sets back.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
