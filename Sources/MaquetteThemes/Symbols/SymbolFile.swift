package import MaquetteScene
public import MaquetteSource

/// A file of the user that stands in the place of a symbol's drawing.
public struct SymbolFile: Sendable {
  /// The path.
  public let path: String
  /// The SHA-256 of the file in hexadecimal digits; empty when it cannot be read.
  public let sha256: String
  /// What it shows, or why that cannot be told.
  package let drawing: Result<Symbol, IconError>

  /// Reads the text of a file.
  package init(path: String, sha256: String, text: String) {
    self.path = path
    self.sha256 = sha256
    do throws(IconError) {
      drawing = .success(try Symbol(icon: text))
    } catch {
      drawing = .failure(error)
    }
  }

  /// Makes a file that cannot be read.
  package init(path: String, fault: String) {
    self.path = path
    sha256 = ""
    drawing = .failure(
      IconError(message: fault, range: SourcePosition.start..<SourcePosition.start))
  }

  /// What is wrong with the file.
  public var diagnostic: Diagnostic? {
    guard case .failure(let error) = drawing else { return nil }
    return Diagnostic(
      .error, "unreadable-symbol", error.message, help: error.help, file: path,
      range: error.range)
  }
}
