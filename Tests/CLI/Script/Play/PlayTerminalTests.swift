import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Success is reported at a terminal only.
@Suite(.places(2)) struct PlayTerminalTests {
  private let folder: ScriptFolder
  private let path: String

  init() throws {
    folder = try ScriptFolder([
      "a": "expect depth 0\nexpect depth 0\n", "b": "expect depth 0\n", "c": "show\n",
      "d": "expect depth 1\n", "a.txt": "1> expect depth 0\n2> expect depth 0\n",
      "b.txt": "1> expect depth 0\n",
    ])
    path = try folder.path("")
  }

  private func play(_ words: String..., environment: [String: String] = [:]) async throws -> String
  {
    try await Terminal.run(["play"] + words, columns: 200, environment: environment).output
      .replacing(path, with: "")
  }

  @Test func `A script that passed prints a summary of its expectations`() async throws {
    #expect(
      try await play(path + "a")
        == "1> expect depth 0\n2> expect depth 0\na: 2 expectations met.\n")
    #expect(try await play(path + "b") == "1> expect depth 0\nb: 1 expectation met.\n")
    #expect(try await play(path + "c") == "1> show\nc: 0 expectations met.\n")
  }

  @Test func `A script with a matching transcript prints a summary`() async throws {
    #expect(
      try await play(path + "a", "--transcript", path + "a.txt")
        == "a: 2 expectations met, transcript matches.\n")
    #expect(
      try await play(path + "b", "--transcript", path)
        == "b: 1 expectation met, transcript matches.\n")
  }

  @Test func `Failed, recorded, checked, and formatted runs print no summary`() async throws {
    #expect(!(try await play(path + "d").contains("met.")))
    #expect(try await play(path + "a", "--transcript", path + "a.txt", "--update") == "")
    #expect(try await play(path + "a", "--check") == "")
    for format in ["json", "junit"] {
      #expect(!(try await play(path + "a", "--format", format).contains("met.")))
    }
  }

  @Test func `The summary goes to standard error`() async throws {
    let run = try await Terminal.run(
      ["play", path + "a", "--transcript", path + "a.txt"], separatesErrors: true)
    #expect(run.output + run.error == "")
    #expect(run.status == 0)
  }
}
