import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Machine-readable reports of the given scripts.
@Suite(.places(1)) struct ScriptReportTests {
  private struct Report: Decodable {
    let passed: Bool
    let scripts: [Document]
  }

  private struct Document: Decodable {
    let script: String
    let passed: Bool
    let cases: [Case]
  }

  private struct Case: Decodable, Equatable {
    let command: String
    let verdict: String
  }

  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder([
      "good": "expect depth 0\n", "missed": "open login\nexpect \"Passwort\"\nexpect depth 1\n",
      "bad": "opn\n", "same": "1> expect depth 0\n", "other": "1> expect depth 1\n",
    ])
  }

  @Test func `A report lists all scripts, whatever their result`() async throws {
    let names = ["good", "missed", "bad", "none"]
    let run = try await folder.play(names + ["--format", "json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(!report.passed)
    #expect(report.scripts.map(\.script) == names)
    #expect(report.scripts.map(\.passed) == [true, false, false, false])
    #expect(
      report.scripts.map { $0.cases.map(\.verdict) }
        == [["passed"], ["failed", "skipped"], ["error"], ["error"]])
    #expect(run.error.lineList.last == "Error: 3 of 4 scripts failed.")
    #expect(run.status == 1)
    let junit = try await folder.play(names + ["--format", "junit"])
    #expect(
      junit.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites time=\"0."))
    #expect(names.allSatisfy { junit.output.contains("  <testsuite name=\"\($0)\" tests=") })
    #expect(junit.error == run.error)
    #expect(junit.status == 1)
  }

  @Test(arguments: [("same", "passed", 0), ("other", "failed", 1), ("none", "error", 66)])
  func `Comparing a transcript is a test case`(
    _ kept: String, _ verdict: String, _ status: Int32
  ) async throws {
    let run = try await folder.play("good", "--transcript", kept, "--format", "json")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.cases.last == Case(command: "transcript", verdict: verdict))
    #expect(document.cases.count == 2)
    #expect(run.status == .exited(status))
  }

  @Test func `A failed script has no test case for its transcript`() async throws {
    let run = try await folder.play("missed", "--transcript", "other", "--format", "json")
    let document = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8))
    #expect(document.cases.map(\.verdict) == ["failed", "skipped"])
    #expect(run.status == 1)
  }

  @Test func `--json also sets the format, unless another is given`() async throws {
    #expect(try await folder.play("good", "--json").output.hasPrefix("{\"cases\":[{"))
    #expect(
      try await folder.play("good", "--json", "--format", "junit").output.hasPrefix("<?xml "))
  }
}
