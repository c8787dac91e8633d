import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// A folder of transcripts, each with its script's name.
@Suite(.places(1)) struct SeveralTranscriptsTests {
  private let folder: ScriptFolder
  private let names = ["a.script", "in/b.script"]

  init() throws {
    folder = try ScriptFolder([
      "a.script": "expect depth 0\n", "in/b.script": "show\n", "kept/notes": "",
    ])
  }

  @Test(arguments: ["kept", "kept/"])
  func `Transcripts are written to a folder and compared`(_ path: String) async throws {
    let update = try await folder.play(names + ["--transcript", path, "--update"])
    #expect(update.output + update.error == "")
    #expect(update.status == 0)
    #expect(try folder.text("kept/a.txt") == "1> expect depth 0\n")
    #expect(try folder.text("kept/b.txt") == "1> show\n")
    let run = try await folder.play(names + ["--transcript", path])
    #expect(run.output + run.error == "")
    #expect(run.status == 0)
  }

  @Test func `Each transcript's diff is reported`() async throws {
    try folder.write(Array("1> expect depth 0\n".utf8), to: "kept/a.txt")
    try folder.write(Array("1> hide\n".utf8), to: "kept/b.txt")
    let run = try await folder.play(names + ["--transcript", "kept"])
    #expect(
      run.output == "--- kept/b.txt\n+++ this run\n@@ -1 +1 @@\n-1> hide\n+1> show\n")
    #expect(
      run.error == """
        Error: The transcript of in/b.script differs from kept/b.txt. Use '--update' to accept the changes.
        Error: 1 of 2 scripts failed.

        """)
    #expect(run.status == 1)
  }

  @Test func `A missing transcript is reported, and the others are compared`() async throws {
    try folder.write(Array("1> show\n".utf8), to: "kept/b.txt")
    let run = try await folder.play(names + ["--transcript", "kept"])
    #expect(run.output == "")
    #expect(
      run.error.lineList.first == "Error: Cannot read transcript kept/a.txt: No such file "
        + "or directory. Use '--update' to create it.")
    #expect(run.status == 66)
  }

  @Test func `Standard input and names without an extension have transcripts too`() async throws {
    try folder.write(Array("show\n".utf8), to: "c")
    _ = try await folder.play(
      "-", "c", "--transcript", "kept", "--update", input: .text("expect depth 0"))
    #expect(try folder.text("kept/-.txt") == "1> expect depth 0\n")
    #expect(try folder.text("kept/c.txt") == "1> show\n")
  }

  @Test(arguments: [[], ["--update"]])
  func `Two scripts with the same name are rejected, and nothing is played`(
    _ options: [String]
  ) async throws {
    try folder.write(Array("show\n".utf8), to: "in/a.script")
    let run = try await folder.play(["a.script", "in", "--transcript", "kept"] + options)
    #expect(
      run.error.lineList.first == "Error: The transcripts of a.script and in/a.script would both "
        + "be written to kept/a.txt.")
    #expect(run.status == 64)
    #expect(throws: (any Error).self) { try folder.text("kept/a.txt") }
  }
}
