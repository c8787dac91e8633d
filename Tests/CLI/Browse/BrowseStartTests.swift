import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Running without a command, and the list that the window starts with.
@Suite(.places(2))
struct BrowseStartTests {
  @Test(arguments: [([], #"{"start":"top-rated"}"#), (["browse"], #"{"start":"top-rated"}"#)])
  func `On a terminal, the window opens at the configured list`(
    words: [String], settings: String
  ) async throws {
    let home = try SettingsHome(settings).home
    let run = try await Terminal.run(words, home: home) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Top rated movies", "3 Top"])
      terminal.type("q")
    }
    #expect(run.status == 0)
  }

  @Test func `In a pipe or on a terminal without a screen, the help is printed`() async throws {
    let help = try await Program.run(["help"])
    let piped = try await Program.run([])
    #expect((piped.status, piped.output) == (0, help.output))
    let plain = try await Terminal.run([], environment: ["TERM": "dumb"]) { _ in }
    #expect(plain.status == 0)
    #expect(plain.output.contains("USAGE: movies-cli <subcommand>"))
    let unknown = try await Terminal.run([], environment: ["TERM": nil]) { _ in }
    #expect(unknown.output == plain.output)
    let window = try await Terminal.run(["browse"], environment: ["TERM": ""]) { _ in }
    #expect(window.status == 64)
    let asked = try await Terminal.run(["--help"], environment: ["PAGER": "cat"]) { _ in }
    #expect(asked.output.contains("USAGE: movies-cli <subcommand>"))
  }
}
