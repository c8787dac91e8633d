import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Whatever ends a prompt, the terminal shows again what is typed.
@Suite(.places(2)) struct InterruptedPromptTests {
  /// What a shell calls 128 and the number; the program that quits does not dump its memory.
  static let signals: [(number: Int32, status: Ending)] = [
    (SIGINT, .signalled(SIGINT)), (SIGTERM, .signalled(SIGTERM)), (SIGHUP, .signalled(SIGHUP)),
    (SIGQUIT, 131),
  ]

  @Test func `Control-C at the name prompt interrupts`() async throws {
    let run = try await Terminal.run(["login"]) { terminal in
      try terminal.wait(for: "User name: ")
      terminal.type("use\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(run.isEchoing)
    #expect(!run.output.contains("Error"))
  }

  @Test func `Control-C at the password prompt interrupts and turns the echo on`()
    async throws
  {
    let home = try Home()
    let run = try await Terminal.run(
      ["login", "--username", "user0"], home: home
    ) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("1234\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(run.isEchoing)
    #expect(!run.output.contains("1234"))
    #expect(try home.files().isEmpty)
  }

  @Test func `Control-C at the second prompt interrupts as at the first`()
    async throws
  {
    let run = try await Terminal.run(["login"]) { terminal in
      try terminal.wait(for: "User name: ")
      terminal.type("user0\n")
      try terminal.wait(for: "Password: ")
      terminal.type("\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(run.isEchoing)
  }

  /// The prompt of a program that another one waits for: nobody is asked before it.
  @Test(arguments: signals)
  func `A signal at a log-in with the service turns the echo on before the program ends`(
    _ number: Int32, _ status: Ending
  ) async throws {
    let run = try await Terminal.run(
      ["login", "--username", "user0"],
      environment: ["TMDB_ACCESS_TOKEN": "token", "TMDB_BASE_URL": "http://127.0.0.1:1/3"]
    ) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.send(number)
    }
    #expect(run.status == status)
    #expect(run.isEchoing)
  }

  @Test(arguments: signals)
  func `A signal at the password prompt turns the echo on`(
    _ number: Int32, _ status: Ending
  ) async throws {
    let run = try await Terminal.run(["login", "--username", "user0"]) {
      terminal in
      try terminal.wait(for: "Password: ")
      terminal.send(number)
    }
    #expect(run.status == status)
    #expect(run.isEchoing)
  }

  @Test func `The echo is off while the password is typed`() async throws {
    let run = try await Terminal.run(["login", "--username", "user0"]) { terminal in
      try terminal.wait(for: "Password: ")
      guard !terminal.isEchoing else { throw Trouble("The password would be shown.") }
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.isEchoing)
  }

  @Test func `A terminal that showed nothing before shows nothing after`() async throws {
    let run = try await Terminal.run(["login", "--username", "user0"], isSilent: true) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(!run.isEchoing)
  }
}
