import Testing
import ViperScript

@testable import ViperTestSupport

/// Overlapping commands, and scripts with a manual clock.
@MainActor
struct OverlapTests {
  private static let slow = "set clock manual\nset delay 2s\nset transcript explicit\n"

  @Test func `A started command continues when the clock moves`() async throws {
    let played = try await PlayedChores(
      Self.slow + """
        start open chores
        expect "Loading…"
        expect count 0
        advance 1999ms
        expect "Loading…"
        advance 1ms
        expect not "Loading…"
        expect count 3
        settle
        expect requests 1
        """)
    #expect(played.failure == nil)
    #expect(played.transcript.contains("4> start open chores\n5> expect \"Loading…\"\n"))
  }

  @Test func `A command that waits for the clock ends the script`() async throws {
    let played = try await PlayedChores(Self.slow + "open chores\nexpect count 3")
    #expect(
      played.failure == "t:4: This command waits for the clock. Run it with 'start', then use "
        + "'advance'.")
    #expect(played.result.failure?.screen.contains("Loading…") == true)
    #expect(played.result.cases.map(\.verdict) == [.skipped, .failed])
  }

  @Test func `A command that does not wait for the clock needs no 'start'`() async throws {
    let played = try await PlayedChores(
      Self.slow + "start open chores\nadvance 2s\nnext x2\ntype name \"Mend\"\nexpect focus 3")
    #expect(played.failure == nil)
  }

  @Test func `Waiting for a command that waits for the clock ends the script`() async throws {
    let played = try await PlayedChores(Self.slow + "start open chores\nadvance 1s\nsettle")
    #expect(
      played.failure == "t:6: The command started at t:4 waits for the clock. Use 'advance' "
        + "before 'settle'.")
  }

  @Test func `Commands overlap, and each ends at its own time`() async throws {
    let played = try await PlayedChores(
      Self.slow + """
        start open chores
        advance 2s
        type name "Mend"
        start activate "Add"
        advance 1s
        type name "Dust"
        start submit
        start refresh
        expect requests 4
        expect count 3
        advance 1s
        expect row 4 "Mend"
        expect count 4
        advance 1s
        expect count 5
        settle
        """)
    #expect(played.failure == nil)
  }

  @Test func `Each iteration of a loop starts its own command`() async throws {
    let played = try await PlayedChores(
      Self.slow + """
        start open chores
        advance 2s
        type name "Mend"
        repeat 20
          start activate "Add"
        end
        expect requests 21
        advance 2s
        settle
        expect count 23
        """)
    #expect(played.failure == nil)
  }

  @Test(arguments: ["", "set clock manual\n"])
  func `A failed command is reported when it is awaited`(
    _ settings: String
  ) async throws {
    let source =
      settings + "open chores\nstart select row 9\nexpect count 3\nsettle\nexpect count 3"
    let line = settings.isEmpty ? 2 : 3
    let played = try await PlayedChores(source)
    #expect(
      played.failure
        == "t:\(line + 2): Row 9 not found. Rows on the screen: 3. (Started at t:\(line).)")
    #expect(played.result.cases.map(\.verdict) == [.passed, .skipped, .failed])
  }

  @Test func `A failed command is reported when the clock moves`() async throws {
    let played = try await PlayedChores(
      "set clock manual\nopen chores\nstart activate \"Nothing\"\nadvance 1s")
    #expect(
      played.failure
        == "t:4: Unknown button \"Nothing\". Buttons on the screen: \"Add\". (Started at t:3.)")
  }

  @Test(arguments: ["", "set clock manual\n"])
  func `A failed command that is never awaited is reported at the end`(
    _ settings: String
  ) async throws {
    let played = try await PlayedChores(
      settings + "open chores\nstart put chore \"Mend\" 9\nexpect count 3")
    let line = settings.isEmpty ? 2 : 3
    #expect(played.failure == "t:\(line): There is no place for \"Mend\" in row 9.")
    #expect(played.result.cases.map(\.verdict) == [.passed, .failed])
    #expect(played.result.cases.last?.command == "start put chore \"Mend\" 9")
  }

  @Test func `A command that still sleeps at the end is canceled`() async throws {
    let played = try await PlayedChores(Self.slow + "start open chores\nexpect \"Loading…\"")
    #expect(played.failure == nil)
  }

  @Test func `On the default clock, a started command finishes on its own`() async throws {
    let played = try await PlayedChores(
      "set delay 2s\nset transcript explicit\nstart open chores\nsettle\nexpect count 3\nshow")
    #expect(played.failure == nil)
    #expect(played.transcript.contains("  | > Sweep\n"))
  }

  @Test func `On the default clock, a started command sleeps until a wait`() async throws {
    let played = try await PlayedChores(
      """
      set delay 2s
      start open chores
      next
      expect "Loading…"
      advance 1999ms
      expect "Loading…"
      advance 1ms
      expect count 3
      start refresh
      advance 1s
      type name "Mend"
      expect "Loading…"
      activate "Add"
      expect not "Loading…"
      expect count 4
      """)
    #expect(played.failure == nil)
  }

  nonisolated private static let turns = Effort.isLong ? 50_000 : 500

  @Test(arguments: [
    "next x\(turns * 20)", "repeat \(turns)\n  next\n  previous\nend",
    "repeat \(turns)\n  start next\nend\nsettle",
    "repeat \(turns)\n  advance 1s\n  resize 80x24\nend",
  ])
  func `The maximum number of steps takes seconds, not hours`(_ steps: String) async throws {
    let played = try await PlayedChores("set transcript explicit\nopen chores\n\(steps)")
    #expect(played.failure == nil)
  }

  @Test(arguments: [
    "advance 1s", "settle", "show", "expect count 1", "set delay 1s", "repeat 2", "resize 80x24",
    "start refresh", "include \"a\"",
  ])
  func `Only user actions can be started`(_ command: String) {
    #expect(
      PlayedChores.mistakes("start \(command)") == [
        "t:1:7: 'start' works only with user actions such as search or open.\n"
          + "  start \(command)\n        ^"
      ])
  }

  @Test func `A line with only 'start' lacks a command`() {
    #expect(
      PlayedChores.mistakes("start  # what?") == [
        "t:1:6: Missing command after 'start'.\n  start  # what?\n       ^"
      ])
  }
}
