import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// The terminal's echo is restored, however a prompt ends.
@Suite(.places(2)) struct InterruptedPromptTests {
  /// The shell's exit code is 128 plus the number, and SIGQUIT leaves no core dump.
  static let signals: [(number: Int32, status: Ending)] = [
    (SIGINT, .signalled(SIGINT)), (SIGTERM, .signalled(SIGTERM)), (SIGHUP, .signalled(SIGHUP)),
    (SIGQUIT, 131),
  ]
  /// Other fatal signals.
  private static let deadly = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGPIPE, SIGALRM, SIGVTALRM,
    SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
  ]

  @Test func `Ctrl-C at the name prompt ends the login`() async throws {
    let run = try await Terminal.run(["login"]) { terminal in
      try terminal.wait(for: "Username or email: ")
      terminal.type("use\u{3}")
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(run.isEchoing)
    #expect(!run.output.contains("Error"))
  }

  @Test(arguments: signals + deadly.map { (number: $0, status: Ending.signalled($0)) })
  func `A signal at the password prompt restores the echo`(
    _ number: Int32, _ status: Ending
  ) async throws {
    let run = try await Terminal.run(["login", "--username", "user0"]) { terminal in
      try terminal.wait(for: "Password: ")
      guard !terminal.isEchoing else { throw TestError("The password would be shown.") }
      terminal.send(number)
    }
    #expect(run.status == status)
    #expect(run.isEchoing)
  }

  @Test(arguments: [SIGCHLD, SIGWINCH, SIGURG, SIGCONT, SIGXFSZ])
  func `A nonfatal signal keeps the password hidden`(_ number: Int32) async throws {
    let run = try await Terminal.run(["login", "--username", "user0"]) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.send(number)
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(run.output == "Password: \nWelcome, User Zero.\n")
  }

  @Test func `A closed terminal ends the program`() async throws {
    let home = try Home()
    let run = try await Terminal.run(["login", "--username", "user0"], home: home) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.hangUp()
    }
    #expect(run.status == .signalled(SIGHUP))
    #expect(try home.files().isEmpty)
  }

  @Test func `Echo that was off stays off`() async throws {
    let run = try await Terminal.run(["login", "--username", "user0"], isSilent: true) { terminal in
      try terminal.wait(for: "Password: ")
      terminal.type("12345678\n")
    }
    #expect(run.status == 0)
    #expect(!run.isEchoing)
  }
}
