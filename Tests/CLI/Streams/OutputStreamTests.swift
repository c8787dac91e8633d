import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Streams that are full, closed, or without a reader.
@Suite(.places(1)) struct OutputStreamTests {
  static let commands = [
    ["list"], ["detail", "234"], ["list", "--json"], ["--help"], ["--version"], ["help", "list"],
  ]

  @Test(arguments: commands)
  func `A full disk is an error with a reason`(_ words: [String]) async throws {
    let message = "Cannot write the output: No space left on device."
    let run = try await Binary.run(words, output: .path("/dev/full"))
    #expect(run.status == 74)
    #expect(
      run.error
        == (words.contains("--json")
          ? #"{"error":{"code":"output-not-writable","message":"\#(message)"}}"#
          : "Error: " + message) + "\n")
  }

  @Test(arguments: commands)
  func `A closed pipe ends the run silently`(_ words: [String]) async throws {
    let run = try await Binary.run(words, output: .gone)
    #expect(run.status == .signalled(SIGPIPE) || run.status == 141)
    #expect(run.error.isEmpty)
    let ignored = try await Binary.run(words, output: .gone, ignoresBrokenPipes: true)
    #expect(ignored.status == 141)
    #expect(ignored.error.isEmpty)
  }

  @Test func `Writing nothing to a full disk is not an error`() async throws {
    let run = try await Binary.run(["list", "upcoming", "-q"], output: .path("/dev/full"))
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
  }

  @Test(arguments: [["lst"], ["detail", "999999999"], ["list", "--page", "0", "--json"]])
  func `An unwritable standard error keeps the exit code`(
    _ words: [String]
  ) async throws {
    let usual = try await Program.run(words)
    for target in [ChildProgram.Target.path("/dev/full"), .closed] {
      let run = try await Binary.run(words, error: target)
      #expect(run.status == usual.status)
      #expect(run.output.isEmpty)
    }
  }

  @Test func `A standard error without a reader causes no crash`() async throws {
    let run = try await Binary.run(["lst"], error: .gone, ignoresBrokenPipes: true)
    #expect(run.status == 64)
  }
}
