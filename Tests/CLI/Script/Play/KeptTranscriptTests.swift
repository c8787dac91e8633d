import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Saving transcripts, and comparing new ones with them.
@Suite(.places(1)) struct KeptTranscriptTests {
  private let folder: ScriptFolder
  private static let kept = """
    1> open login
      | Log in
      | Service: embedded  (embedded, tmdb, tmdb-web, guest)
      |     Demo account: user2 / 951753
      | Username: (Username or email)
      | Password: (Password)
      | (Log in)
    2> expect depth 1

    """

  init() throws {
    folder = try ScriptFolder(["a": "open login\nexpect depth 1\n", "kept": Self.kept])
  }

  private func different(_ path: String = "kept") -> String {
    "Error: The transcript of a differs from \(path). Use '--update' to accept the changes.\n"
  }

  @Test func `A matching transcript prints nothing`() async throws {
    let run = try await folder.play("a", "--transcript", "kept")
    #expect(run.output + run.error == "")
    #expect(run.status == 0)
  }

  @Test func `A different transcript prints a diff`() async throws {
    try folder.write(
      Array(Self.kept.replacing("Username:", with: "User:").utf8), to: "kept")
    let run = try await folder.play("a", "--transcript", "kept")
    #expect(
      run.output == """
        --- kept
        +++ this run
        @@ -2,7 +2,7 @@
           | Log in
           | Service: embedded  (embedded, tmdb, tmdb-web, guest)
           |     Demo account: user2 / 951753
        -  | User: (Username or email)
        +  | Username: (Username or email)
           | Password: (Password)
           | (Log in)
         2> expect depth 1

        """)
    #expect(run.error == different())
    #expect(run.status == 1)
  }

  @Test func `The diff has color at a terminal or if requested`() async throws {
    try folder.write(Array((Self.kept + "more\n").utf8), to: "kept")
    let run = try await folder.play("a", "--transcript", "kept", "--color", "always")
    #expect(
      run.output.hasSuffix(
        "\n 2> expect depth 1\n\u{1B}[38;5;160m-more\u{1B}[0m\n"))
    #expect(run.output.hasPrefix("\u{1B}[1m--- kept\u{1B}[0m\n"))
  }

  @Test(arguments: [
    ("missing", "No such file or directory"), ("in/a.txt", "Is a directory"),
    ("big", "it is larger than 64 MB"),
  ])
  func `An unreadable transcript is reported with the command that writes it`(
    _ name: String, _ reason: String
  ) async throws {
    try folder.sparse("big", megabytes: 65)
    try folder.write([], to: "in/a.txt/x")
    // In a folder it has the script's name.
    let path = name == "in/a.txt" ? "in" : name
    let run = try await folder.play("a", "--transcript", path)
    #expect(
      run.error == "Error: Cannot read transcript \(name): \(reason). "
        + "Use '--update' to create it.\n")
    #expect(run.output == "")
    #expect(run.status == 66)
  }

  @Test(arguments: ["kept", "new"])
  func `Updating writes the file completely and leaves no temporary file`(_ name: String)
    async throws
  {
    try folder.write([UInt8](repeating: 0x61, count: 100_000), to: "kept")
    let run = try await folder.play("a", "--transcript", name, "--update")
    #expect(run.output + run.error == "")
    #expect(run.status == 0)
    #expect(try folder.text(name) == Self.kept)
    #expect(try Set(folder.home.files().keys) == ["a", "kept", name])
  }

  @Test func `Updating follows a symlink`() async throws {
    try folder.write([], to: "in/kept")
    try folder.link("link", to: "in/kept")
    _ = try await folder.play("a", "--transcript", "link", "--update")
    #expect(try folder.text("in/kept") == Self.kept)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "in/kept")
  }

  @Test(arguments: [
    ("missing/kept", "No such file or directory"), ("in/a.txt", "Is a directory"),
    ("a/kept", "Not a directory"), ("pipe", "Invalid argument"),
  ])
  func `A transcript that cannot be written is reported and left unchanged`(
    _ name: String, _ reason: String
  ) async throws {
    #expect(mkfifo(try folder.path("pipe"), 0o600) == 0)
    try folder.write([], to: "in/a.txt/x")
    let path = name == "in/a.txt" ? "in" : name
    let run = try await folder.play("a", "--transcript", path, "--update")
    #expect(run.error == "Error: Cannot write transcript \(name): \(reason).\n")
    #expect(run.status == 74)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.home.path).count == 4)
    #expect(try folder.text("in/a.txt/x") == "")
  }

  @Test func `Updating keeps the file's permissions`() async throws {
    let path = try folder.path("kept")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    #expect(try await folder.play("a", "--transcript", "kept", "--update").status == 0)
    #expect(try Home.mode(path) == 0o600)
  }

  @Test func `A failed script does not update its transcript`() async throws {
    try folder.write(Array("open login\nexpect depth 2".utf8), to: "a")
    let run = try await folder.play("a", "--transcript", "kept", "--update")
    #expect(run.error.hasSuffix("\nError: a:2: Expected depth to be 2, but found 1.\n"))
    #expect(run.status == 1)
    #expect(try folder.text("kept") == Self.kept)
  }

  @Test func `With --json, a diff is an error with a code`() async throws {
    try folder.write([], to: "kept")
    let run = try await folder.play("a", "--transcript", "kept", "--json")
    #expect(
      run.error == #"""
        {"error":{"code":"transcript","message":"The transcript of a differs from kept. Use \#
        '--update' to accept the changes."}}

        """#)
    #expect(run.output.hasPrefix("{\"cases\":["))
    #expect(run.status == 1)
  }
}
