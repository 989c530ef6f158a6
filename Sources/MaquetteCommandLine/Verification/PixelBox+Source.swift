public import MaquetteImageDiff
public import MaquetteSource

/// A picture's size in pixels, written as width and height.
struct PixelSize: SourceReadable {
  /// Pixels across.
  var width: Int
  /// Pixels down.
  var height: Int

  init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let sides = reader.wholeNumbers(node, "width and height", count: 2, at: path) else {
      return nil
    }
    self.init(sides[0], sides[1])
  }

  var json: JSONValue { [width, height].json }

  static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    [Int].jsonSchema(&definitions)
  }
}

extension PixelBox: SourceReadable {
  /// Reads left, top, width and height.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    let words = "left, top, width and height"
    guard let sides = reader.wholeNumbers(node, words, count: 4, at: path) else { return nil }
    self.init(sides[0], sides[1], sides[2], sides[3])
  }

  /// Left, top, width and height.
  public var json: JSONValue { [x, y, width, height].json }

  /// A list of whole numbers.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    [Int].jsonSchema(&definitions)
  }
}

extension SourceReader {
  /// Reads a list of so many whole numbers, none of them below zero.
  fileprivate mutating func wholeNumbers(
    _ node: SourceNode, _ words: String, count: Int, at path: NodePath
  ) -> [Int]? {
    guard let numbers = [Int](node, at: path, &self) else { return nil }
    guard numbers.count == count, numbers.allSatisfy({ $0 >= 0 }) else {
      report("wrong-type", "\(words) are expected here", at: node.range, path: path)
      return nil
    }
    return numbers
  }
}
