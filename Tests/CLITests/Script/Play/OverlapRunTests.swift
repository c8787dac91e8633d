import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// Overlapping commands and a clock that the script moves, in the program.
@Suite(.places(1)) struct OverlapRunTests {
  private func play(_ script: String) async throws -> Binary.Run {
    try await ScriptFolder().play("-", input: .text(script))
  }

  @Test func `A command that waits for the clock ends the run`() async throws {
    let run = try await play("set clock manual\nset delay 2s\nset size 80x4\nopen list")
    #expect(
      run.error == """
        The screen was:
          | Popular movies
          | Loading…
        Error: -:4: The command waits for the clock. Begin it with 'start', then move the clock \
        with 'advance'.

        """)
    #expect(run.status == 1)
  }

  @Test func `So does waiting for one that waits for the clock`() async throws {
    let run = try await play("set clock manual\nset delay 2s\nstart open list\nadvance 1s\nsettle")
    #expect(
      run.error.lineList.last == "Error: -:5: 'settle' waits for the clock: the command begun at "
        + "-:3 sleeps. Move the clock with 'advance'.")
    #expect(run.status == 1)
  }

  @Test func `A command whose problem nobody saw before ends the run where it is waited for`()
    async throws
  {
    let run = try await play("open list\nstart activate retry\nnext\nsettle")
    #expect(
      run.error.lineList.last
        == "Error: -:4: There is no button \"retry\"; the screen has none. (Begun at -:2.)")
    #expect(run.output.contains("3> next\n"))
    #expect(run.status == 1)
  }

  @Test func `Two searches overlap, and the later one counts`() async throws {
    let run = try await play(
      """
      set clock manual
      set delay 2s
      set transcript explicit
      start open list
      advance 2s
      start search "nosferatu"
      advance 1s
      start search "the kid"
      advance 3s
      settle
      expect title "Search: the kid"
      """)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test func `A search waits for the rest of its term by the script's clock`() async throws {
    let begun = "set clock manual\nopen list\nstart search \"nosferatu\"\n"
    #expect(
      try await play(begun + "advance 499ms\nexpect count 20\nadvance 1ms\nexpect count 1").status
        == 0)
  }

  @Test func `The same overlap looks the same each time`() async throws {
    let script = """
      set clock manual
      set delay 2s
      set transcript every
      set size 80x6
      start open list
      advance 2s
      start more
      start select row 1
      advance 1s
      back
      advance 5s
      settle
      """
    let first = try await play(script)
    #expect(first.error == "")
    for _ in 0..<10 { #expect(try await play(script).output == first.output) }
  }

  private static let turns = Effort.isLong ? 50_000 : 500

  @Test(arguments: [
    "next x\(turns * 20)", "repeat \(turns)\n  next\n  previous\nend",
    "repeat \(turns)\n  start next\nend\nsettle",
    "repeat \(turns)\n  advance 1s\n  resize 80x24\nend",
  ])
  func `As many steps as a script can have take seconds, not hours`(_ script: String) async throws {
    let run = try await play("set transcript explicit\nopen list\n\(script)\nexpect depth 1")
    #expect(run.error == "")
    #expect(run.status == 0)
  }
}
