import Testing
import ViperScript

/// What is secret in a field of the program's own stands nowhere.
@MainActor
struct SecretFieldTests {
  @Test func `A field that the language calls secret is typed as dots`() async throws {
    let played = try await PlayedChores("open chores\ntype pin \"4711\"\nexpect field pin \"••••\"")
    #expect(played.failure == nil)
    #expect(played.transcript.contains("2> type pin \"••••\"\n"))
    #expect(played.transcript.contains("  | PIN: ••••\n"))
    #expect(!played.transcript.contains("4711"))
  }

  @Test func `So is one that the scene calls secret`() async throws {
    let played = try await PlayedChores("open chores\ntype note \"4711\"\nexpect field note \"9\"")
    #expect(
      played.failure == "t:3: Expected \"•\" in the field 'note', which contains \"••••\".")
    #expect(!played.transcript.contains("4711"))
    #expect(!ScriptReport.junit([played.result]).contains("4711"))
  }

  @Test func `What comes from the environment is dots, in any field`() async throws {
    let played = try await PlayedChores(
      "open chores\nsecret name $CHORE\nexpect field name \"•••••\"\nactivate \"Add\"",
      variables: ["CHORE": "Vault"])
    #expect(played.failure == nil)
    #expect(played.transcript.contains("2> secret name $CHORE\n"))
    #expect(played.transcript.contains("  | Name: •••••\n"))
  }

  @Test func `A script knows which variables it reads`() async throws {
    let source =
      "open chores\nsecret pin $B\nrepeat 2\n  start secret name $A\n  secret pin $B\nend"
    #expect(try PlayedChores.script(source).variables == ["B", "A"])
    #expect(
      try await PlayedChores(source).failure == "t:2: The environment variable B is not set.")
  }

  @Test func `A mistake does not tell what stands behind the field's name`() {
    #expect(
      PlayedChores.mistakes("type pin '4711' now") == [
        "t:1:17: The command ends before this.\n  type pin ••••••••••\n" + "  "
          + String(repeating: " ", count: 16) + "^"
      ])
  }
}
