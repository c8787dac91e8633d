import Foundation
import Testing
import ViperTerminal

@testable import CLI
@testable import MovieTestSupport
@testable import ViperTestSupport

/// What other programs read of a run: JUnit's XML and JSON.
@Suite(.places(1)) struct ScriptReportTests {
  /// A case as it is told, whatever the format.
  struct Case: Decodable, Equatable {
    var file: String
    var line: Int?
    var command: String
    var verdict: String
    var message: String?
  }

  struct Document: Decodable, Equatable {
    let script: String
    let passed: Bool
    let cases: [Case]
  }

  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder([
      "good": "open login\nexpect depth 1\nexpect not \"x<y>&'\" # so\n",
      "missed": """
      open login
      expect depth 1
      repeat 2
       include "in/b"
      end
      expect title "Log in"
      """,
      "in/b": "\nexpect title \"Log in\"\nexpect \"User\"\nexpect \"Passwort\"\n",
      "pressed": "open login\nactivate \"Log out\"\nexpect depth 1",
      "empty": "",
    ])
  }

  private static let text = "in/b:4: Expected \"Passwort\" on the screen."
  private static let picture = """
    The screen was:
      | Log in
      | Service: embedded  (embedded, tmdb, tmdb-web, guest)
      | User name:
    ->| Password:
      | (Log in)
    """
  private static let failure = text + "\n" + picture

  private func document(_ name: String) async throws -> Document {
    let run = try await folder.play(name, "--format", "json")
    #expect(run.output.hasSuffix("}\n"))
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
  }

  @Test func `A good script passes case by case`() async throws {
    let expected = [
      Case(file: "good", line: 2, command: "expect depth 1", verdict: "passed"),
      Case(file: "good", line: 3, command: "expect not \"x<y>&'\"", verdict: "passed"),
    ]
    #expect(
      try await document("good") == Document(script: "good", passed: true, cases: expected))
  }

  @Test func `A case that failed says where and why, and the rest is skipped`() async throws {
    let expected = [
      Case(file: "missed", line: 2, command: "expect depth 1", verdict: "passed"),
      Case(file: "in/b", line: 2, command: "expect title \"Log in\"", verdict: "passed"),
      Case(file: "in/b", line: 3, command: "expect \"User\"", verdict: "passed"),
      Case(
        file: "in/b", line: 4, command: "expect \"Passwort\"", verdict: "failed",
        message: Self.failure),
      Case(file: "missed", line: 6, command: "expect title \"Log in\"", verdict: "skipped"),
    ]
    #expect(
      try await document("missed") == Document(script: "missed", passed: false, cases: expected))
  }

  @Test func `A command that cannot be carried out is a case of its own`() async throws {
    let cases = try await document("pressed").cases
    #expect(cases.map(\.verdict) == ["skipped", "failed"])
    #expect(cases.last?.command == "activate \"Log out\"")
    #expect(
      cases.last?.message?.lineList.first
        == "pressed:2: There is no button \"Log out\"; there is \"Log in\".")
  }

  @Test func `A script without expectations has no cases`() async throws {
    #expect(try await document("empty") == Document(script: "empty", passed: true, cases: []))
    #expect(try JUnit(try await folder.play("empty", "--format", "junit").output).cases == [])
  }

  @Test(arguments: ["good", "missed", "pressed"])
  func `JUnit's cases are those of the JSON`(_ name: String) async throws {
    let document = try await document(name)
    let run = try await folder.play(name, "--format", "junit")
    let junit = try JUnit(run.output)
    #expect(junit.cases == document.cases)
    #expect(run.status == (document.passed ? 0 : 1))
    #expect(
      junit.suites == [
        [
          "name": name, "tests": String(document.cases.count), "errors": "0",
          "failures": document.passed ? "0" : "1",
          "skipped": String(document.cases.count { $0.verdict == "skipped" }),
        ]
      ])
  }

  @Test func `The failure is told on standard error as well`() async throws {
    let run = try await folder.play("missed", "--format", "junit")
    #expect(run.error == Self.picture + "\nError: " + Self.text + "\n")
  }

  @Test func `--json alone is the format as well, and an explicit one wins`() async throws {
    let json = try await folder.play("good", "--format", "json").output
    #expect(try await folder.play("good", "--json").output == json)
    let junit = try await folder.play("good", "--format", "junit").output
    #expect(try await folder.play("good", "--json", "--format", "junit").output == junit)
  }

  @Test func `With --json a failure is an error as JSON as well`() async throws {
    let run = try await folder.play("missed", "--json")
    let error = try JSONDecoder().decode(
      [String: [String: String]].self, from: Data(run.error.utf8))
    #expect(error == ["error": ["code": "expectation", "message": Self.failure]])
    #expect(run.status == 1)
  }

  @Test func `Whatever stands in a script, XML and JSON can be read`() async throws {
    let texts = [
      "]]>", "<!--", "&amp;&#0;", "\u{1B}[31m", "\u{FFFE}\u{FFFF}", "映画🎬👨‍👩‍👧", "\u{202E}", "\t'",
      "é\u{2028}",
      "\u{85}\u{7F}", "<?xml?>", "%s\\\\n",
    ]
    for text in texts {
      let script = "open login\nexpect not \"\(text)\"\nexpect \"\(text)\""
      let xml = try await folder.play("-", "--format", "junit", input: .text(script)).output
      let json = try await folder.play("-", "--format", "json", input: .text(script)).output
      #expect(try JUnit(xml).cases.map(\.verdict) == ["passed", "failed"])
      let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
      #expect(document.cases.map(\.command) == ["expect not \"\(text)\"", "expect \"\(text)\""])
      #expect(!xml.unicodeScalars.contains { $0 != "\n" && TerminalSanitizer.isUnsafe($0) })
      #expect(!json.unicodeScalars.contains { $0 != "\n" && TerminalSanitizer.isUnsafe($0) })
    }
  }
}
