import Testing

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// What is secret stands nowhere: not in the transcript, a report or an error.
@Suite(.places(1)) struct ScriptSecretTests {
  private static let secret = "GeHeim-951"
  private static let formats = [
    ["--format", "text"], ["--format", "junit"], ["--format", "json"], ["--json"],
  ]

  private func told(
    _ script: String, _ words: [String], _ environment: [String: String?] = ["X": secret]
  ) async throws -> String {
    let run = try await ScriptFolder().play(
      ["-"] + words, environment: environment, input: .text(script))
    return run.output + run.error
  }

  @Test(arguments: formats, ["", "expect \"x\"", "expect field password \"x\"", "activate \"x\""])
  func `A secret from the environment is shown as dots, whatever becomes of the script`(
    _ words: [String], _ end: String
  ) async throws {
    for field in ["password", "username"] {
      let text = try await told(
        "set transcript every\nopen login\nsecret \(field) $X\nshow\n\(end)\nsubmit\nback\n", words)
      #expect(!text.lowercased().contains(Self.secret.lowercased()))
      #expect(text.contains("secret \(field) $X") || words != ["--format", "text"])
    }
  }

  @Test(arguments: formats, ["", "expect \"x\"", "type nothing \"x\""])
  func `A password that a script types is shown as dots`(
    _ words: [String], _ end: String
  ) async throws {
    for quote in ["\"", "'"] {
      let text = try await told(
        "open login\ntype password \(quote)\(Self.secret)\(quote) # so\nshow\n\(end)\nsubmit", words
      )
      #expect(!text.contains(Self.secret))
    }
  }

  @Test(arguments: formats)
  func `A password that cannot be typed is shown as dots`(_ words: [String]) async throws {
    let text = try await told("type password \"\(Self.secret)\"", words)
    #expect(!text.contains(Self.secret))
    #expect(text.contains("There is no field 'password'."))
  }

  @Test(
    arguments: formats,
    [
      "type password \"\(secret)", "type password \(secret)", "tpye password '\(secret)'",
      "secret password \(secret)", "open login\nset size 0\ntype password '\(secret)' too",
    ])
  func `A password in a line with a mistake is shown as dots`(
    _ words: [String], _ script: String
  ) async throws {
    let text = try await told(script, words)
    #expect(!text.contains(Self.secret))
    #expect(text.contains("password ••••••••••"))
  }

  @Test(
    arguments: formats + [["--check"]],
    [
      "type \(secret)", "type '\(secret)'", "type \"\(secret)", "type pw \"\(secret)\"",
      "type \"\(secret)\" password", "type \(secret) password", "type\"\(secret)\"",
      "type=\(secret)", "type/\(secret)/", "type\(secret)", "Type pw '\(secret)'",
      "tyep pw \(secret)", "fill pw \"\(secret)\"", "type username \"a\" \"\(secret)\"",
      "type username \"\(secret)\\x\"", "type username'\(secret)'", "start type pw '\(secret)'",
      "strat type \(secret)", "secret \(secret)", "secret pw \(secret)", "secret \(secret) pw",
      "secret username \(secret)", "secret username \"\(secret)\"", "secret username '\(secret)",
      "secrets username $X \(secret)", "scret pw \(secret)", "secret\(secret) username",
      "secret username $X \(secret)", "password=\(secret)", "password\(secret)",
      "expect field password\(secret)",
    ])
  func `No mistake in a line that types shows what it types`(
    _ words: [String], _ script: String
  ) async throws {
    let text = try await told(script, words)
    #expect(!text.lowercased().contains(Self.secret.lowercased()))
    #expect(!text.lowercased().contains("geheim"))
    #expect(text.contains("-:1:"))
  }

  @Test func `Such a mistake still says where and what`() async throws {
    let text = try await told("start type pw '\(Self.secret)'\ntype'\(Self.secret)'", ["--check"])
    #expect(
      text == """
        -:1:12: Expected here: service, username, password, rating.
          start type •••••••••••••••
                     ^
        -:2:5: A blank is missing here.
          type••••••••••••
              ^
        Error: The script - has 2 mistakes.

        """)
  }

  @Test func `The transcript has the name of the variable, and the field the dots`() async throws {
    let text = try await told(
      "set transcript explicit\nopen login\nsecret password $X\nsecret username $X\nshow", [])
    #expect(
      text == """
        1> set transcript explicit
        2> open login
        3> secret password $X
        4> secret username $X
        5> show
          | Log in
          | Service: embedded  (embedded, tmdb, tmdb-web, guest)
          | User name: ••••••••••
          | Password: ••••••••••
          | [Log in]

        """)
  }

  @Test func `A field that is typed after that is shown again`() async throws {
    let text = try await told(
      "open login\nsecret username $X\ntype username \"ada\"\nexpect field username \"ada\"", [])
    #expect(text.hasSuffix("4> expect field username \"ada\"\n"))
  }

  @Test func `A secret is typed as it is`() async throws {
    let script = """
      open login
      secret username $U
      secret password $P
      submit
      expect "Welcome, User Zero."
      """
    let text = try await told(script, ["--format", "json"], ["U": "user0", "P": "12345678"])
    #expect(text.contains("\"passed\":true"))
    #expect(!text.contains("12345678"))
  }

  @Test(arguments: [nil, ""] as [String?])
  func `A variable that is not set is told`(_ value: String?) async throws {
    let text = try await told("open login\nsecret password $X", [], ["X": value])
    #expect(text.contains("\nThe screen was:\n  | Log in\n"))
    #expect(text.hasSuffix("\nError: -:2: The environment variable X is not set.\n"))
  }
}
