internal import Glibc

/// A fault of the file system, with the path it happened to.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path.
  public var path: String
  /// What was tried: "read", "write".
  public var action: String
  /// Why it failed, as the system says it.
  public var reason: String
  /// Whether the disk or the user's share of it is full.
  public var isFull: Bool

  /// What went wrong.
  public var description: String { "cannot \(action) '\(path)': \(reason)" }

  /// Makes an error from the last error of the system.
  init(_ action: String, _ path: String, code: Int32 = errno) {
    self.action = action
    self.path = path
    isFull = code == ENOSPC || code == EDQUOT
    reason =
      code == EISDIR
      ? "it is a folder"
      : withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
        guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else {
          return "error \(code)"
        }
        return String(cString: start)
      }
  }

  /// Makes an error of our own.
  init(_ action: String, _ path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
    isFull = false
  }
}

extension FileError {
  /// A folder without documents.
  package static func noDocuments(in folder: String) -> FileError {
    FileError("read", folder, reason: "the folder has no '.yaml', '.yml' or '.json' file")
  }
}

/// Reading and writing of whole files.
package enum FileSystem {
  /// The bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - limit: The largest size in bytes.
  /// - Returns: The whole file.
  /// - Throws: `FileError` when the file cannot be read or is larger.
  package static func read(_ path: String, limit: Int = 64 << 20) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileError("read", path) }
    guard info.st_mode & S_IFMT != S_IFDIR else { throw FileError("read", path, code: EISDIR) }
    let tooLarge = FileError("read", path, reason: "it is larger than \(limit) bytes")
    guard info.st_size <= limit else { throw tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(info.st_size) + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileError("read", path) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw tooLarge }
    }
  }

  /// Writes a file as a whole or not at all: a temporary file beside it takes its name at the end.
  ///
  /// A file that was there keeps its permissions, and of a link to a file it is that file which is written.
  ///
  /// - Returns: Whether anything was written; a file that holds these bytes already is not touched.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    let path = target(of: path)
    var info = stat()
    var permissions: mode_t?
    if stat(path, &info) == 0 {
      let kind = info.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw FileError("write", path, code: EISDIR) }
      guard kind == S_IFREG else { throw FileError("write", path, reason: "it is not a file") }
      if info.st_size == bytes.count, try read(path) == bytes { return false }
      guard access(path, W_OK) == 0 else { throw FileError("write", path) }
      permissions = info.st_mode & 0o7777
    }
    // In the same folder, since only there a rename is one step; short, since names have a limit.
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let temporary = "\(folder).\(String(UInt64.random(in: 0...UInt64.max), radix: 36)).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    var failure = write(bytes, to: descriptor)
    // What the process masks for new files does not count for one that was there.
    if let permissions, failure == nil, fchmod(descriptor, permissions) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, path) != 0 { failure = errno }
    if let failure {
      unlink(temporary)
      throw FileError("write", path, code: failure)
    }
    return true
  }

  /// What a link leads to, or the path itself.
  private static func target(of path: String) -> String {
    var info = stat()
    guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK,
      let resolved = realpath(path, nil)
    else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Adds to the end of a file, which is made when it is not there; other processes may do so too.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    defer { close(descriptor) }
    if let failure = write(bytes, to: descriptor) {
      throw FileError("write", path, code: failure)
    }
  }

  /// Writes everything; gives the system's error when that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  /// Whether a path is a folder.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether anything is at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Makes a folder and those that hold it.
  package static func makeFolder(_ path: String) throws(FileError) {
    guard !path.isEmpty, !isFolder(path) else { return }
    if let slash = path.lastIndex(of: "/") { try makeFolder(String(path[..<slash])) }
    if mkdir(path, 0o777) == 0 || isFolder(path) { return }
    if errno == EEXIST { throw FileError("make folder", path, reason: "it is a file") }
    throw FileError("make folder", path)
  }

  /// Writes a file, making the folders that it lies in.
  package static func put(_ bytes: [UInt8], at path: String) throws(FileError) {
    if let folder = path.folder { try makeFolder(folder) }
    try write(bytes, to: path)
  }

  /// Removes a file; one that is not there is removed already.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// The paths of all files below a folder, from there on, sorted; hidden ones are left out.
  package static func files(below folder: String) throws(FileError) -> [String] {
    var files: [String] = []
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        files += try Self.files(below: path).map { "\(name)/\($0)" }
      } else {
        files.append(name)
      }
    }
    return files.sorted()
  }

  /// The names in a folder, sorted.
  package static func names(in folder: String) throws(FileError) -> [String] {
    guard let directory = opendir(folder) else { throw FileError("read", folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
