internal import MaquetteImageDiff
internal import MaquetteSource
internal import MaquetteThemes

/// What verifying one picture found.
struct PictureResult: SchemaReadable {
  /// How a picture stands to the one that is expected, gravest first.
  enum Status: String, SourceChoice {
    /// It could not be drawn or compared.
    case failed
    /// It differs by more than is tolerated.
    case changed
    /// None is expected.
    case new
    /// One is expected that no document makes any more.
    case orphaned
    /// It differs by no more than is tolerated.
    case tolerated
    /// It does not differ.
    case same

    /// Whether someone has to do something about it.
    var isFinding: Bool { self != .tolerated && self != .same }

    /// Whether approving does something: what failed is to be corrected.
    var isApprovable: Bool { isFinding && self != .failed }
  }

  /// The file name of the picture: `menu.ko~dark@3x.png`.
  var name = ""
  /// The path of its document.
  var document = ""
  /// The name of its mockup.
  var mockup = ""
  /// The axes of the matrix that vary, outermost first, and the picture's value on each.
  var axes: Table<String, String> = [:]
  /// How it stands to the expected one.
  var status = Status.same
  /// The path of the expected picture in the folder of the report.
  var expected: String?
  /// The path of the picture as it was drawn now.
  var actual: String?
  /// The path of the picture of differences.
  var difference: String?
  /// The size of the expected picture.
  var expectedSize: PixelSize?
  /// The size of the picture as it was drawn now.
  var actualSize: PixelSize?
  /// How many pixels differ.
  var count = 0
  /// Which part of the pixels differs, from 0 to 1.
  var ratio = 0.0
  /// Where most differences lie close together.
  var window: PictureWindow?
  /// The rectangles round changes that lie together.
  var regions: [PixelBox] = []
  /// What was tolerated, and how far the picture is from it.
  var limits: [PictureLimit] = []
  /// What changed in the layout, in words.
  var changes: [String] = []
  /// The same for pictures of a mockup whose layout changed in the same way; empty for none.
  var fold = ""
  /// Why the picture failed, and other messages.
  var problems: [String] = []
  /// The checksum of what is laid out, for a baseline without pictures.
  var frameChecksum: String?
  /// The checksum of the pixels, for a baseline without pictures.
  var pixelChecksum: String?
  /// Whether the expected picture was made with the same fonts, libraries, theme and renderer.
  var sameEnvironment = true

  static let schema = Schema<Self>(
    "picture", "What verifying one picture found.",
    Field("name", \.name, required: true, "The picture's file name.", check: checkName),
    Field("document", \.document, required: true, "The path of its document."),
    Field("mockup", \.mockup, "The name of its mockup."),
    Field("axes", \.axes, "The axes that vary, and the picture's value on each."),
    Field("status", \.status, required: true, "How it stands to the expected picture."),
    Field("expected", \.expected, "The path of the expected picture in the report's folder."),
    Field("actual", \.actual, "The path of the picture as it was drawn now."),
    Field("difference", \.difference, "The path of the picture of differences."),
    Field("expectedSize", \.expectedSize, "Width and height of the expected picture, in pixels."),
    Field("actualSize", \.actualSize, "Width and height of the picture as it was drawn now."),
    Field("count", \.count, "How many pixels differ."),
    Field("ratio", \.ratio, "Which part of the pixels differs, from 0 to 1."),
    Field("window", \.window, "Where most differences lie close together."),
    Field("regions", \.regions, "Left, top, width and height of changes that lie together."),
    Field("limits", \.limits, "What was tolerated."),
    Field("changes", \.changes, "What changed in the layout, in words."),
    Field("fold", \.fold, "The same for pictures of a mockup that changed in the same way."),
    Field("problems", \.problems, "Why the picture failed, and other messages."),
    Field("frameChecksum", \.frameChecksum, "The checksum of what is laid out."),
    Field("pixelChecksum", \.pixelChecksum, "The checksum of the pixels."),
    Field("sameEnvironment", \.sameEnvironment, "Whether fonts, libraries and theme are the same."))

  /// Approving writes a file of this name into the baseline, and nowhere else.
  private static func checkName(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .scalar(let text, _, let range) = node else { return }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.contains(where: { ["", ".", ".."].contains($0) }) else { return }
    reader.report(
      "bad-name", "'\(text)' is no name of a picture",
      help: "write the report anew with 'maquette verify'", at: range, path: path)
  }
}
