@testable import MaquetteCommandLine
import Testing

@Suite struct ArgumentTests {
  @Test(arguments: [
    ("a", Render.with { _ in }),
    ("a --scale=2", .with { $0.scales = [2] }),
    ("a --scale 2", .with { $0.scales = [2] }),
    ("a -s 2", .with { $0.scales = [2] }),
    ("a -s2", .with { $0.scales = [2] }),
    ("a -s=2", .with { $0.scales = [2] }),
    ("a -s1,2 --scale 3", .with { $0.scales = [1, 2, 3] }),
    ("-f svg,pdf a", .with { $0.formats = [.svg, .pdf] }),
    ("a -qv", .with { ($0.isQuiet, $0.isVerbose) = (true, true) }),
    ("-qs3 a", .with { ($0.isQuiet, $0.scales) = (true, [3]) }),
    ("a --jobs 3 --jobs 4", .with { $0.jobs = 4 }),
    ("a --poster png", .with { $0.poster = .png }),
    ("a --max-ratio .25", .with { $0.ratio = 0.25 }),
    ("a --output --quiet=1=2", nil),
    ("a --output=--quiet=1=2", .with { $0.output = "--quiet=1=2" }),
    ("a -o - -q", .with { ($0.output, $0.isQuiet) = ("-", true) }),
    ("a -o -3", .with { $0.output = "-3" }),
    ("a --output=", .with { $0.output = "" }),
    ("- a", .with { $0.operands = ["-", "a"] }),
    ("a -- -q --", .with { $0.operands = ["a", "-q", "--"] }),
    ("-q -- --help", .with { ($0.isQuiet, $0.operands) = (true, ["--help"]) }),
  ])
  func reads(arguments: String, expected: Render?) {
    let command = try? parseRender("render " + arguments)
    #expect(command == expected)
  }

  @Test(arguments: [
    ("a --scael 2", "unknown option '--scael'", "did you mean '--scale'?"),
    ("a --form=png", "unknown option '--form'", "did you mean '--format'?"),
    ("a --nonsense", "unknown option '--nonsense'", nil),
    ("a -x", "unknown option '-x'", nil),
    ("a -qx", "unknown option '-x'", nil),
    ("a -output x", "unknown option '-output'", "did you mean '--output'?"),
    ("a --scale", "'--scale' needs a value", "write '--scale <factor>'"),
    ("a -o -q", "'-o' needs a value", "write '-o-q' if '-q' is the value"),
    ("-o -- a", "'-o' needs a value", nil),
    (
      "a --output --quiet", "'--output' needs a value",
      "write '--output=--quiet' if '--quiet' is the value"
    ),
    ("a --quiet=true", "'--quiet' takes no value", "write '--quiet' alone"),
    ("a -q=true", "'-q' takes no value", "write '-q' alone"),
    ("a -s x", "-s: 'x' is not a whole number", nil),
    ("a --scale 1,,2", "--scale: '1,,2' has an empty element", nil),
    ("a --scale 1,4", "--scale: '4' is not from 1 to 3", nil),
    ("a --jobs 0", "--jobs: '0' is not at least 1", nil),
    ("a --jobs 2 --jobs 1.5", "--jobs: '1.5' is not a whole number", nil),
    ("a --max-ratio 0x1", "--max-ratio: '0x1' is not a number", nil),
    ("a --max-ratio nan", "--max-ratio: 'nan' is not a number", nil),
    ("a --max-ratio inf", "--max-ratio: 'inf' is not a number", nil),
    ("a --format pgn", "--format: 'pgn' is not one of png, svg, pdf", "did you mean 'png'?"),
    ("a --poster PNG", "--poster: 'PNG' is not one of png, svg, pdf", "did you mean 'png'?"),
    ("", "missing operand FILE…", "usage: maquette render [OPTION…] FILE…"),
  ])
  func refuses(arguments: String, message: String, hint: String?) {
    let expected = UsageError(message, hint: hint, command: "render")
    #expect(throws: expected) { try parse("render " + arguments) }
  }

  @Test(arguments: [
    ("a", "missing operand B"),
    ("a b c d", "unexpected operand 'd'"),
    ("a b", nil),
    ("a b c", nil),
  ])
  func countsOperands(arguments: String, message: String?) {
    let expected = message.map {
      UsageError($0, hint: "usage: maquette compare [OPTION…] A B [OUT]", command: "compare")
    }
    var thrown: UsageError?
    do { _ = try parse("compare " + arguments) } catch { thrown = error as? UsageError }
    #expect(thrown == expected)
  }
}
