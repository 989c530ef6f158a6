internal import MaquetteCairo

/// A part of all pictures: `2/5`, or `auto` for what the surroundings say.
enum ShardOption: OptionValue {
  case auto
  case part(Int, of: Int)

  static let expectation = "a part like 2/5, or auto"

  init?(argument: String) {
    if argument == "auto" {
      self = .auto
      return
    }
    let numbers = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count > 0,
      (1...count).contains(index)
    else { return nil }
    self = .part(index, of: count)
  }

  var argument: String? {
    switch self {
    case .auto: "auto"
    case .part(let index, let count): "\(index)/\(count)"
    }
  }

  /// The systems that number the machines of a job, with the variables of the number and the count.
  static let systems: [(name: String, index: String, count: String, first: Int)] = [
    ("Slurm job arrays", "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", 0),
    ("Kubernetes indexed jobs", "JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0),
    ("AWS Batch arrays", "AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE", 0),
    ("GitLab", "CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
    ("CircleCI", "CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("Buildkite", "BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
  ]

  /// The part in these surroundings.
  func part(_ environment: [String: String]) throws(UsageError) -> Shard {
    var shard = Shard()
    switch self {
    case .part(let index, let count): (shard.index, shard.count) = (index, count)
    case .auto:
      guard let system = Self.systems.first(where: { environment[$0.index] != nil }) else {
        throw UsageError(
          "--shard: no variable says which part this is",
          hint: "the variables are \(Self.systems.map(\.index).joined(separator: ", "))")
      }
      // Arrays of Slurm begin where their job says.
      let first = Int(environment["SLURM_ARRAY_TASK_MIN"] ?? "") ?? system.first
      let start = system.index.hasPrefix("SLURM") ? first : system.first
      guard let index = environment[system.index].flatMap({ Int($0) }),
        let count = environment[system.count].flatMap({ Int($0) }), count > 0,
        (0..<count).contains(index - start)
      else {
        throw UsageError(
          "--shard: \(system.index)=\(environment[system.index] ?? "") and "
            + "\(system.count)=\(environment[system.count] ?? "") name no part",
          hint: "write '--shard 1/2'")
      }
      (shard.index, shard.count) = (index - start + 1, count)
    }
    return shard
  }
}

extension Shard {
  /// Whether a picture belongs to this part: by its name alone, so that parts stay as they are when
  /// other pictures come and go.
  func holds(_ name: String) -> Bool {
    let digits = Checksum.sha256(of: Array(name.utf8)).prefix(12)
    return (Int(digits, radix: 16) ?? 0) % count == index - 1
  }
}
