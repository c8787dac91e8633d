import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// The arguments and exit codes of `play`.
@Suite(.places(1)) struct PlayCommandTests {
  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder([
      "good": "open detail 234\nexpect screen detail\n", "bad": "opn\n\nnxt # so",
      "missed": "# so\nopen login\n\nexpect \"Password!\"\nexpect depth 9\n",
    ])
  }

  private static let transcript = """
    1> open login
      | Log in
      | Service: embedded  (embedded, tmdb, tmdb-web, guest)
      |     Demo account: user2 / 951753
      | Username: (Username or email)
      | Password: (Password)
      | (Log in)
    2> expect depth 1

    """

  private static let login = "open login\nexpect depth 1"

  @Test(arguments: ["good", "missed"])
  func `Checking a valid script prints nothing and plays nothing`(_ name: String) async throws {
    let run = try await folder.play(name, "--check")
    #expect(run.output + run.error == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    [], ["--check"], ["--format", "text"], ["--transcript", "kept"],
    ["--transcript", "kept", "--update"], ["--format", "junit"], ["--format", "json"],
  ])
  func `A script with mistakes does not run, and all are reported`(_ words: [String]) async throws {
    try folder.write(Array("open login\nopn\n\nnxt # so".utf8), to: "bad")
    let run = try await folder.play(["bad"] + words)
    #expect(
      run.error == """
        bad:2:1: Unknown command 'opn'. Did you mean 'open'?
          opn
          ^
        bad:4:1: Unknown command 'nxt'. Did you mean 'next'?
          nxt # so
          ^
        Error: Script bad has 2 errors.

        """)
    let isReport = words == ["--format", "junit"] || words == ["--format", "json"]
    #expect(run.output.isEmpty != isReport)
    #expect(run.status == 65)
    #expect(throws: (any Error).self) { try folder.text("kept") }
  }

  @Test func `With --json, mistakes are reported as JSON`() async throws {
    let run = try await folder.play("bad", "--json")
    #expect(
      run.error == #"""
        {"error":{"code":"bad-script","message":"Script bad has 2 errors.\nbad:1:1: Unknown \#
        command 'opn'. Did you mean 'open'?\n  opn\n  ^\nbad:3:1: Unknown command 'nxt'. Did \#
        you mean 'next'?\n  nxt # so\n  ^"}}

        """#)
    #expect(run.output.hasPrefix("{\"cases\":[{"))
    #expect(run.status == 65)
  }

  @Test func `A failed expectation ends the run and prints the screen`() async throws {
    let run = try await folder.play("missed")
    #expect(
      run.error == """
        The screen was:
          | Log in
          | Service: embedded  (embedded, tmdb, tmdb-web, guest)
          |     Demo account: user2 / 951753
          | Username: (Username or email)
        ->| Password: (Password)
          | (Log in)
        Error: missed:4: Expected "Password!" on the screen.

        """)
    #expect(run.output.hasSuffix("\n4> expect \"Password!\"\n"))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    (["good", "--format", "xml"], "--format"),
    ([], "script"), (["good", "--updat"], "--update"), (["-", "good", "-"], "Standard input"),
    (["good", "--transcript"], "--transcript"),
  ])
  func `An invalid command line prints the usage`(_ words: [String], _ part: String) async throws {
    let run = try await folder.play(words)
    let lines = run.error.lineList
    #expect(lines.first?.hasPrefix("Error: ") == true)
    #expect(lines.first?.contains(part) == true)
    #expect(lines.last == "  See 'movies-cli help play' for more information.")
    #expect(run.output == "")
    #expect(run.status == 64)
  }

  @Test(arguments: [
    ["--check", "--transcript", "t"],
    ["--transcript", "-"], ["--transcript", "good"], ["--transcript", "./good", "--update"],
  ])
  func `Conflicting options are rejected, and nothing is written`(
    _ options: [String]
  ) async throws {
    let text = try folder.text("good")
    #expect(try await folder.play(["good"] + options).status == 64)
    #expect(try folder.text("good") == text)
    #expect(throws: (any Error).self) { try folder.text("t") }
  }

  @Test(arguments: ["text", "junit", "json"])
  func `A full disk is reported`(_ format: String) async throws {
    let run = try await folder.play("good", "--format", format, output: .path("/dev/full"))
    #expect(run.error == "Error: Cannot write the output: No space left on device.\n")
    #expect(run.status == 74)
  }
}
