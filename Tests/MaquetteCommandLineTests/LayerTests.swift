@testable import MaquetteCommandLine
import Testing

@Suite struct LayerTests {
  static let configuration = [
    ConfigurationEntry(key: "scale", values: ["1", "2,3"], origin: ".maquette.yaml:3:5"),
    ConfigurationEntry(key: "jobs", values: ["7"], origin: ".maquette.yaml:4:5"),
    ConfigurationEntry(key: "quiet", values: ["true"], origin: ".maquette.yaml:5:5"),
  ]

  @Test(arguments: [
    ("a", [:], Render.with { ($0.scales, $0.jobs, $0.isQuiet) = ([1, 2, 3], 7, true) }),
    (
      "a", ["MAQUETTE_RENDER_SCALE": "2", "MAQUETTE_RENDER_QUIET": "false"],
      .with { ($0.scales, $0.jobs) = ([2], 7) }
    ),
    (
      "a", ["MAQUETTE_RENDER_SCALE": "", "MAQUETTE_RENDER_MAX_RATIO": "1"],
      .with { ($0.scales, $0.jobs, $0.isQuiet, $0.ratio) = ([1, 2, 3], 7, true, 1) }
    ),
    (
      "a --scale 3 --jobs 9", ["MAQUETTE_RENDER_SCALE": "2", "MAQUETTE_RENDER_JOBS": "x"],
      .with { ($0.scales, $0.jobs, $0.isQuiet) = ([3], 9, true) }
    ),
  ])
  func strongestLayerHolds(
    arguments: String,
    environment: [String: String],
    expected: Render
  ) throws {
    let command = try parseRender(
      "render " + arguments,
      environment: environment,
      configuration: Self.configuration
    )
    #expect(command == expected)
  }

  @Test func emptyListReplacesTheDefault() throws {
    let entry = ConfigurationEntry(key: "format", values: [], origin: "c:1:1")
    let command = try #require(try parseRender("render a", configuration: [entry]))
    #expect(command.formats.isEmpty)
  }

  @Test(arguments: [
    ("SCALE", "x", "MAQUETTE_RENDER_SCALE: 'x' is not a whole number", nil),
    ("QUIET", "1", "MAQUETTE_RENDER_QUIET: '1' is not true or false", nil),
    (
      "FORMAT", "pgn", "MAQUETTE_RENDER_FORMAT: 'pgn' is not one of png, svg, pdf",
      "did you mean 'png'?"
    ),
  ])
  func refusesVariable(name: String, value: String, message: String, hint: String?) {
    #expect(throws: UsageError(message, hint: hint, command: "render")) {
      try parse("render a", environment: ["MAQUETTE_RENDER_" + name: value])
    }
  }

  @Test(arguments: [
    ("scale", ["9"], "c:3:5: '9' is not from 1 to 3", nil),
    ("jobs", ["1", "2"], "c:3:5: 'jobs' takes one value", nil),
    ("quiet", ["yes"], "c:3:5: 'yes' is not true or false", nil),
    ("scael", ["1"], "c:3:5: unknown option 'scael'", "did you mean 'scale'?"),
  ])
  func refusesConfiguration(key: String, values: [String], message: String, hint: String?) {
    let entry = ConfigurationEntry(key: key, values: values, origin: "c:3:5")
    #expect(throws: UsageError(message, hint: hint, command: "render")) {
      try parse("render a", configuration: [entry])
    }
  }

  @Test func warnsOfUnknownVariables() throws {
    let invocation = try parse(
      "render a",
      environment: [
        "MAQUETTE_RENDER_SCAEL": "1", "MAQUETTE_RENDER_COLOUR": "1", "MAQUETTE_RENDER_JOBS": "1",
        "MAQUETTE_SNAPSHOTS_RECORD": "all",
      ]
    )
    guard case .run(_, let warnings) = invocation else {
      Issue.record("\(invocation) does not run")
      return
    }
    #expect(
      warnings == [
        "MAQUETTE_RENDER_COLOUR: 'render' has no such option",
        "MAQUETTE_RENDER_SCAEL: 'render' has no such option, did you mean "
          + "'MAQUETTE_RENDER_SCALE'?",
      ]
    )
  }

  @Test func configurationIsReadOnlyToRun() throws {
    struct Broken: Error {}
    func parse(_ arguments: String...) throws -> Invocation {
      try sampleParser.parse(arguments, environment: [:]) { _ in throw Broken() }
    }
    _ = try parse("render", "--help")
    #expect(throws: Broken.self) { try parse("render", "a") }
  }
}
