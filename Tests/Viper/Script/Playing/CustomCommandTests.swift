import Testing
import ViperScript

/// A program's own commands, fields, counters, and settings.
@MainActor
struct CustomCommandTests {
  @Test func `A custom command that fails has a reason`() async throws {
    let played = try await PlayedChores("open chores\nput chore \"Mend\" 9")
    #expect(played.failure == "t:2: There is no place for \"Mend\" in row 9.")
    #expect(played.result.cases.map(\.verdict) == [.failed])
    #expect(played.result.cases.map(\.command) == ["put chore \"Mend\" 9"])
  }

  @Test func `The service fails as often as the script specifies`() async throws {
    let played = try await PlayedChores(
      """
      fail next down x2
      fail next full
      open chores
      expect "The service is down."
      expect count 0
      activate retry
      expect "The service is down."
      activate retry
      expect "The service is full."
      activate "Retry"
      expect not "The service"
      expect count 3
      expect requests 4
      """)
    #expect(played.failure == nil)
    #expect(played.result.metCount == 7)
  }

  @Test func `A counter reads its value from the stage`() async throws {
    let played = try await PlayedChores("open chores\nexpect birds 2\nexpect birds 1")
    #expect(played.failure == "t:3: Expected birds to be 1, but found 2.")
  }

  @Test func `Settings create the stage`() async throws {
    let played = try await PlayedChores(
      "set title \"To do\"\nset delay 2s\nset transcript every\nopen chores\nexpect title \"To do\""
    )
    #expect(played.failure == nil)
    #expect(played.transcript.contains("  | Loading…\n"))
    let usual = try await PlayedChores("set transcript every\nopen chores\nexpect title \"To do\"")
    #expect(usual.failure == "t:3: Expected the title to be To do, but found Chores.")
  }

  @Test func `The transcript shows a loading screen if the script waits for it`() async throws {
    func shown(_ settings: String) async throws -> Int {
      let played = try await PlayedChores(settings + "open chores\nrefresh\nexpect count 3")
      #expect(played.failure == nil)
      return played.transcript.matches(of: /\| Loading…\n/).count
    }
    #expect(try await shown("") == 0)
    #expect(try await shown("set delay 2s\n") == 2)
    #expect(try await shown("set delay 2s\nset transcript explicit\n") == 0)
  }

  @Test func `A stage that retains a closed module is reported`() async throws {
    let visits = "open chores\nselect row 2\nexpect screen chore\nback\nexpect screen chores\n"
    #expect(try await PlayedChores(visits + "open chores\nexpect leaks 0").failure == nil)
    let leaking = try await PlayedChores("set leaking on\n" + visits + "expect leaks 0")
    #expect(leaking.failure == "t:7: Expected leaks to be 0, but found 1.")
  }

  @Test func `A column heading is found only in the visible part, and the failure says so`()
    async throws
  {
    let list = "set title \"To do\"\nopen chores\n"
    #expect(try await PlayedChores(list + "expect shown \"Chore\"").failure == nil)
    #expect(
      try await PlayedChores(list + "expect \"Chore\"").failure
        == """
        t:3: Expected "Chore" on the screen. To find column headings and what the host shows, use \
        'expect shown'.
        """)
    #expect(
      try await PlayedChores(list + "expect \"Bake\"").failure
        == "t:3: Expected \"Bake\" on the screen.")
  }

  @Test func `A repeated expectation is one test case`() async throws {
    let played = try await PlayedChores("open chores\nrepeat 3\n  expect count 3\nend")
    #expect(played.result.cases.map(\.command) == ["expect count 3"])
  }

  @Test func `Control sequences are removed from displayed commands`() async throws {
    let played = try await PlayedChores("open chores\nexpect not \"\u{1B}[2J\u{202E}\" # so")
    #expect(played.transcript.hasSuffix("2> expect not \"[2J\"\n"))
  }

  @Test func `Each run has its own stage`() async throws {
    let script = try PlayedChores.script("open chores\nput chore \"Mend\" 1\nexpect requests 1")
    for _ in 0..<2 { #expect(await script.play().hasPassed) }
  }

  @Test func `A script ends when its transcript is no longer accepted`() async throws {
    let script = try PlayedChores.script("open chores\nrepeat 1000000\n  show\nend")
    var pieces = 0
    _ = await script.play(transcript: { _ in
      pieces += 1
      return pieces < 2
    })
    #expect(pieces == 2)
  }
}
