internal import Maquette
internal import MaquetteSource

/// Documents as they were in a revision of git, with the files beside them.
struct OldDocuments: Sendable {
  /// The pictures that they made, by their names.
  private(set) var cells: [String: Cell] = [:]
  /// The documents by the paths at which they are found now.
  private(set) var files: [String: MockupFile] = [:]
  /// What the old documents are drawn with.
  private(set) var catalog: Catalog

  /// Takes the folders of documents out of a revision, into a folder of their own.
  ///
  /// - Parameters:
  ///   - revision: A commit, branch or tag.
  ///   - plan: The documents as they are now; of those that the revision has, the old ones are read.
  ///   - operands: The files and folders that were named.
  ///   - folder: Where the old files go.
  ///   - console: The surroundings of the run.
  /// - Throws: `Subprocess.Failure` when git does not know the revision.
  init(
    _ revision: String, _ plan: VerifyPlan, _ operands: [String], into folder: String,
    _ console: Console
  ) throws {
    catalog = plan.cells.catalog
    let environment = console.environment
    for (index, operand) in operands.enumerated() {
      let isFolder = FileSystem.isFolder(operand)
      let source = isFolder ? operand : operand.folder ?? "."
      let target = "\(folder)/\(index)"
      try FileSystem.makeFolder(target)
      try Subprocess.run(
        "git", "-C", source, "rev-parse", "--verify", "\(revision)^{commit}",
        environment: environment)
      let archive = "\(target).tar"
      // A folder that the revision does not have yet has no old documents.
      guard
        (try? Subprocess.run(
          "git", "-C", source, "archive", "--format=tar", "--output",
          archive.path(in: console.workingDirectory), revision, ".", environment: environment))
          != nil
      else { continue }
      try Subprocess.run("tar", "-xf", archive, "-C", target, environment: environment)
      try FileSystem.remove(archive)
      let name = operand.split(separator: "/").last.map { String($0) } ?? operand
      let old = isFolder ? target : "\(target)/\(name)"
      guard FileSystem.exists(old) else { continue }
      var silent = Console.buffered(
        environment: console.environment, workingDirectory: console.workingDirectory)
      var options = plan.cells.options
      options.isStrict = false
      var past = try VerifyPlan(plan.options, options, plan.baseline, in: console)
      try past.read([old], &silent)
      for job in past.jobs { cells[job.name] = job.cell }
      let place = operand.hasSuffix("/") ? String(operand.dropLast()) : operand
      for file in past.cells.files { files[place + file.source.name.dropFirst(old.count)] = file }
      catalog = past.cells.catalog
    }
  }
}
