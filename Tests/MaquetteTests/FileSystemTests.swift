import Foundation
import Maquette
import MaquetteTestSupport
import Testing

@Suite struct FileSystemTests {
  @Test func writesWholeFilesAndLeavesNothingElse() throws {
    let folder = try TemporaryFolder()
    #expect(try FileSystem.write([1, 2, 3], to: folder("a")))
    #expect(try !FileSystem.write([1, 2, 3], to: folder("a")))
    #expect(try FileSystem.write([1, 2, 4], to: folder("a")))
    #expect(try folder.bytes(of: "a") == [1, 2, 4])
    let long = String(repeating: "n", count: 255)
    #expect(try FileSystem.write([1], to: folder(long)))
    #expect(folder.names == ["a", long])
  }

  @Test func keepsPermissionsAndLinks() throws {
    let folder = try TemporaryFolder()
    for mode: mode_t in [0o600, 0o640, 0o666, 0o755] {
      try folder.write("a", to: "a")
      #expect(chmod(folder("a"), mode) == 0)
      try FileSystem.write([1, 2], to: folder("a"))
      var info = stat()
      #expect(stat(folder("a"), &info) == 0 && info.st_mode & 0o777 == mode)
    }
    #expect(symlink("a", folder("link")) == 0)
    try FileSystem.write([7], to: folder("link"))
    #expect(try folder.bytes(of: "a") == [7])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("link")) == "a")
    #expect(folder.names == ["a", "link"])
  }

  @Test func refusesWhatIsNoFile() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder("sub"), withIntermediateDirectories: true)
    #expect(mkfifo(folder("pipe"), 0o600) == 0)
    for name in ["sub", "pipe", "absent/x"] {
      let error = #expect(throws: FileError.self) { try FileSystem.write([1], to: folder(name)) }
      #expect(error?.path == folder(name))
    }
    #expect(throws: FileError.self) { try FileSystem.read(folder("sub")) }
    #expect(throws: FileError.self) { try FileSystem.read(folder("absent")) }
  }

  @Test func refusesFilesThatAreTooLargeBeforeReadingThem() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "sparse")
    #expect(truncate(folder("sparse"), 1 << 40) == 0)
    let error = #expect(throws: FileError.self) { try FileSystem.read(folder("sparse")) }
    #expect(error?.reason.contains("larger") == true)
  }
}
