/// What is made of a value, and how that is compared with what was made of it before.
///
/// It is a struct of closures: make one for values of your own, or derive it with `pullback`.
public struct Snapshotting<Value>: Sendable {
  /// Makes the files of a value; their names begin with the given one.
  public var files: @Sendable (_ value: Value, _ name: String) throws -> [SnapshotFile]
  /// Compares bytes that are not the same; nothing when they mean the same.
  public var difference:
    @Sendable (_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference?

  /// Makes a strategy that writes any number of files.
  ///
  /// - Parameters:
  ///   - files: Makes the files of a value; their names begin with the given one.
  ///   - difference: Compares what was expected with what there is; throws when either cannot be read.
  public init(
    files: @escaping @Sendable (_ value: Value, _ name: String) throws -> [SnapshotFile],
    difference:
      @escaping @Sendable (_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference?
  ) {
    self.files = files
    self.difference = difference
  }

  /// Makes a strategy that writes one file.
  ///
  /// - Parameters:
  ///   - fileExtension: The ending of the file's name, without a dot.
  ///   - bytes: Makes the file of a value.
  ///   - difference: Compares what was expected with what there is; throws when either cannot be read.
  public init(
    fileExtension: String, bytes: @escaping @Sendable (_ value: Value) throws -> [UInt8],
    difference:
      @escaping @Sendable (_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference?
  ) {
    self.init(
      files: { value, name in
        [SnapshotFile(name: "\(name).\(fileExtension)", bytes: try bytes(value))]
      }, difference: difference)
  }

  /// The strategy for what can be turned into its values.
  ///
  /// - Parameter transform: Turns another value into one of this strategy.
  /// - Returns: A strategy for the other values.
  public func pullback<Other>(
    _ transform: @escaping @Sendable (Other) throws -> Value
  ) -> Snapshotting<Other> {
    Snapshotting<Other>(
      files: { [files] other, name in try files(transform(other), name) }, difference: difference)
  }
}

/// A file that a snapshot consists of.
public struct SnapshotFile: Sendable, Hashable {
  /// Its name with its ending.
  public var name: String
  /// What it holds.
  public var bytes: [UInt8]

  /// Makes a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// What differs between a snapshot and what there is now.
public struct SnapshotDifference: Sendable, Hashable {
  /// What differs, in lower case without a full stop; further lines say more.
  public var message: String
  /// A PNG file that shows it.
  public var picture: [UInt8]?
  /// Whether it is within the limits that the test allows.
  public var isTolerated: Bool

  /// Makes a difference.
  public init(_ message: String, picture: [UInt8]? = nil, isTolerated: Bool = false) {
    self.message = message
    self.picture = picture
    self.isTolerated = isTolerated
  }
}
