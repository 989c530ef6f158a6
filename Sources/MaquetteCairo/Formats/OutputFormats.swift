/// The formats there are.
public enum OutputFormats {
  /// All formats by name.
  public static let all: [any OutputFormat.Type] = [PDFFormat.self, PNGFormat.self, SVGFormat.self]

  /// The format that a name or the ending of a file's name means, whatever its case.
  public static func named(_ name: String) -> (any OutputFormat.Type)? {
    let name = name.lowercased()
    return all.first { $0.name == name || $0.fileExtension == name }
  }
}
