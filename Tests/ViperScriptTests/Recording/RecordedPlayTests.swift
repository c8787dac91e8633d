import Testing

@testable import ViperScript

/// A script can be recorded while it is played.
@MainActor
@Suite("Recording a script that is played") struct RecordedPlayTests {
  private func recorded(
    _ source: String, variables: [String: String] = [:]
  ) async throws -> (script: String, variables: [String: String], failure: String?) {
    var written = ""
    let script = try PlayedChores.script(source)
    let (outcome, names) = await script.record(secrets: { variables[$0] }) { written += $0 }
    #expect(PlayedChores.mistakes(written) == [])
    return (written, names, outcome.failure?.text)
  }

  @Test("Settings, commands and the clock are as they were; expectations are new")
  func commands() async throws {
    let recorded = try await recorded(
      """
      set title "To do"   # A comment
      set delay 2s
      set clock manual
      start open chores
      expect "Loading…"
      show
      advance 2s
      resize 40x10
      next x2
      type name "Mend"
      start activate "Add"
      start next
      advance 2s
      settle
      select "Iron"
      """)
    #expect(recorded.failure == nil)
    #expect(
      recorded.script == """
        set title "To do"
        set delay 2s
        set clock manual
        start open chores
        advance 2s
        resize 40x10
        focus row 3
        expect screen chores
        expect title "To do"
        type name "Mend"
        start activate "Add"
        start next
        advance 2s
        settle
        select id Iron
        expect screen chore
        expect title "Iron"
        expect screen chore
        expect title "Iron"
        expect count 0
        expect depth 2

        """)
    #expect(try await PlayedChores(recorded.script).failure == nil)
  }

  @Test("What comes from the environment stays there")
  func secrets() async throws {
    let recorded = try await recorded(
      """
      open chores
      secret name $CHORE
      type pin "4711"
      start type pin "4712"
      start secret note $CHORE
      put chore "Vault 7" 1
      activate "Add"
      """, variables: ["CHORE": "Vault"])
    #expect(recorded.failure == nil)
    #expect(
      recorded.script.hasPrefix(
        """
        open chores
        expect screen chores
        expect title "Chores"
        expect focus 1
        secret name $CHORE
        secret pin $PIN
        start secret pin $PIN
        start secret note $CHORE
        # A script cannot contain what was done here.
        activate add

        """))
    #expect(recorded.variables == ["CHORE": "Vault", "PIN": "4712"])
    #expect(!recorded.script.contains("Vault"))
    #expect(!recorded.script.contains("471"))
  }

  @Test("What is repeated is written as often as it was done, and a failure ends the recording")
  func repetition() async throws {
    let recorded = try await recorded(
      "open chores\nrepeat 2\n  refresh\nend\nactivate \"No\"\nback")
    #expect(recorded.failure == "t:5: There is no button \"No\"; there is \"Add\".")
    #expect(recorded.script.contains("refresh\nrefresh\nexpect screen chores\n"))
    #expect(recorded.script.hasSuffix("expect count 3\nexpect focus 1\nexpect depth 1\n"))
  }
}
