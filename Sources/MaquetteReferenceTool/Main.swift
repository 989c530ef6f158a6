internal import Glibc
internal import Maquette
internal import MaquetteReference

/// Writes the pages of the reference into a folder, `docs` unless another is given.
@main
struct Main {
  static func main() {
    let folder = CommandLine.arguments.dropFirst().first ?? "docs"
    do {
      try FileSystem.makeFolder(folder)
      for page in try Reference.pages(examples: "examples/reference") {
        try FileSystem.write(Array(page.text.utf8), to: "\(folder)/\(page.path)")
      }
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
