@testable import MaquetteCommandLine
import Testing

@Suite struct HelpTests {
  static let render = HelpText.command(CommandDescription(Render.self))

  @Test func commandAt80() {
    #expect(
      Self.render.text(width: 80) == """
        Usage: maquette render [OPTION…] FILE…

        Renders documents into pictures.

        Pictures are written beside their document unless a folder is named. Several
        formats and scales make several pictures.

            maquette render menu.yaml --scale 2,3

        Options:
          -f, --format <name>      The formats to write. [any of: png, svg, pdf]
                                   [default: png] [env: MAQUETTE_RENDER_FORMAT]
          -s, --scale <factor>     Pixels a point. [env: MAQUETTE_RENDER_SCALE]
          -o, --output <path>      Where pictures go. [env: MAQUETTE_RENDER_OUTPUT]
              --jobs <count>       Jobs at a time. [default: 2]
                                   [env: MAQUETTE_RENDER_JOBS]
              --max-ratio <share>  The limit. [default: 0.5]
                                   [env: MAQUETTE_RENDER_MAX_RATIO]
              --poster <name>      The format of the poster. [one of: png, svg, pdf]
                                   [default: svg] [env: MAQUETTE_RENDER_POSTER]
          -q, --quiet              Print nothing. [env: MAQUETTE_RENDER_QUIET]
          -v, --verbose            Print everything. [env: MAQUETTE_RENDER_VERBOSE]
          -h, --help               Print this help.

        """
    )
  }

  @Test func commandAt50() {
    #expect(
      Self.render.text(width: 50) == """
        Usage: maquette render [OPTION…] FILE…

        Renders documents into pictures.

        Pictures are written beside their document unless
        a folder is named. Several formats and scales make
        several pictures.

            maquette render menu.yaml --scale 2,3

        Options:
          -f, --format <name>      The formats to write.
                                   [any of: png, svg, pdf]
                                   [default: png] [env:
                                   MAQUETTE_RENDER_FORMAT]
          -s, --scale <factor>     Pixels a point. [env:
                                   MAQUETTE_RENDER_SCALE]
          -o, --output <path>      Where pictures go. [env:
                                   MAQUETTE_RENDER_OUTPUT]
              --jobs <count>       Jobs at a time.
                                   [default: 2] [env:
                                   MAQUETTE_RENDER_JOBS]
              --max-ratio <share>  The limit.
                                   [default: 0.5] [env:
                                   MAQUETTE_RENDER_MAX_RATIO]
              --poster <name>      The format of the
                                   poster.
                                   [one of: png, svg, pdf]
                                   [default: svg] [env:
                                   MAQUETTE_RENDER_POSTER]
          -q, --quiet              Print nothing. [env:
                                   MAQUETTE_RENDER_QUIET]
          -v, --verbose            Print everything. [env:
                                   MAQUETTE_RENDER_VERBOSE]
          -h, --help               Print this help.

        """
    )
  }

  @Test func commandWithNothingToSay() {
    #expect(
      HelpText.command(CommandDescription(Compare.self)).text(width: 80) == """
        Usage: maquette compare [OPTION…] A B [OUT]

        Compares two pictures.

        Options:
          -h, --help  Print this help.

        """
    )
  }

  @Test func toolAt80() {
    #expect(
      HelpText.tool(sampleParser.description).text(width: 80) == """
        Usage: maquette COMMAND [OPTION…] [FILE…]

        Draws pictures of iOS menus.

        Commands:
          render   Renders documents into pictures.
          compare  Compares two pictures.

        Options:
          -h, --help     Print help.
              --version  Print the version.

        Exit status:
          0    Everything is fine.
          1    There are findings: differences, lint errors, stale docs.
          2    The input is invalid or cannot be read.
          3    The environment is at fault: a missing font or library, a full disk.
          64   The command line is wrong.
          130  The run was interrupted.

        Every option of a command can also be set by its environment variable, or by its
        name under the command's name in .maquette.yaml. The command line is strongest,
        then the environment, then the file.

        Try 'maquette help COMMAND' for the options of a command.

        """
    )
  }

  @Test func markdown() {
    #expect(
      sampleParser.description.markdown == #"""
        # The command line

        Draws pictures of iOS menus.

            maquette COMMAND [OPTION…] [FILE…]

        Every option of a command can also be set by its environment variable, or by its name under the command's name in .maquette.yaml. The command line is strongest, then the environment, then the file.

        | command | does |
        | --- | --- |
        | [`render`](#maquette-render) | Renders documents into pictures. |
        | [`compare`](#maquette-compare) | Compares two pictures. |

        | exit status | meaning |
        | --- | --- |
        | 0 | Everything is fine. |
        | 1 | There are findings: differences, lint errors, stale docs. |
        | 2 | The input is invalid or cannot be read. |
        | 3 | The environment is at fault: a missing font or library, a full disk. |
        | 64 | The command line is wrong. |
        | 130 | The run was interrupted. |

        ## maquette render

        Renders documents into pictures.

            maquette render [OPTION…] FILE…

        Pictures are written beside their document unless a folder is named. Several formats and scales make several pictures.

            maquette render menu.yaml --scale 2,3

        | option | meaning | default | variable |
        | --- | --- | --- | --- |
        | `-f, --format <name>` | The formats to write. Any of `png`, `svg`, `pdf`. | `png` | `MAQUETTE_RENDER_FORMAT` |
        | `-s, --scale <factor>` | Pixels a point. |  | `MAQUETTE_RENDER_SCALE` |
        | `-o, --output <path>` | Where pictures go. |  | `MAQUETTE_RENDER_OUTPUT` |
        | `--jobs <count>` | Jobs at a time. | `2` | `MAQUETTE_RENDER_JOBS` |
        | `--max-ratio <share>` | The limit. | `0.5` | `MAQUETTE_RENDER_MAX_RATIO` |
        | `--poster <name>` | The format of the poster. One of `png`, `svg`, `pdf`. | `svg` | `MAQUETTE_RENDER_POSTER` |
        | `-q, --quiet` | Print nothing. |  | `MAQUETTE_RENDER_QUIET` |
        | `-v, --verbose` | Print everything. |  | `MAQUETTE_RENDER_VERBOSE` |

        ## maquette compare

        Compares two pictures.

            maquette compare [OPTION…] A B [OUT]

        """#
    )
  }

  @Test(arguments: [120, 80, 60])
  func linesFit(width: Int) {
    let lines = Self.render.text(width: width).split(separator: "\n")
    #expect(lines.filter { $0.count > width } == [])
  }
}
