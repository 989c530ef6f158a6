internal import Glibc
internal import Maquette
internal import MaquetteReference

/// Writes the pages of the reference or, after `pictures`, the pictures of rules into a folder, and
/// prints the paths of those.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let folder = arguments.last ?? "docs"
    do {
      try FileSystem.makeFolder(folder)
      if arguments.first == "pictures" {
        for picture in try Reference.pictures() {
          try FileSystem.write(picture.bytes, to: "\(folder)/\(picture.name)")
          print("\(folder)/\(picture.name)")
        }
      } else {
        for page in try Reference.pages(examples: "examples/reference") {
          try FileSystem.write(Array(page.text.utf8), to: "\(folder)/\(page.path)")
        }
      }
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
