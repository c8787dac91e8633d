import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A `login` that leads nowhere says why, and leaves everything as it was.
@Suite(.places(1)) struct RefusedLoginTests {
  private func logIn(
    _ name: String, _ input: ChildProgram.Input, _ more: [String] = ["--password-stdin"],
    home: Home? = nil
  ) async throws -> Binary.Run {
    try await Binary.run(["login", "--username", name] + more, input: input, home: home)
  }

  @Test func `A wrong password is refused`() async throws {
    let run = try await logIn("user0", .text("wrong-secret"))
    #expect(run.status == 77)
    #expect(run.output.isEmpty)
    #expect(run.error == "Error: The password is wrong. Check the password.\n")
  }

  @Test(arguments: ["nobody", "USER0", "user0x", "demo@example.org"])
  func `An unknown user is refused`(_ name: String) async throws {
    let run = try await logIn(name, .text("12345678"))
    #expect(run.status == 77)
    #expect(run.error == "Error: There is no user of that name. Check the user name.\n")
  }

  @Test(arguments: ["", "1", "1234", "\n", "1234\r\n", "ééé"])
  func `A password of less than five characters is a mistake`(_ password: String) async throws {
    let run = try await logIn("user0", .text(password))
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: The password needs at least 5 characters.\n"))
  }

  @Test(arguments: ["", "abcd", "  abcd  "])
  func `A user name of less than five characters is a mistake`(_ name: String) async throws {
    let run = try await logIn(name, .text("12345678"))
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: The user name needs at least 5 characters.\n"))
  }

  @Test(arguments: [ChildProgram.Input.nothing, .closed, .text(""), .text("12345678\n")])
  func `Without a terminal and without the option nothing is read`(
    _ input: ChildProgram.Input
  ) async throws {
    let run = try await logIn("user0", input, [])
    #expect(run.status == 64)
    #expect(run.error.contains("There is no terminal to prompt at: use --password-stdin."))
  }

  @Test(arguments: [[], ["--password-stdin"]])
  func `Without a terminal the user name must be given`(_ options: [String]) async throws {
    let run = try await Binary.run(["login"] + options, input: .text("user0\n12345678\n"))
    #expect(run.status == 64)
    #expect(run.error.contains("--username"))
  }

  @Test(arguments: [ChildProgram.Input.nothing, .closed])
  func `A password that is not there is a mistake`(_ input: ChildProgram.Input) async throws {
    let run = try await logIn("user0", input)
    #expect(run.status == 64)
    #expect(run.error.contains("The password needs at least 5 characters."))
  }

  @Test(arguments: [("embeded", " Did you mean 'embedded'?"), ("tmdbx", "")])
  func `A service that is not there is a mistake`(
    _ name: String, _ suggestion: String
  ) async throws {
    let run = try await logIn("user0", .text("12345678"), ["--password-stdin", "--service", name])
    #expect(run.status == 64)
    #expect(
      run.error.hasPrefix(
        "Error: There is no log-in service '\(name)' here; there is embedded.\(suggestion)\n"))
  }

  @Test(arguments: [4_097, 300_000])
  func `A password that is too long is a mistake`(_ count: Int) async throws {
    let run = try await logIn("user0", .bytes([UInt8](repeating: 97, count: count)))
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: The password is longer than 4096 bytes.\n"))
  }

  @Test func `A password as long as may be is sent`() async throws {
    let run = try await logIn("user0", .bytes([UInt8](repeating: 97, count: 4_096)))
    #expect(run.status == 77)
  }

  @Test(arguments: [[0xFF, 0xFE, 0xFD, 0xFC, 0xFB], [97, 98, 99, 100, 101, 0xC3]] as [[UInt8]])
  func `A password that is no UTF-8 is a mistake`(_ bytes: [UInt8]) async throws {
    let run = try await logIn("user0", .bytes(bytes))
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("Error: The password is not UTF-8 text.\n"))
  }

  @Test(arguments: [("user0", "wrong-secret"), ("nobody", "wrong-secret"), ("user0", "1234")])
  func `No refusal repeats the password`(_ name: String, _ password: String) async throws {
    for format in [[], ["--json"]] {
      let run = try await logIn(name, .text(password), ["--password-stdin"] + format)
      #expect(!(run.output + run.error).contains(password))
    }
  }

  @Test(arguments: [("user0", "wrong-secret"), ("nobody", "12345678"), ("user0", "1234")])
  func `A refusal leaves the earlier session as it was`(
    _ name: String, _ password: String
  ) async throws {
    let home = try Home()
    _ = try await logIn("user2", .text("951753"), home: home)
    let before = try home.files()
    let run = try await logIn(name, .text(password), home: home)
    #expect(run.status != 0)
    #expect(before.count == 1)
    #expect(try home.files() == before)
  }

  @Test func `A refusal makes no folder`() async throws {
    let home = try Home()
    _ = try await logIn("user0", .text("wrong-secret"), home: home)
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }
}
