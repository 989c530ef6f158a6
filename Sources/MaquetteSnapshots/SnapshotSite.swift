internal import Maquette
internal import Testing
internal import XCTest

/// Where an assertion stands.
struct SnapshotSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The folder of the snapshots of the file.
  var snapshotFolder: String {
    let file = "\(filePath)"
    return "__Snapshots__/\(file.baseName)".path(in: file.folder)
  }

  /// Fails the test that runs, whichever library runs it.
  func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
    // Each library drops what is recorded while the other runs. Without a test it may be a detached task
    // of Swift Testing's or a test of XCTest's.
    if Test.current == nil { XCTFail(message, file: filePath, line: line) }
  }

  /// Attaches files to the test that runs; XCTest has no attachments on Linux.
  func attach(_ files: [SnapshotFile]) {
    guard Test.current != nil else { return }
    for file in files {
      Attachment.record(file.bytes, named: file.name, sourceLocation: sourceLocation)
    }
  }

  private var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}

extension String {
  /// The text as a part of a file's name: letters, digits and underscores, and '-' for all else.
  var fileNamePart: String {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.joined(separator: "-")
  }
}
