import Testing

@testable import ViperScript

/// Secrets in the program's own fields are never shown.
@MainActor
struct SecretFieldTests {
  @Test func `A field that the language marks as secret is typed as dots`() async throws {
    let played = try await PlayedChores("open chores\ntype pin \"4711\"\nexpect field pin \"••••\"")
    #expect(played.failure == nil)
    #expect(played.transcript.contains("2> type pin \"••••\"\n"))
    #expect(played.transcript.contains("  | PIN: ••••\n"))
    #expect(!played.transcript.contains("4711"))
  }

  @Test(arguments: ["pin", "note"], ["", "set driver keys\n"])
  func `Input for a secret field is dots wherever a screen repeats it`(
    _ field: String, _ driver: String
  ) async throws {
    let played = try await PlayedChores(
      """
      \(driver)open chores
      type \(field) "hunter2"
      type name "The hunter2"
      activate "Add"
      select "hunter2"
      expect title "hunter2"
      """)
    #expect(played.failure?.contains("The •••••••") == true)
    let all = played.transcript + ScriptReport.junit([played.result])
    #expect(all.contains("The •••••••"))
    #expect(!all.contains("hunter2"))
  }

  @Test func `A field that the scene marks as secret is typed as dots`() async throws {
    let played = try await PlayedChores("open chores\ntype note \"4711\"\nexpect field note \"9\"")
    #expect(
      played.failure == "t:3: Expected \"•\" in field 'note', but found \"••••\".")
    #expect(!played.transcript.contains("4711"))
    #expect(!ScriptReport.junit([played.result]).contains("4711"))
  }

  @Test func `Values from the environment are dots in any field`() async throws {
    let played = try await PlayedChores(
      "open chores\nsecret name $CHORE\nexpect field name \"•••••\"\nactivate \"Add\"",
      variables: ["CHORE": "Vault"])
    #expect(played.failure == nil)
    #expect(played.transcript.contains("2> secret name $CHORE\n"))
    #expect(played.transcript.contains("  | Name: •••••\n"))
  }

  @Test(arguments: ["", "set driver keys\n"], [8, 20, 39, 80])
  func `A secret is dots at any width, in its field and where it is repeated`(
    _ driver: String, _ width: Int
  ) async throws {
    let secret = "correct horse battery staple and sixty letters, no fewer: done"
    let played = try await PlayedChores(
      """
      \(driver)set size \(width)x12
      set transcript every
      open chores
      secret name $CHORE
      screenshot "typed"
      activate "Add"
      select row 4
      show
      screenshot "opened"
      select row 9
      """, variables: ["CHORE": secret], isTraced: true)
    #expect(played.result.failure?.location.line == (driver.isEmpty ? 10 : 11))
    let trace = try #require(played.result.trace)
    let all =
      [played.transcript, trace.animation ?? "", played.result.failure?.report ?? ""]
      + trace.screenshots.map(\.svg)
    for text in all {
      for word in ["corr", "horse", "batt", "stap", "sixty", "fewer"] {
        #expect(!text.contains(word), "\(word): \(text)")
      }
    }
  }

  @Test(arguments: ["", "set driver keys\n"])
  func `A value that cannot be hidden is not typed`(_ driver: String) async throws {
    for value in ["ab", "abc\tdef", "abc\ndef", "a\u{202E}bcd"] {
      let played = try await PlayedChores(
        "\(driver)open chores\nstart secret name $X\nsettle", variables: ["X": value])
      #expect(played.result.failure?.isBadData == true)
      #expect(!played.transcript.contains("•"))
      #expect(!played.transcript.contains("def"))
    }
  }

  @Test func `A field with the same name in another module is not secret`() async throws {
    let played = try await PlayedChores(
      """
      open chores
      secret name $X
      open chores
      type name "Anna"
      show
      """, variables: ["X": "Vault"])
    #expect(played.failure == nil)
    #expect(played.transcript.contains("  | Name: •••••\n"))
    #expect(played.transcript.contains("  | Name: Anna\n"))
  }

  @Test func `A field's expected value is hidden once a secret was typed there`()
    async throws
  {
    let played = try await PlayedChores(
      "open chores\nsecret name $X\nexpect field name \"Vauld\"", variables: ["X": "Vault"])
    #expect(played.failure?.contains("\"•••••\" in field") == true)
    let all = (played.failure ?? "") + played.transcript + ScriptReport.junit([played.result])
    #expect(!all.contains("Vaul"))
  }

  @Test func `A script knows which variables it reads`() async throws {
    let source =
      "open chores\nsecret pin $B\nrepeat 2\n  start secret name $A\n  secret pin $B\nend"
    #expect(try PlayedChores.script(source).variables == ["B", "A"])
    #expect(
      try await PlayedChores(source).failure == "t:2: The environment variable B is not set.")
  }

  @Test func `A mistake does not show the text after a secret field's name`() {
    #expect(
      PlayedChores.mistakes("type pin '4711' now") == [
        "t:1:17: Unexpected text after the command.\n  type pin ••••••••••\n" + "  "
          + String(repeating: " ", count: 16) + "^"
      ])
  }
}
