import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Terminal queries, and output besides the window.
@Suite(.places(2))
struct BrowseTerminalTests {
  @Test func `Extended keys are turned off before the screen is restored`() async throws {
    let run = try await Browse.run { terminal in
      try terminal.wait(for: Browse.queries)
      terminal.type("\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}[?62c")
      try terminal.wait(for: "\u{1B}[>1u")
      terminal.send(SIGSEGV)
    }
    #expect(run.status == .signalled(SIGSEGV))
    #expect(run.output.hasSuffix("\u{1B}[?2026l\u{1B}[<u" + Browse.leave))
  }

  @Test func `Late terminal replies don't appear in the shell`() async throws {
    let run = try await Browse.run { $0.type("q\u{1B}[?2026;2$y\u{1B}[?0u\u{1B}[?62c") }
    #expect(run.output.hasSuffix(Browse.leave))
    #expect(run.isRestored)
  }

  @Test(arguments: [
    ["TERM": "linux"], ["TERM_PROGRAM": "Apple_Terminal"],
    ["MOVIES_TERMINAL": "nosync,nokeys,nobackground,nowidth"],
  ])
  func `The terminal type and settings can turn off all queries`(environment: [String: String])
    async throws
  {
    let words = environment["MOVIES_TERMINAL"] == nil ? [] : ["--pictures", "blocks"]
    let run = try await Browse.run(words, environment: environment.mapValues { .some($0) }) {
      $0.type("q")
    }
    #expect(run.status == 0)
    let queries = ["\u{1B}[c", "\u{1B}[?u", "\u{1B}[>q", "\u{1B}_G", "\u{1B}[16t", "]1", "[6n"]
    #expect(queries.filter(run.output.contains) == [])
  }

  @Test func `A setting turns off one query, and unknown words have no effect`() async throws {
    let run = try await Browse.run(
      ["--pictures", "none"], environment: ["MOVIES_TERMINAL": "nokeys, nothing"]
    ) {
      try $0.wait(for: "\u{1B}[?2026$p" + Browse.colorQueries + "\u{1B}[c")
      $0.type("q")
    }
    #expect(run.status == 0)
  }

  @Test(arguments: [(["browse", "--mouse"], nil), (["--mouse"], nil), ([], #"{"mouse":"on"}"#)])
  func `The mouse is turned on by an option or a setting, and off at the end`(
    words: [String], settings: String?
  ) async throws {
    let home = try SettingsHome(settings)
    let run = try await Terminal.run(words, home: home.home) { terminal in
      try terminal.wait(for: Browse.title)
      terminal.type("q")
    }
    #expect(run.output.contains("\u{1B}[?1000h\u{1B}[?1006h"))
    #expect(run.output.hasSuffix("\u{1B}[?1006l\u{1B}[?1000l" + Browse.leave))
  }

  @Test(arguments: [
    (["--accessible"], "", true), (["--accessible"], "0", true), ([], "1", true),
    ([], "0", false), ([], "false", false), ([], "", false),
  ])
  func `With --accessible or the variable ACCESSIBLE, the cursor stays visible on the main screen`(
    words: [String], variable: String, isVisible: Bool
  ) async throws {
    let run = try await Browse.run(words, environment: ["ACCESSIBLE": variable]) { $0.type("q") }
    #expect(run.output.hasPrefix(isVisible ? "\u{1B}[?7l\u{1B}[?2004h" : Browse.enter))
    #expect(run.output.hasSuffix(isVisible ? "\u{1B}[?7h\u{1B}[999;1H\r\n" : Browse.leave))
    #expect(run.output.contains("\u{1B}[?1049") != isVisible)
  }

  @Test func `The log is printed after the window closes`() async throws {
    let run = try await Browse.run(["--debug"]) { $0.type("q") }
    let parts = run.output.components(separatedBy: Browse.leave)
    #expect(parts.count == 2)
    #expect(!(parts.first ?? "").contains("debug:"))
    #expect((parts.last ?? "").contains("debug: GET"))
  }

  @Test func `A redirected log is written immediately`() async throws {
    let run = try await Browse.run(["--debug"], separatesErrors: true) { terminal in
      try terminal.wait(forError: "debug: GET")
      terminal.type("q")
    }
    #expect(run.output.hasSuffix(Browse.leave))
  }
}
