import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// The terminal is restored, however the program ends.
@Suite(.places(2))
struct BrowseEndTests {
  @Test(arguments: ["q", "\u{3}"])
  func `A quit key ends the program`(key: String) async throws {
    let run = try await Browse.run { $0.type(key) }
    #expect(run.status == 0)
    #expect(run.isRestored)
    #expect(run.output.hasPrefix(Browse.enter))
    #expect(run.output.hasSuffix(Browse.leave))
  }

  @Test(arguments: [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGUSR1,
    SIGALRM, SIGPIPE, SIGSYS, SIGXCPU,
  ])
  func `A signal ends the program`(number: Int32) async throws {
    let run = try await Browse.run { $0.send(number) }
    // SIGQUIT leaves no core dump.
    #expect(run.status == (number == SIGQUIT ? 131 : .signalled(number)))
    #expect(run.isRestored)
    #expect(run.output.hasSuffix(Browse.leave))
  }

  @Test(arguments: [SIGSEGV, SIGABRT])
  func `A crash restores the terminal before it is reported`(number: Int32) async throws {
    let settings = "enable=yes,interactive=no,color=no"
    let run = try await Browse.run(environment: ["SWIFT_BACKTRACE": settings]) { terminal in
      terminal.send(number)
    }
    #expect(run.status == .signalled(number))
    #expect(run.isRestored)
    let parts = run.output.components(separatedBy: Browse.leave)
    #expect(parts.count == 2)
    #expect(!(parts.first ?? "").contains("rashed") && (parts.last ?? "").contains("rashed"))
  }

  @Test func `Closing the terminal window ends the program`() async throws {
    let run = try await Browse.run { $0.hangUp() }
    #expect(run.status == .signalled(SIGHUP))
  }

  @Test func `A closed terminal ends the program even if SIGHUP is ignored`() async throws {
    let run = try await Browse.shell(#"trap "" HUP; exec "$0" browse"#) { $0.hangUp() }
    #expect(run.status == 129)
  }

  @Test func `Ignored signals don't end the program`() async throws {
    let run = try await Browse.shell(#"trap "" INT TERM HUP QUIT TSTP; exec "$0" browse"#) {
      for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP] { $0.send(number) }
      // The new size arrives after the other signals.
      $0.resize(columns: 70, rows: 20)
      try $0.wait(for: Browse.title)
      $0.type("q")
    }
    #expect(run.status == 0)
    #expect(run.isRestored)
  }

  @Test(arguments: [false, true])
  func `A blocked terminal does not delay the exit`(isResized: Bool) async throws {
    let run = try await Browse.run { terminal in
      try terminal.wait(for: Browse.queries)
      terminal.fill()
      if isResized { terminal.resize(columns: 70, rows: 20) }
      terminal.send(SIGTERM)
      try terminal.waitForEnd()
    }
    #expect(run.status == .signalled(SIGTERM))
    #expect(run.isRestored)
    #if os(Linux)
      #expect(run.output.hasSuffix(Browse.leave))
    #endif
  }

  @Test(arguments: [true, false])
  func `A signal or Ctrl-C quits if the terminal is blocked from the start`(
    isSignal: Bool
  ) async throws {
    let run = try await Terminal.run(
      ["-c", #"read go; exec "$0" browse"#, Binary.path], of: "/bin/sh"
    ) { terminal in
      terminal.fill()
      terminal.type("\n")
      // The mode is set before any output.
      try terminal.wait { !terminal.isEchoing }
      if isSignal { terminal.send(SIGTERM) } else { terminal.type("\u{3}") }
      try terminal.waitForEnd()
    }
    #expect(run.status == .signalled(isSignal ? SIGTERM : SIGINT))
    #expect(run.isRestored)
  }

  @Test(arguments: ["\u{3}", "\u{1B}[99;5u"])
  func `Ctrl-C quits while a frame is being written`(key: String) async throws {
    let run = try await Browse.run { terminal in
      try terminal.wait(for: Browse.queries)
      terminal.fill()
      terminal.type("?")
      try terminal.pause()
      terminal.type(key)
      try terminal.waitForEnd()
    }
    #expect(run.status == .signalled(SIGINT))
    #expect(run.isRestored)
    #if os(Linux)
      #expect(run.output.hasSuffix(Browse.leave))
    #endif
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, 0])
  func `A signal or Ctrl-C quits while the main actor is busy`(number: Int32) async throws {
    // The log blocks on a pipe without a reader.
    let home = try Home()
    let log = home.path + "/log"
    try #require(mkfifo(log, 0o600) == 0)
    let line = #"exec 3<>"$1" && head -c 65536 /dev/zero >&3 && exec "$0" browse --debug 2>&3"#
    let run = try await Terminal.run(
      ["-c", line, Binary.path, log], of: "/bin/sh", environment: ["PATH": Tool.searchPath]
    ) { terminal in
      try terminal.wait(for: Browse.enter)
      try terminal.pause()
      if number == 0 { terminal.type("\u{3}") } else { terminal.send(number) }
      try terminal.waitForEnd()
    }
    let status = number == SIGQUIT ? Ending.exited(131) : .signalled(number == 0 ? SIGINT : number)
    #expect(run.status == status)
    #expect(run.isRestored)
    #expect(run.output.hasSuffix(Browse.leave))
  }
}
