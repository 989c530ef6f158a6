@testable import MaquetteCommandLine
import Testing

@Suite struct ToolParserTests {
  static let tool = HelpText.tool(sampleParser.description)
  static let render = HelpText.command(CommandDescription(Render.self))

  @Test(arguments: [
    ("help", tool),
    ("--help", tool),
    ("-h", tool),
    ("help help", tool),
    ("help --help", tool),
    ("help render", render),
    ("render --help", render),
    ("render a --nonsense -h", render),
    ("render -o --help", render),
  ])
  func helps(arguments: String, expected: HelpText) throws {
    let invocation = try parse(arguments)
    guard case .help(let help) = invocation else {
      Issue.record("\(invocation) is no help")
      return
    }
    #expect(help == expected)
  }

  @Test func answersNothingWithHelp() throws {
    guard case .nothing(let help) = try parse("") else {
      Issue.record("an empty command line asks for something")
      return
    }
    #expect(help == Self.tool)
  }

  @Test func knowsTheVersionOption() throws {
    guard case .version = try parse("--version") else {
      Issue.record("--version does not ask for the version")
      return
    }
  }

  @Test(arguments: [
    ("rendr a", "unknown command 'rendr'", "did you mean 'render'?"),
    ("hlep", "unknown command 'hlep'", "did you mean 'help'?"),
    ("help comp", "unknown command 'comp'", "did you mean 'compare'?"),
    ("xyzzy", "unknown command 'xyzzy'", nil),
    ("menu.yaml", "unknown command 'menu.yaml'", "did you mean 'maquette render menu.yaml'?"),
    ("menus/", "unknown command 'menus/'", "did you mean 'maquette render menus/'?"),
    ("-", "unknown command '-'", "did you mean 'maquette render -'?"),
    (
      "-q render", "unknown option '-q'",
      "the options of a command stand behind it: maquette COMMAND -q"
    ),
    ("help render a", "unexpected operand 'a'", "usage: maquette help [COMMAND]"),
  ])
  func refuses(arguments: String, message: String, hint: String?) {
    #expect(throws: UsageError(message, hint: hint)) { try parse(arguments) }
  }

  @Test(arguments: Tool.commands.map { CommandDescription($0) })
  func everyOptionEndsWithItsLongName(of command: CommandDescription) {
    let keys = command.options.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(command.options.allSatisfy { $0.names.last == "--" + $0.key })
  }
}
