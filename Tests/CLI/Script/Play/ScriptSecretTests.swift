import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// Secrets appear in no transcript, report, or error.
@MainActor
@Suite(.places(1)) struct ScriptSecretTests {
  nonisolated private static let secret = "GeHeim-951"

  /// Everything reported about a script: its transcript, failure or mistakes, reports, pictures
  /// and animation.
  private func told(_ source: String) async -> String {
    var text = ""
    let result: ScriptResult
    do throws(ScriptMistakes) {
      let script = try Script(source, name: "-", in: MovieScripts.language)
      result = await script.play(secrets: { $0 == "X" ? Self.secret : nil }, isTraced: true) {
        text += $0
        return true
      }
      text += result.failure?.report ?? ""
      text += result.trace.map { ($0.animation ?? "") + $0.screenshots.map(\.svg).joined() } ?? ""
    } catch {
      text += error.mistakes.map(\.text).joined(separator: "\n")
      result = ScriptResult(name: "-", error)
    }
    return text + ScriptReport.junit([result]) + ScriptReport.json([result], isPretty: true)
      + ScriptReport.html([result])
  }

  @Test(arguments: [
    "secret service $X", "start secret service $X\nsettle",
    "secret password $X\nactivate \"\(secret)\"",
    "secret password $X\nselect \"\(secret)\"", "secret password $X\nselect id \(secret)",
    "secret password $X\nexpect \"\(secret)!\"", "secret password $X\nexpect /\(secret)!/",
    "secret password $X\nexpect footer \"\(secret)\"",
    "secret password $X\nexpect style \"\(secret)\" bold",
    "secret password $X\nscreenshot \"a\"\nexpect button \"\(secret)\" on",
  ])
  func `No failure of a script played with keys shows a secret`(_ commands: String) async {
    let text = await told("set driver keys\nopen login\n\(commands)\n")
    #expect(!text.lowercased().contains(Self.secret.lowercased()))
    #expect(text.contains("failures=\"1\""))
  }

  @Test(arguments: [
    "type password \"\(secret)", "type password \(secret)", "tpye password '\(secret)'",
    "secret password \(secret)", "set size 0\ntype password '\(secret)' too",
    "type \(secret)", "type '\(secret)'", "type \"\(secret)", "type pw \"\(secret)\"",
    "type \"\(secret)\" password", "type \(secret) password", "type\"\(secret)\"",
    "type=\(secret)", "type/\(secret)/", "type\(secret)", "Type pw '\(secret)'",
    "tyep pw \(secret)", "fill pw \"\(secret)\"", "type username \"a\" \"\(secret)\"",
    "type username \"\(secret)\\x\"", "type username'\(secret)'", "start type pw '\(secret)'",
    "strat type \(secret)", "secret \(secret)", "secret pw \(secret)", "secret \(secret) pw",
    "secret username \(secret)", "secret username \"\(secret)\"", "secret username '\(secret)",
    "secrets username $X \(secret)", "scret pw \(secret)", "secret\(secret) username",
    "secret username $X \(secret)", "password=\(secret)", "password\(secret)",
    "expect field password\(secret)", "type \"password\" \"\(secret)\"",
    "type Password \"\(secret)\"", "type passwrd \"\(secret)\"", "password \"\(secret)\"",
    "typepassword \"\(secret)\"", "expect field password \(secret)",
    "expect field paswd \"\(secret)\"", "expect field paswd \(secret)", "expect field \(secret)",
    "expect fild paswd '\(secret)'", "expct field pw '\(secret)'", "expect fieldpw '\(secret)'",
    "expect not field pw \"\(secret)\"", "expect field\"\(secret)\"", "expect field '\(secret)",
    "start expect field pw '\(secret)'", "expect field username '\(secret)' x",
    "expect field username\"\(secret)\"", "expect Field pw '\(secret)'",
  ])
  func `No mistake in a typing line shows the typed text`(_ script: String) async {
    let text = await told(script)
    #expect(!text.lowercased().contains("geheim"))
    #expect(text.contains("-:1:") || text.contains("-:2:"))
  }

  @Test(arguments: ["window", "keys"], ["ab", "abcdef\nq", "abc\tdef", "abc\u{202E}def"])
  func `A value that cannot be hidden is a data error`(_ driver: String, _ value: String)
    async throws
  {
    let folder = try ScriptFolder(["one": "open login\nsecret password $X\nsubmit"])
    let run = try await folder.play("one", "--driver", driver, environment: ["X": value])
    #expect(run.status == 65)
    #expect(!(run.output + run.error).contains("def"))
    let check = try await folder.play("one", "--check", "--json", environment: ["X": value])
    #expect(check.status == 65)
    #expect(check.error.hasPrefix("{\"error\":{\"code\":\"bad-secret\""))
  }

  @Test(arguments: [nil, ""] as [String?])
  func `An unset variable is an error when used, and a note when checked`(
    _ value: String?
  ) async throws {
    let folder = try ScriptFolder([
      "one": "open login\nsecret password $X",
      "two": "open login\nsecret username $N\ninclude \"one\"",
    ])
    let run = try await folder.play("one", environment: ["X": value])
    #expect(run.error.hasPrefix("The screen was:\n  | Log in\n"))
    #expect(run.error.hasSuffix("\nError: one:2: The environment variable X is not set.\n"))
    let check = try await folder.play("one", "--check", environment: ["X": value])
    #expect(check.error == "Note: to play one, set the environment variable X.\n")
    #expect((check.status, check.output) == (0, ""))
    let several = try await folder.play("two", "--check")
    #expect(several.error == "Note: to play two, set the environment variables N, X.\n")
    #expect(several.status == 0)
  }
}
