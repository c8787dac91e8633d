import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Files that are not scripts are rejected with a reason.
@Suite(.places(1)) struct HostileScriptTests {
  private func rejection(_ file: String, _ reason: String) -> String {
    "Error: Cannot read script \(file): \(reason).\n"
  }

  @Test(arguments: [
    ("missing", "No such file or directory"), ("", "No such file or directory"),
    ("/dev/zero", "it is larger than 1 MB"),
    ("a/b", "Not a directory"), ("big", "it is larger than 1 MB"),
    ("loop", "Too many levels of symbolic links"),
  ])
  func `An unreadable file is reported with the reason`(_ name: String, _ reason: String)
    async throws
  {
    let folder = try ScriptFolder(["a": ""])
    try folder.sparse("big", megabytes: 100)
    try folder.link("loop", to: "loop")
    for run in [try await folder.play(name), try await folder.play(name, "--check")] {
      #expect(run.error == rejection(name, reason))
      #expect(run.output == "")
      #expect(run.status == 66)
    }
  }

  // The two movies are similar to each other.
  @Test(arguments: Effort.some(1, of: ["open login", "select id 653\nselect id 234"]))
  func `Opening too many screens ends with an error`(_ command: String) async throws {
    let folder = try ScriptFolder([
      "deep": "open list\nselect id 234\nrepeat 1000000\n\(command)\nend"
    ])
    let run = try await folder.play("deep")
    #expect(run.status == 1)
    #expect(
      run.error.hasSuffix(
        """
        Error: deep:4: Too many open screens (limit: 10000). Go back with 'back', or \
        start over with 'open'.

        """))
  }

  @Test func `Closed standard input is reported as unreadable`() async throws {
    let run = try await ScriptFolder().play("-", input: .closed)
    #expect(run.error == rejection("-", "Bad file descriptor"))
    #expect(run.status == 66)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func `A truncated file is an error`() async throws {
    // Its first page is not mapped.
    let run = try await ScriptFolder().play("/proc/self/mem")
    #expect(run.error == rejection("/proc/self/mem", "Input/output error"))
    #expect(run.status == 66)
  }

  @Test func `Endless standard input is rejected`() async throws {
    let folder = try ScriptFolder()
    let run = try await folder.play(
      "-", input: .bytes([UInt8](repeating: 0x23, count: (1 << 20) + 1)))
    #expect(run.error == rejection("-", "it is larger than 1 MB"))
    #expect(run.status == 66)
  }

  @Test func `A script can be read from a named pipe`() async throws {
    let run = try await ScriptFolder(["b": "show"]).play(
      "/dev/fd/0", input: .text("include \"b\"\nshow\n"))
    #expect(run.output == "b:1> show\n2> show\n")
    #expect(run.status == 0)
  }

  @Test func `A script of the maximum size is read`() async throws {
    let folder = try ScriptFolder()
    let text = String(repeating: String(repeating: "#", count: 1_023) + "\n", count: 1_024)
    #expect(try await folder.play("-", "--check", input: .text(text)).status == 0)
  }

  @Test func `A binary file is not a script`() async throws {
    let folder = try ScriptFolder()
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
    try folder.write(bytes, to: "a")
    let run = try await folder.play("a")
    #expect(run.error.contains("a:1:1: This line is"))
    #expect(run.error.utf8.allSatisfy { $0 == 10 || $0 >= 0x20 })
    #expect(run.status == 65)
  }
}
