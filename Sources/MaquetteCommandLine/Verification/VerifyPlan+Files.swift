internal import Maquette
internal import MaquetteCairo
internal import MaquetteSource
internal import MaquetteThemes

extension VerifyPlan {
  /// Writes what there is to look at of a picture into the report's folder.
  func keep(_ picture: inout VerifiedPicture) throws {
    guard picture.result.status != .same else { return }
    let name = picture.result.name
    func write(_ bytes: [UInt8]?, _ folder: String) throws -> String? {
      guard let bytes else { return nil }
      let path = "\(folder)/\(name)"
      try FileSystem.put(bytes, at: "\(options.report)/\(path)")
      return path
    }
    picture.result.expected = try write(picture.expected, "expected")
    picture.result.actual = try write(picture.actual, "actual")
    picture.result.difference = try write(picture.difference, "difference")
  }

  /// The pictures of the baseline that no document makes any more.
  func orphans(_ old: OldDocuments?) throws -> [PictureResult] {
    let expected: [String] =
      switch baseline {
      case .folder(let folder) where FileSystem.isFolder(folder):
        try FileSystem.files(below: folder).filter { $0.hasSuffix(".png") }
      case .folder: []
      case .manifest(_, let manifest): manifest.pictures.entries.map(\.key)
      case .revision: old?.cells.keys.sorted() ?? []
      }
    return try expected.filter { !names.contains($0) && shard?.holds($0) ?? true }.map { name in
      var result = PictureResult()
      result.name = name
      result.status = .orphaned
      if case .folder(let folder) = baseline {
        result.expected = "expected/\(name)"
        try FileSystem.put(
          try FileSystem.read("\(folder)/\(name)"), at: "\(options.report)/expected/\(name)")
      }
      return result
    }
  }

  /// Removes pictures from the baseline.
  mutating func remove(_ pictures: [PictureResult]) throws {
    switch baseline {
    case .folder(let folder):
      for picture in pictures { try FileSystem.remove("\(folder)/\(picture.name)") }
    case .manifest(let path, var manifest):
      for picture in pictures { manifest[picture.name] = nil }
      try write(manifest, to: path)
    case .revision: break
    }
  }

  /// What pictures depend on here.
  func surroundings(_ pictures: [VerifiedPicture]) -> Surroundings {
    var themes: [Theme] = []
    for job in jobs where !themes.contains(where: { $0.name == job.cell.theme.name }) {
      themes.append(job.cell.theme)
    }
    return Surroundings(pictures, themes: themes)
  }

  /// What differs from what the baseline was made with; nothing where it does not say.
  func environmentChanges(_ now: Surroundings) throws -> [EnvironmentChange] {
    switch baseline {
    case .manifest(_, let manifest): return now.changes(since: manifest.surroundings)
    case .revision: return []
    case .folder:
      guard let path = baseline.file, FileSystem.exists(path) else { return [] }
      let file = SourceFile(name: path, bytes: try FileSystem.read(path))
      var reader = SourceReader(file: file)
      guard let node = readDocuments(file).documents.first,
        let before = Surroundings(node, at: .root, &reader), reader.diagnostics.isEmpty
      else { return [] }
      return now.changes(since: before)
    }
  }

  /// Writes pictures into the baseline as the option says; gives their names.
  mutating func record(_ pictures: [VerifiedPicture], _ now: Surroundings) throws -> [String] {
    guard let mode = options.record else { return [] }
    let wanted = pictures.filter { picture in
      // Of what failed, all also replaces an expected picture that cannot be read.
      switch (mode, picture.result.status) {
      case _ where picture.actual == nil: false
      case (_, .new), (.changed, .changed): true
      case (.all, .changed), (.all, .tolerated), (.all, .failed): true
      default: false
      }
    }
    // Of a baseline made bit by bit nobody knows with what, so only a whole one says it.
    let isWhole = mode == .all || wanted.count == jobs.count
    switch baseline {
    case .revision: return []
    case .folder(let folder):
      for picture in wanted {
        if let actual = picture.actual {
          try FileSystem.put(actual, at: "\(folder)/\(picture.result.name)")
        }
      }
      if isWhole, !jobs.isEmpty, let path = baseline.file {
        try FileSystem.put(Array(now.json.indentedText.utf8), at: path)
      }
    case .manifest(let path, var manifest):
      for picture in mode == .all ? pictures : wanted {
        if let entry = picture.result.checksums { manifest[picture.result.name] = entry }
      }
      if isWhole { manifest.surroundings = now }
      try write(manifest, to: path)
    }
    return wanted.map(\.result.name)
  }

  /// Writes checksums, from which the next step goes on.
  private mutating func write(_ manifest: BaselineManifest, to path: String) throws {
    try FileSystem.put(Array(manifest.json.indentedText.utf8), at: path)
    baseline = .manifest(path, manifest)
  }
}

extension PictureResult {
  /// What a baseline without pictures keeps of it.
  var checksums: BaselineManifest.Entry? {
    guard let frameChecksum, let pixelChecksum else { return nil }
    var entry = BaselineManifest.Entry()
    (entry.frame, entry.pixels) = (frameChecksum, pixelChecksum)
    return entry
  }
}
