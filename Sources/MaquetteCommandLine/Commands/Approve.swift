internal import Maquette
internal import MaquetteSource

/// Makes what was drawn the baseline.
struct Approve: Command {
  static let name = "approve"
  static let summary = "Makes the pictures of a report the baseline."
  static let discussion = """
    Without names, everything that changed, is new or orphaned is approved; orphaned pictures are \
    removed. A name is a picture's as 'maquette verify' prints it, a part of it before a '*', or \
    the name of a mockup.

        maquette approve
        maquette approve menu~dark@3x.png 'sheet.*'
    """
  static let operandNames = "[NAME…]"
  static let options: [Option<Self>] = [
    .value(
      "--report", to: \.report, placeholder: "folder", help: "The folder of the report."),
    .flag(
      "--environment", to: \.renewsEnvironment,
      help:
        "Renews a file of checksums where every layout is the same and only libraries are others."),
  ]

  var operands: [String] = []
  var report = ".maquette/verify"
  var renewsEnvironment = false

  func run(_ console: inout Console) throws -> ExitCode {
    let found = try ReportFolder(path: report).read()
    guard let baseline = found.baseline else {
      throw UsageError(
        "the report is of a comparison with a revision, which nothing can be approved in")
    }
    if renewsEnvironment {
      return try renewEnvironment(of: found, in: try Baseline(baseline, against: nil), &console)
    }
    let candidates = found.pictures.filter { $0.status != .same && $0.status != .failed }
    for name in operands where !candidates.contains(where: { $0.isCalled(name) }) {
      let near = nearest(to: name, among: candidates.map(\.name)).first
      throw UsageError(
        "the report has no picture '\(name)' to approve",
        hint: near.map { "did you mean '\($0)'?" })
    }
    let approved = candidates.filter { picture in
      operands.isEmpty || operands.contains(where: picture.isCalled)
    }
    try approve(approved, in: try Baseline(baseline, against: nil), &console)
    return .success
  }

  /// Takes the pixels as these libraries paint them, of a baseline whose layouts are all the same.
  private func renewEnvironment(
    of found: VerificationReport, in baseline: Baseline, _ console: inout Console
  ) throws -> ExitCode {
    guard case .manifest(let path, var manifest) = baseline else {
      throw UsageError(
        "'--environment' renews a file of checksums, and the baseline is a folder of pictures")
    }
    let others = found.pictures.filter { $0.frameChecksum != manifest[$0.name]?.frame }
    guard others.isEmpty, !found.pictures.isEmpty else {
      console.fail(
        "\(others.count) layouts are not those of the baseline, '\(others.first?.name ?? "")' first",
        hint: "approve or mend these first, and verify again")
      return .findings
    }
    for picture in found.pictures { manifest[picture.name] = picture.checksums }
    manifest.surroundings = manifest.surroundings.with(found.environment)
    try FileSystem.put(Array(manifest.json.indentedText.utf8), at: path)
    try console.print("renewed \(path)")
    return .success
  }

  private func approve(
    _ pictures: [PictureResult], in baseline: Baseline, _ console: inout Console
  ) throws {
    var manifest =
      if case .manifest(_, let manifest) = baseline { manifest } else { BaselineManifest() }
    for picture in pictures {
      let isGone = picture.status == .orphaned
      if case .folder(let folder) = baseline {
        let target = "\(folder)/\(picture.name)"
        if isGone {
          try FileSystem.remove(target)
        } else if let actual = picture.actual {
          try FileSystem.put(try FileSystem.read("\(report)/\(actual)"), at: target)
        }
      } else {
        manifest[picture.name] = isGone ? nil : picture.checksums
      }
      try console.print("\(isGone ? "removed" : "approved") \(picture.name)")
    }
    if case .manifest(let path, _) = baseline {
      try FileSystem.put(Array(manifest.json.indentedText.utf8), at: path)
    }
  }
}

extension PictureResult {
  /// Whether a name given by a person means this picture.
  fileprivate func isCalled(_ name: String) -> Bool {
    if name.hasSuffix("*") { return self.name.hasPrefix(name.dropLast()) }
    return self.name == name || mockup == name
  }
}
