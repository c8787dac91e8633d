import Testing

@testable import CLI

/// The whole of what is printed when a script ends before its end.
@MainActor
@Suite struct MissReportTests {
  @Test func `The screen is shown with the nearest line marked`() async throws {
    let played = try await Played("open login\ntype username \"abc\"\nexpect \"user names need\"")
    #expect(
      played.miss?.report == """
        t.script:3: Expected "user names need" on the screen.
        The screen was:
          | Log in
          | Service: embedded  (embedded, tmdb, tmdb-web, guest)
          | User name: abc
        ->|   ! The user name needs at least 5 characters.
          | Password:\u{20}
          | (Log in)
        """)
  }

  @Test func `Pressing "Log in" twice does not send the empty form, and nothing complains`()
    async throws
  {
    let played = try await Played(
      "open list favorites\nactivate \"Log in\"\nactivate \"Log in\"")
    #expect(
      played.miss?.report == """
        t.script:3: The button "Log in" is off.
        The screen was:
        ->| Log in
          | Service: embedded  (embedded, tmdb, tmdb-web, guest)
          | User name:\u{20}
          | Password:\u{20}
          | (Log in)
        """)
  }

  @Test func `A row is quoted whole, and the others are cut`() async throws {
    let played = try await Played("open list rated\nexpect row 1 \"x\"")
    #expect(
      played.miss?.report == """
        t.script:2: Expected a row 1; the screen has 0.
        The screen was:
          | Your ratings
          | ! You are not logged in.
          |   Log in to see this list.
          | [Log in]
        """)
    let list = try await Played("open search \"nosferatu\"\nexpect row 1 \"Dracula, a play\"")
    let lines = try #require(list.miss?.report.split(separator: "\n"))
    #expect(
      lines[0].hasPrefix(
        "t.script:2: Expected \"Dracula, a play\" in row 1; it says \"653  Nosferatu  1922  8.0"))
    #expect(lines[1...2] == ["The screen was:", "  | Search: nosferatu"])
    #expect(lines[3].hasPrefix("->| > 653  Nosferatu  1922  8.0  Young Hutter travels to"))
    #expect(lines.count == 4)
  }

  @Test func `A miss within a repetition and an included script names the line there`() async throws
  {
    let played = try await Played(
      "open list\nrepeat 2\n  include \"parts/login.script\"\nend", name: "kept/t.script",
      path: KeptScript.folder + "/t.script")
    #expect(played.miss?.text == "kept/parts/login.script:2: There is no field 'username'.")
  }

  @Test func `Nothing is played after the first miss`() async throws {
    let played = try await Played("open list\nexpect count 3\nopen login\n")
    #expect(played.transcript.hasSuffix("2> expect count 3\n"))
  }
}
