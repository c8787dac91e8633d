import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A failed `login` prints the reason and changes nothing.
@Suite(.places(1)) struct RejectedLoginTests {
  private func logIn(
    _ name: String, _ input: ChildProgram.Input, _ more: [String] = ["--password-stdin"],
    home: Home? = nil
  ) async throws -> Binary.Run {
    try await Binary.run(["login", "--username", name] + more, input: input, home: home)
  }

  private static let long = [UInt8](repeating: 97, count: 4_097)

  @Test(
    arguments: [
      ("user0", .text("wrong-secret"), 77, "The password is wrong."),
      ("USER0", .text("12345678"), 77, "Unknown username."),
      ("user0", .text("1234\r\n"), 64, "The password must have at least 5 characters."),
      ("user0", .text("ééé"), 64, "The password must have at least 5 characters."),
      ("user0", .nothing, 64, "The password must have at least 5 characters."),
      ("user0", .closed, 64, "The password must have at least 5 characters."),
      ("  abcd  ", .text("12345678"), 64, "The username must have at least 5 characters."),
      ("user0", .bytes(long), 64, "The password is longer than 4096 bytes."),
      ("user0", .bytes(Array(long.dropLast())), 77, "The password is wrong."),
      ("user0", .bytes(Array("abcde".utf8) + [0xC3]), 64, "The password is not UTF-8 text."),
    ] as [(String, ChildProgram.Input, Int32, String)])
  func `A rejected login prints a reason and sets an exit code`(
    _ name: String, _ input: ChildProgram.Input, _ status: Int32, _ message: String
  ) async throws {
    let run = try await logIn(name, input)
    #expect((run.status, run.output) == (.exited(status), ""))
    #expect(run.error.hasPrefix("Error: \(message)\n"))
  }

  @Test(arguments: [ChildProgram.Input.nothing, .closed, .text("12345678\n")])
  func `Without a terminal, standard input is read only with the option`(
    _ input: ChildProgram.Input
  ) async throws {
    let run = try await logIn("user0", input, [])
    #expect(run.status == 64)
    #expect(run.error.contains("Cannot prompt: not a terminal. Use --password-stdin."))
    let nameless = try await Binary.run(["login", "--password-stdin"], input: input)
    #expect(nameless.status == 64)
    #expect(nameless.error.contains("--username"))
  }

  @Test func `TMDB's services require a credential, and the error names it`() async throws {
    let run = try await logIn("user0", .text("x"), ["--password-stdin", "--service", "tmdb"])
    #expect(run.status == 77)
    #expect(run.error.contains("Set TMDB_ACCESS_TOKEN or TMDB_API_KEY"))
  }
}
