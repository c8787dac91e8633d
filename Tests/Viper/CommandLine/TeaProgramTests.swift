import Testing

@testable import ViperCommandLine
@testable import ViperTestSupport
@testable import tea_cli

/// A small program has all features of the command line kit.
@MainActor
@Suite(.places(1)) struct TeaProgramTests {
  private let home: TeaHome

  init() throws { home = try TeaHome() }

  @Test(arguments: [
    ("tea-cli list", "Sencha\t2\nAssam\t4\nOolong\t3\n"),
    ("tea-cli list --sort -minutes --fields name", "Sencha\nOolong\nAssam\n"),
    (
      "tea-cli list --json --fields minutes,harvest --sort harvest",
      """
      {"teas":[{"harvest":"2025-10-11","minutes":3},{"harvest":"2026-05-02","minutes":2},\
      {"harvest":null,"minutes":4}]}

      """
    ),
    (
      "tea-cli list --format table",
      "NAME    MINUTES\nSencha  2\nAssam   4\nOolong  3\n"
    ),
    ("tea-cli steep Assam -c3", "3 x Assam: 4 minutes\n"), ("tea-cli --version", "1.0\n"),
  ])
  func `A command line prints the command's result`(_ line: String, _ output: String) async throws {
    let outcome = try await home.run(line: line)
    #expect(outcome.output == output)
    #expect(outcome.error.isEmpty && outcome.code == .done)
  }

  @Test(arguments: [
    (
      "tea-cli lisst", ExitCode.usage,
      """
      Error: Unknown command 'lisst'. Did you mean 'list'?
      Usage: tea-cli <subcommand> [<options>]
        See 'tea-cli --help' for more information.

      """
    ),
    (
      "tea-cli steep Assam --cups 20", .usage,
      """
      Error: Invalid value '20' for '--cups'. Use a whole number from 1 to 12.
      Usage: tea-cli steep <name>... [--cups <N>] [<options>]
        See 'tea-cli help steep' for more information.

      """
    ),
    ("tea-cli steep Mate", .failed, "Error: There is no such tea.\n"),
    (
      "tea-cli steep Mate --json", .failed,
      #"{"error":{"code":"no-tea","message":"There is no such tea."}}"# + "\n"
    ),
    ("tea-cli serve a --format jug", .unavailable, "Error: Cannot serve: inUse.\n"),
  ])
  func `A failure has its message and its exit code`(
    _ line: String, _ code: ExitCode, _ error: String
  ) async throws {
    #expect(try await home.run(line: line) == TeaHome.Outcome(output: "", error: error, code: code))
  }

  @Test func `Commands get their dependencies`() async throws {
    let outcome = try await home.run(
      line: "tea-cli list", teas: [Tea(name: "Mate", minutes: 5, harvest: nil)])
    #expect(outcome.output == "Mate\t5\n")
  }

  @Test func `The help is generated from the commands`() async throws {
    let page = try await home.run(line: "tea-cli help steep").output
    #expect(
      page.hasPrefix(
        """
        OVERVIEW: Say how long teas steep.

        USAGE: tea-cli steep <name>... [--cups <N>] [<options>]

        ARGUMENTS:
          <name>                  The name of a tea.

        OPTIONS:
          -c, --cups <N>          The number of cups. (1 to 12; default: 1)

        """))
    let manual = try await home.run(line: "tea-cli help --man").output
    #expect(manual.contains(#".TH TEA\-CLI 1 "" "tea\-cli 1.0" tea\-cli"#))
    #expect(manual.contains("\n.BR tea\\-cli\\-steep (1)"))
  }
}
