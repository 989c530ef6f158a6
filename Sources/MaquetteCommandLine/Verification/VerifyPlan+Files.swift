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

  /// Removes the pictures of the report before, which this one may not have.
  func removeOldReport() throws {
    let path = "\(options.report)/report.json"
    guard FileSystem.exists(path) else { return }
    let file = SourceFile(name: path, bytes: try FileSystem.read(path, limit: 1 << 30))
    guard let old = VerificationReport.read(file).report else { return }
    for picture in old.pictures {
      for place in [picture.expected, picture.actual, picture.difference] {
        if let place { try FileSystem.remove("\(options.report)/\(place)") }
      }
    }
  }

  /// The pictures of the baseline that no document makes any more.
  func orphans() throws -> [PictureResult] {
    guard FileSystem.isFolder(baseline) else { return [] }
    return try FileSystem.files(below: baseline)
      .filter { $0.hasSuffix(".png") && !names.contains($0) && shard?.holds($0) ?? true }
      .map { name in
        var result = PictureResult()
        result.name = name
        result.status = .orphaned
        result.expected = "expected/\(name)"
        let bytes = try FileSystem.read("\(baseline)/\(name)")
        try FileSystem.put(bytes, at: "\(options.report)/expected/\(name)")
        return result
      }
  }

  /// Where the baseline keeps what its pictures were made with.
  private var surroundingsPath: String { "\(baseline)/environment.json" }

  /// What pictures depend on here.
  var surroundings: Surroundings {
    var themes: [Theme] = []
    for job in jobs where !themes.contains(where: { $0.name == job.cell.theme.name }) {
      themes.append(job.cell.theme)
    }
    return Surroundings(themes: themes, cells.catalog)
  }

  /// What differs from what the baseline was made with; nothing where it does not say.
  func environmentChanges(_ now: Surroundings) throws -> [EnvironmentChange] {
    guard FileSystem.exists(surroundingsPath) else { return [] }
    let file = SourceFile(name: surroundingsPath, bytes: try FileSystem.read(surroundingsPath))
    var reader = SourceReader(file: file)
    guard let node = readDocuments(file).documents.first,
      let before = Surroundings(node, at: .root, &reader), reader.diagnostics.isEmpty
    else { return [] }
    return now.changes(since: before)
  }

  /// Writes pictures into the baseline as the option says; gives their names.
  func record(_ pictures: [VerifiedPicture], _ now: Surroundings) throws -> [String] {
    guard let mode = options.record else { return [] }
    var recorded: [String] = []
    for picture in pictures {
      let isWanted =
        switch (mode, picture.result.status) {
        case (_, .new): true
        case (.changed, .changed), (.all, .changed), (.all, .tolerated): true
        default: false
        }
      guard isWanted, let actual = picture.actual else { continue }
      try FileSystem.put(actual, at: "\(baseline)/\(picture.result.name)")
      recorded.append(picture.result.name)
    }
    // Of a baseline made bit by bit nobody knows with what, so only a whole one says it.
    let isWhole = recorded.count == jobs.count || mode == .all
    if isWhole || !FileSystem.exists(surroundingsPath), !recorded.isEmpty || mode == .all {
      try FileSystem.put(Array(now.json.indentedText.utf8), at: surroundingsPath)
    }
    return recorded
  }
}
