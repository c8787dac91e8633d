import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Playing several scripts in one run.
@Suite(.places(1)) struct SeveralScriptsTests {
  private let folder: ScriptFolder

  init() throws {
    folder = try ScriptFolder([
      "a.script": "expect depth 0\n", "b.script": "expect depth 1\n", "c.script": "opn\n",
      "in/z.script": "expect depth 0\n", "in/e.script": "show\n", "in/notes.txt": "opn\n",
      "in/parts/x.script": "opn\n", "empty/notes.txt": "",
    ])
  }

  @Test func `Each transcript follows the name of its script`() async throws {
    let run = try await folder.play("a.script", "in/e.script", "a.script")
    #expect(
      run.output == """
        == a.script
        1> expect depth 0
        == in/e.script
        1> show
        == a.script
        1> expect depth 0

        """)
    #expect(run.error == "")
    #expect(run.status == 0)
  }

  @Test func `A failed script does not stop the others`() async throws {
    let run = try await folder.play("c.script", "b.script", "none", "a.script")
    #expect(
      run.output == "== b.script\n1> expect depth 1\n== a.script\n1> expect depth 0\n")
    #expect(
      run.error == """
        c.script:1:1: Unknown command 'opn'. Did you mean 'open'?
          opn
          ^
        Error: Script c.script has 1 error.
        Error: b.script:1: Expected depth to be 1, but found 0.
        Error: Cannot read script none: No such file or directory.
        Error: 3 of 4 scripts failed.

        """)
    // The first failure determines the exit code.
    #expect(run.status == 65)
    #expect(try await folder.play("b.script", "c.script").status == 1)
    #expect(try await folder.play("a.script", "none", "c.script").status == 66)
  }

  @Test(arguments: ["in", "in/", "./in"])
  func `The scripts of a folder are played in order of their names`(_ name: String) async throws {
    let run = try await folder.play(name)
    let base = name.hasSuffix("/") ? name : name + "/"
    #expect(
      run.output == "== \(base)e.script\n1> show\n== \(base)z.script\n1> expect depth 0\n")
    #expect(run.status == 0)
  }

  @Test func `A folder with one script is treated like that script`() async throws {
    let run = try await folder.play("in/parts", "--check")
    #expect(run.error.hasPrefix("in/parts/x.script:1:1: Unknown command 'opn'."))
    #expect(run.error.hasSuffix("\nError: Script in/parts/x.script has 1 error.\n"))
  }

  @Test(arguments: ["empty", "empty/"])
  func `A folder without scripts is an error`(_ name: String) async throws {
    let run = try await folder.play("a.script", name)
    #expect(
      run.error == "Error: No scripts found in \(name). Script names end with .script.\n")
    #expect(run.output == "")
    #expect(run.status == 66)
  }

  @Test func `Standard input can be one of the scripts, but only once`() async throws {
    let run = try await folder.play("a.script", "-", input: .text("show\n"))
    #expect(run.output == "== a.script\n1> expect depth 0\n== -\n1> show\n")
    #expect(run.status == 0)
    let twice = try await folder.play("-", "a.script", "-", input: .text("show\n"))
    #expect(
      twice.error.lineList.first == "Error: Standard input can be read only once.")
    #expect(twice.output == "")
    #expect(twice.status == 64)
  }

  @Test func `Control characters are removed from a script's name`() async throws {
    try folder.write(Array("show\n".utf8), to: "\u{1B}[31m\u{202E}x")
    let run = try await folder.play("a.script", "\u{1B}[31m\u{202E}x")
    #expect(run.output.hasSuffix("\n== [31mx\n1> show\n"))
  }

  @Test func `All scripts are checked`() async throws {
    let run = try await folder.play("in", "c.script", "a.script", "none", "--check")
    #expect(run.output == "")
    #expect(
      run.error.lineList.filter { $0.hasPrefix("Error: ") } == [
        "Error: Script c.script has 1 error.",
        "Error: Cannot read script none: No such file or directory.",
        "Error: 2 of 5 scripts failed.",
      ])
    #expect(run.status == 65)
  }

  @Test(arguments: [["--json"], ["--json", "--format", "junit"]])
  func `With --json, each failure is a JSON error`(_ options: [String]) async throws {
    let run = try await folder.play(["b.script", "a.script", "c.script"] + options)
    let codes = try run.error.lineList.map { line in
      try JSONDecoder().decode([String: [String: String]].self, from: Data(line.utf8))["error"]?[
        "code"]
    }
    #expect(codes == ["expectation", "bad-script", "expectation"])
    let text = try await folder.play("b.script", "a.script", "--format", "json").error
    #expect(text.lineList.allSatisfy { $0.hasPrefix("Error: ") })
  }
}
