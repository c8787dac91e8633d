import Testing
import ViperScript

/// Scripts that press keys at a terminal.
@MainActor
struct KeyTests {
  private static let list = "set driver keys\nset size 30x8\nopen chores\n"

  @Test func `A client package's modules can be played with keys`() async throws {
    let played = try await PlayedChores(
      """
      \(Self.list)press Down
      expect focus 2
      expect style "Chores" bold
      expect footer "? keys"
      press "?"
      expect shown "This screen"
      """)
    #expect(played.failure == nil)
    #expect(played.transcript.contains("> "))
  }

  @Test func `Each change is drawn immediately, regardless of the focus`() async throws {
    for transcript in ["every", "changes", "explicit"] {
      let played = try await PlayedChores(
        """
        set driver keys
        set size 30x8
        set transcript \(transcript)
        set delay 1s
        open chores
        press Down
        expect focus 2
        """)
      #expect(played.failure == nil)
      #expect(played.transcript.contains("Loading…") == (transcript != "explicit"))
    }
  }

  @Test(arguments: [
    ("press \"?\"\nexpect footer \"nothing\"", "Expected \"nothing\" in the last line, but found"),
    ("expect cursor 9 9", "Expected the cursor at 9 9, but it is at "),
    ("expect style \"Chores\" green", "Expected \"Chores\" to be green, but it is bold."),
    ("expect style \"Zebra\" green", "Expected \"Zebra\" on the terminal."),
    ("click row 99", "Row 99 not found. Rows on the screen: "),
    ("type name \"a\"\nexpect cursor 1 1", "Expected the cursor at 1 1, but it is at "),
  ])
  func `A failed terminal expectation is reported`(
    _ source: String, _ message: String
  ) async throws {
    let failure = try await PlayedChores(Self.list + source).failure
    #expect(failure?.contains(message) == true, "\(failure ?? "none")")
  }

  @Test(arguments: [
    ("press Foo", 7, "Expected one of: KEY (Ctrl-X, a letter, Down, Up,"),
    ("press Dwon", 7, "Did you mean 'Down'?"),
    ("press \"ab\"", 7, "Expected one character."),
    ("press Ctrl-", 7, "Expected one of: KEY"),
    ("click row 0", 11, "Expected N"),
    ("expect style \"a\" blue", 18, "Expected one of: green, yellow,"),
    ("expect cursor 1", 16, "Missing COLUMN"),
  ])
  func `A key without a binding is reported with the available ones`(
    _ line: String, _ column: Int, _ message: String
  ) {
    let mistakes = PlayedChores.mistakes("set driver keys\n" + line)
    #expect(mistakes.count == 1)
    #expect(mistakes.first?.hasPrefix("t:2:\(column): ") == true)
    #expect(mistakes.first?.contains(message) == true, "\(mistakes)")
  }

  @Test(arguments: [
    "press Down", "press \"#\" x2", "click row 1", "paste \"a\"", "expect style \"a\" green",
    "expect cursor 1 1", "expect footer \"a\"",
  ])
  func `Key commands need key mode, checked when the script is read`(_ line: String) {
    let message = "This command needs 'set driver keys' at the start of the script."
    #expect(
      PlayedChores.mistakes("open chores\n\(line)").map { $0.contains("t:2:1: \(message)") }
        == [true])
    #expect(PlayedChores.mistakes("set driver window\n\(line)").count == 1)
    #expect(PlayedChores.mistakes("set driver keys\n\(line)") == [])
  }

  @Test func `Input for a secret field is hidden`() async throws {
    let played = try await PlayedChores(
      """
      \(Self.list)type pin "4711"
      paste "8"
      press "9"
      expect field pin "••••••"
      type name "Anna"
      paste "bel"
      """)
    #expect(played.failure == nil)
    #expect(played.transcript.contains("> paste \"•\"\n"))
    #expect(played.transcript.contains("> press •\n"))
    #expect(played.transcript.contains("> paste \"bel\"\n"))
    #expect(!played.transcript.contains("4711"))
  }

  @Test func `On a manual clock, keys that start to wait are started`() async throws {
    let manual = "set driver keys\nset clock manual\nset delay 1s\n"
    let played = try await PlayedChores(
      "\(manual)start open chores\nadvance 1s\nsettle\nexpect screen chores")
    #expect(played.failure == nil)
    let stuck = try await PlayedChores("\(manual)open chores")
    #expect(stuck.failure?.contains("waits for the clock") == true)
  }
}
