import Testing

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// The complete report of a failed script.
@MainActor
struct FailureReportTests {
  @Test func `The report shows the screen and marks the closest line`() async throws {
    let played = try await Played("open login\ntype username \"abc\"\nexpect \"usernames must\"")
    #expect(
      played.failure?.report == """
        t.script:3: Expected "usernames must" on the screen.
        The screen was:
          | Log in
          | Service: embedded  (embedded, tmdb, tmdb-web, guest)
          |     Demo account: user2 / 951753
          | Username: abc
        ->|   ! The username must have at least 5 characters.
          | Password: (Password)
          | (Log in)
        """)
  }

  @Test func `The expected row is shown in full, the others are truncated`() async throws {
    let played = try await Played("set library none\nopen list rated\nexpect row 1 \"x\"")
    #expect(
      played.failure?.report == """
        t.script:3: Row 1 not found. Rows on the screen: 0.
        The screen was:
          | Your ratings
          | ! You are not logged in.
          |   Log in to see this list.
          | [Log in]
        """)
    let list = try await Played("open search \"nosferatu\"\nexpect row 1 \"Dracula, a play\"")
    let lines = try #require(list.failure?.report.split(separator: "\n"))
    #expect(
      lines[0].hasPrefix(
        "t.script:2: Expected \"Dracula, a play\" in row 1, but found \"653  Nosferatu  1922  8.0"))
    try #require(lines.count == 5)
    #expect(lines[1...2] == ["The screen was:", "  | Search: nosferatu"])
    // The overview is truncated, and the rest of the row shares little with the expected text.
    #expect(lines[4].hasPrefix("  | > 653  Nosferatu  1922  8.0"))
    #expect(lines[4].hasSuffix("…"))
    #expect(lines[4].count <= 84)
  }

  @Test func `A failure in a loop or an included script names its line`()
    async throws
  {
    let played = try await Played(
      "open list\nrepeat 2\n  include \"parts/login.script\"\nend", name: "kept/t.script",
      path: KeptScript.folder + "/t.script")
    #expect(played.failure?.text == "kept/parts/login.script:2: Unknown field 'username'.")
  }

  @Test func `The report has the script's screen size and truncates long lines`() async throws {
    let played = try await Played("set size 20x3\nopen list\nexpect \"Vertigo\"")
    let screen = try #require(played.failure?.screen)
    #expect(screen.count == 3)
    #expect(screen.allSatisfy { Columns.of($0) <= 20 })
    let resized = try await Played("open list\nresize 20x3\nexpect \"Vertigo\"")
    #expect(resized.failure?.screen == screen)
    let usual = try await Played("open list\nexpect \"Vertigo\"")
    #expect(usual.failure?.screen.count == 22)
    let colored = try await Played("set color always\nopen list\nexpect \"Vertigo\"")
    #expect(colored.failure?.screen == usual.failure?.screen)
  }

  @Test(
    arguments: [
      ("Userna", 3), ("username:", 3), ("Passwo", 4), ("Passwd", nil), ("Zzz", nil), ("x", nil),
      ("(Log out)", nil),
    ] as [(String, Int?)])
  func `A line is marked if it shares two thirds of the expected text`(
    _ text: String, _ marked: Int?
  ) async throws {
    let played = try await Played("open login\nexpect not \"Metropolis\"\nexpect \"\(text)!!\"")
    let lines = try #require(played.failure?.picture.lineList).dropFirst()
    #expect(lines.firstIndex { $0.hasPrefix("->| ") }.map { $0 - 1 } == marked)
  }

  @Test func `Nothing runs after the first failure`() async throws {
    let played = try await Played("open list\nexpect count 3\nopen login\n")
    #expect(played.transcript.hasSuffix("2> expect count 3\n"))
  }
}
