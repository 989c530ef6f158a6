internal import MaquetteSource

/// What `verify` found: `report.json`, which all other reports are made from.
struct VerificationReport: SchemaReadable {
  /// The version of the form that this program writes.
  static let currentVersion = 1

  /// The version of the form.
  var version = currentVersion
  /// The folder or manifest that pictures were compared with.
  var baseline: String?
  /// The git revision that pictures were compared with.
  var against: String?
  /// The words of the command that approves every picture; names behind it approve only those.
  var command: [String] = []
  /// What differs from the surroundings in which the baseline was made.
  var environment: [EnvironmentChange] = []
  /// Which part of all pictures this is; nothing when it is all.
  var shard: Shard?
  /// The pictures in the order of their documents and matrices.
  var pictures: [PictureResult] = []
  /// What the guidelines say of the documents and did not say of them before the change.
  var findings: [FindingRecord] = []

  static let schema = Schema<Self>(
    "report", "What verifying pictures found.",
    Field("version", \.version, required: true, "The version of this form.", check: checkVersion),
    Field("baseline", \.baseline, "The folder or manifest of the expected pictures."),
    Field("against", \.against, "The git revision of the expected pictures."),
    Field("command", \.command, "The words of the command that approves every picture."),
    Field("environment", \.environment, "What differs from the surroundings of the baseline."),
    Field("shard", \.shard, "Which part of all pictures this is."),
    Field("pictures", \.pictures, required: true, "The pictures in the order of drawing."),
    Field("findings", \.findings, "What the guidelines say of the documents since the change."))

  /// How many pictures have a status.
  func count(of status: PictureResult.Status) -> Int {
    pictures.count { $0.status == status }
  }

  private static func checkVersion(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .scalar(let text, _, let range) = node, let version = Int(text),
      version != currentVersion
    else { return }
    reader.report(
      "unknown-version", "the report has version \(version), and \(currentVersion) is known",
      help: "verify and read it with the same version of maquette", at: range, path: path)
  }
}

/// A font, library, theme or renderer that is not the one the baseline was made with.
struct EnvironmentChange: SchemaReadable {
  /// What it is: `pango`, `Inter.ttc`.
  var what = ""
  /// Its version or hash in the baseline.
  var from = ""
  /// Its version or hash now.
  var to = ""

  static let schema = Schema<Self>(
    "environment change", "Something that pictures depend on and that has changed.",
    Field("what", \.what, required: true, "A font, library, theme or the renderer."),
    Field("from", \.from, "Its version or hash in the baseline."),
    Field("to", \.to, "Its version or hash now."))
}

/// A part of all pictures, which one of several machines verified.
struct Shard: SchemaReadable {
  /// Which part, from one.
  var index = 1
  /// How many parts there are.
  var count = 1

  static let schema = Schema<Self>(
    "shard", "A part of all pictures.",
    Field("index", \.index, required: true, "Which part, from one."),
    Field("count", \.count, required: true, "How many parts there are."))
}
