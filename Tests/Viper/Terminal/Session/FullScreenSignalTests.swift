import CViperTerminal
import Testing
import ViperPlatform

@testable import ViperTestSupport

/// Signals in a session whose events are not read, for example because no thread can run.
@Suite(.places(1))
struct FullScreenSignalTests {
  /// Opens the full screen at a separate terminal.
  private static func openScreen() throws {
    let pair = try PseudoTerminal(columns: 80)
    let terminal = open(pair.path, O_RDWR | O_NOCTTY)
    try #require(ct_open_screen(terminal, terminal) >= 0)
    try #require(ct_enter_screen() == 0)
  }

  /// Never returns.
  private static func waitForever() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }

  @Test func `A signal ends the process even if no event is read`() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      try Self.openScreen()
      kill(getpid(), SIGTERM)
      await Self.waitForever()
    }
  }

  @Test func `The first of several signals ends the process`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      try Self.openScreen()
      for number in [SIGINT, SIGTERM, SIGINT] { kill(getpid(), number) }
      await Self.waitForever()
    }
  }

  @Test func `Ctrl-C ends the process unless it is handled`() async {
    await #expect(processExitsWith: .signal(SIGINT)) {
      try Self.openScreen()
      ct_interrupt_soon()
      ct_interrupt_handled()
      ct_interrupt_soon()
      await Self.waitForever()
    }
  }

  @Test func `A signal ends the process even after the session is closed`() async {
    await #expect(processExitsWith: .signal(SIGHUP)) {
      try Self.openScreen()
      kill(getpid(), SIGHUP)
      ct_close_screen()
      await Self.waitForever()
    }
  }

  /// As if another thread were still in the handler.
  @Test func `A signal handled while the session closes ends the process`() async {
    await #expect(processExitsWith: .signal(SIGHUP)) {
      try Self.openScreen()
      ct_close_screen()
      ct_end_soon(SIGHUP)
      await Self.waitForever()
    }
  }

  @Test func `An alarm that is not the session's keeps its effect`() async {
    await #expect(processExitsWith: .signal(SIGALRM)) {
      for _ in 1...2 {
        try Self.openScreen()
        ct_close_screen()
      }
      alarm(1)
      await Self.waitForever()
    }
  }

  @Test func `Ctrl-C typed before the session closes ends nothing`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      try Self.openScreen()
      ct_interrupt_soon()
      ct_close_screen()
      exit(alarm(0) == 0 ? 7 : 1)
    }
  }
}
