import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `login` at a terminal prompts line by line, and leaves the terminal unchanged.
@Suite(.places(2)) struct PromptTests {
  @Test(arguments: [([], "Demo account: user2 / 951753\n"), (["-q"], "")])
  func `Prompts go to standard error, the greeting to standard output`(
    _ options: [String], _ hint: String
  ) async throws {
    let run = try await Terminal.run(["login"] + options, separatesErrors: true) { terminal in
      terminal.type("user0\n")
      try terminal.wait(forError: "Password: ")
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.error == hint + "Username or email: Password: \n")
    #expect(run.output == "user0\nWelcome, User Zero.\n")
  }

  @Test func `At a terminal, the password is prompted for even with the option`() async throws {
    let run = try await Terminal.run(
      ["login", "--username", "user2", "--password-stdin"]
    ) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("951753\n")
    }
    #expect(run.status == 0)
    #expect(!run.output.contains("951753"))
  }
}
