internal import Maquette
internal import MaquetteSource
internal import MaquetteThemes

/// What pictures are compared with.
enum Baseline: Sendable {
  /// A folder of pictures.
  case folder(String)
  /// A file of checksums and no pictures at all.
  case manifest(String, BaselineManifest)
  /// The documents as they were in a revision of git.
  case revision(String)

  /// Understands the options of `verify`.
  init(_ baseline: String?, against revision: String?) throws {
    switch (baseline, revision) {
    case (let path?, nil) where path.hasSuffix(".json"):
      self = .manifest(path, try BaselineManifest(path))
    case (let path?, nil) where !path.isEmpty:
      self = .folder(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path)
    case (nil, let revision?) where !revision.isEmpty: self = .revision(revision)
    case (.some, .some):
      throw UsageError("'--baseline' and '--against' are two things to compare with")
    default:
      throw UsageError(
        "nothing is named to compare with",
        hint: "write '--baseline FOLDER', '--baseline FILE.json' or '--against REVISION'")
    }
  }

  /// The folder or file; nothing for a revision.
  var path: String? {
    switch self {
    case .folder(let path), .manifest(let path, _): path
    case .revision: nil
    }
  }

  /// Whether the documents that pictures are expected of may be known.
  var hasDocuments: Bool {
    if case .folder = self { false } else { true }
  }

  /// The file that says what the baseline is or was made with, which is no document.
  var file: String? {
    switch self {
    // Hidden, so that no command takes it for a document where the pictures lie among documents.
    case .folder(let folder): "\(folder)/.environment.json"
    case .manifest(let path, _): path
    case .revision: nil
    }
  }
}

/// The checksums of pictures: of what is laid out, and of the pixels that come of it here.
struct BaselineManifest: SchemaReadable {
  /// The checksums of a picture.
  struct Entry: SchemaReadable {
    /// Of the layout: equal wherever the same is laid out with the same glyphs.
    var frame = ""
    /// Of the pixels, which may differ between machines.
    var pixels = ""

    static let schema = Schema<Self>(
      "checksums", "The checksums of a picture.",
      Field("frame", \.frame, required: true, "Of what is laid out."),
      Field("pixels", \.pixels, required: true, "Of the pixels that come of it."))
  }

  /// The version of the form.
  var version = 1
  /// What the pixels depend on besides.
  var surroundings = Surroundings()
  /// The pictures by their names, sorted.
  var pictures: Table<String, Entry> = [:]

  init() {}

  /// Reads a file; one that is not there holds no pictures yet.
  init(_ path: String) throws {
    guard FileSystem.exists(path) else { return }
    let file = SourceFile(name: path, bytes: try FileSystem.read(path, limit: 1 << 30))
    let parsed = readJSON(file, limits: ReadingLimits(nodes: 50_000_000, bytes: 1 << 30))
    var reader = SourceReader(file: file)
    guard let node = parsed.documents.first,
      let manifest = BaselineManifest(node, at: .root, &reader), reader.diagnostics.isEmpty
    else {
      let first = (parsed.diagnostics + reader.diagnostics).first
      throw UsageError(
        "'\(path)' is no baseline: \(first?.message ?? "it is empty")",
        hint: "record it anew with '--record all'")
    }
    self = manifest
  }

  static let schema = Schema<Self>(
    "baseline", "The checksums of pictures.",
    Field("version", \.version, required: true, "The version of this form."),
    Field("surroundings", \.surroundings, "What the pixels depend on besides."),
    Field("pictures", \.pictures, "The pictures by their names."))

  /// Sets or removes the checksums of a picture.
  subscript(name: String) -> Entry? {
    get { pictures[name] }
    set {
      pictures.entries.removeAll { $0.key == name }
      guard let newValue else { return }
      let index = pictures.entries.firstIndex { $0.key > name } ?? pictures.entries.endIndex
      pictures.entries.insert(.init(key: name, value: newValue), at: index)
    }
  }
}
