internal import Glibc
internal import MaquetteCommandLine

@main
struct Main {
  static func main() async {
    var console = Console.process()
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(await Tool.run(arguments, &console).rawValue)
  }
}
