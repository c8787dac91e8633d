import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Whatever ends the program while a password is typed: the terminal shows typing afterwards.
@Suite(.places(2)) struct EndedPromptTests {
  static let deadly = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM, SIGVTALRM,
    SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ,
  ]

  @Test(arguments: deadly)
  func `A signal that nobody expects shows typing again`(_ number: Int32) async throws {
    let run = try await Terminal.run(["login", "--username", "user0"]) {
      terminal in
      try terminal.wait(for: "Password: ")
      guard !terminal.isEchoing else { throw Trouble("The password would be shown.") }
      terminal.send(number)
    }
    #expect(run.status == .signalled(number))
    #expect(run.isEchoing)
  }

  @Test(arguments: [SIGCHLD, SIGWINCH, SIGURG, SIGCONT])
  func `A signal that ends nothing does not show the password`(_ number: Int32) async throws {
    let run = try await Terminal.run(["login", "--username", "user0"]) {
      terminal in
      try terminal.wait(for: "Password: ")
      terminal.send(number)
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.output == "Password: \nWelcome, User Zero.\n")
  }

  @Test func `A terminal that is closed ends the program`() async throws {
    let home = try Home()
    let run = try await Terminal.run(
      ["login", "--username", "user0"], home: home
    ) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.hangUp()
    }
    #expect(run.status == .signalled(SIGHUP))
    #expect(try home.files().isEmpty)
  }
}
