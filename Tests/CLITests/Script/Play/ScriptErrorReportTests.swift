import Foundation
import Testing

@testable import CLI
@testable import ViperTestSupport

/// Reports tell what became of the transcript, and why a script could not be played.
@Suite(.places(1)) struct ScriptErrorReportTests {
  typealias Case = ScriptReportTests.Case
  private let folder: ScriptFolder
  private let met = Case(file: "a", line: 1, command: "expect depth 0", verdict: "passed")

  init() throws {
    folder = try ScriptFolder([
      "a": "expect depth 0\n", "same": "1> expect depth 0\n", "other": "1> expect depth 1\n",
      "bad": "show\nopn <all>\ninclude \"in/b\"\n", "in/b": "\nnxt\n",
    ])
  }

  /// Both reports of a run, which have the same cases.
  private func reports(
    _ words: String..., status: Ending
  ) async throws -> (cases: [Case], junit: JUnit) {
    let run = try await folder.play(words + ["--format", "junit"])
    #expect(run.status == status)
    let json = try await folder.play(words + ["--format", "json"])
    #expect(json.status == status)
    #expect(json.error == run.error)
    let document = try JSONDecoder().decode(
      ScriptReportTests.Document.self, from: Data(json.output.utf8))
    #expect(document.passed == (status == 0))
    let junit = try JUnit(run.output)
    #expect(junit.cases == document.cases)
    return (document.cases, junit)
  }

  @Test func `A transcript that is as it was kept is a case that passed`() async throws {
    let (cases, junit) = try await reports("a", "--transcript", "same", status: 0)
    #expect(cases == [met, Case(file: "a", line: nil, command: "transcript", verdict: "passed")])
    #expect(junit.suites.map { $0["tests"] } == ["2"])
  }

  @Test func `One that differs is a case that failed, with the difference`() async throws {
    let (cases, junit) = try await reports("a", "--transcript", "other", status: 1)
    let difference = """
      --- other
      +++ this run
      @@ -1 +1 @@
      -1> expect depth 1
      +1> expect depth 0
      """
    #expect(
      cases == [
        met,
        Case(
          file: "a", line: nil, command: "transcript", verdict: "failed", message: difference),
      ])
    #expect(junit.messages == ["The transcript is not the kept one."])
    #expect(junit.suites.map { $0["failures"] } == ["1"])
  }

  @Test func `One that cannot be read is an error`() async throws {
    let (cases, junit) = try await reports("a", "--transcript", "none", status: 66)
    let message =
      "The transcript none cannot be read: No such file or directory. Write it with '--update'."
    #expect(
      cases.last
        == Case(file: "a", line: nil, command: "transcript", verdict: "error", message: message))
    #expect(junit.messages == [message])
    #expect(junit.suites.map { $0["errors"] } == ["1"])
  }

  @Test func `A script that fails has no case for its transcript`() async throws {
    try folder.write(Array("expect depth 1\n".utf8), to: "a")
    let (cases, _) = try await reports("a", "--transcript", "other", status: 1)
    #expect(cases.map(\.verdict) == ["failed"])
    #expect(cases.map(\.command) == ["expect depth 1"])
  }

  @Test func `Each mistake of a script is an error at its place`() async throws {
    let (cases, junit) = try await reports("bad", status: 65)
    #expect(
      cases == [
        Case(
          file: "bad", line: 2, command: "script", verdict: "error",
          message: "bad:2:1: There is no command 'opn'. Did you mean 'open'?\n  opn <all>\n  ^"),
        Case(
          file: "in/b", line: 2, command: "script", verdict: "error",
          message: "in/b:2:1: There is no command 'nxt'. Did you mean 'next'?\n  nxt\n  ^"),
      ])
    #expect(
      junit.messages == [
        "There is no command 'opn'. Did you mean 'open'?",
        "There is no command 'nxt'. Did you mean 'next'?",
      ])
    #expect(
      junit.suites == [
        ["name": "bad", "tests": "2", "errors": "2", "failures": "0", "skipped": "0"]
      ])
  }

  @Test func `A script that cannot be read is an error`() async throws {
    let (cases, junit) = try await reports("none", status: 66)
    let message = "The script none cannot be read: No such file or directory."
    #expect(
      cases == [
        Case(file: "none", line: nil, command: "script", verdict: "error", message: message)
      ])
    #expect(junit.messages == [message])
  }

  @Test func `Of a script that is only checked there is no report`() async throws {
    for name in ["a", "bad"] {
      #expect(try await folder.play(name, "--check", "--json").output == "")
    }
  }
}
