import MovieTMDBEmbedded
import Testing
import Viper

@testable import MoviesCLI
@testable import ViperTerminal
@testable import ViperTestSupport

/// What actions in the window cost, as counts that are the same on every machine.
///
/// If a change alters a count, change the table, and give the reason in the commit.
@MainActor
struct ActionCostTests {
  /// An action: its name, and the keys that perform it.
  private static let actions = [
    ("move the focus", "j"), ("add to the watchlist", "w"), ("open a page", "\r"),
    ("go back", "\u{1B}[27u"), ("rate", "x8\r"), ("open the form", "L"), ("log", "\r"),
    ("undo", "u"), ("open another list", "3"), ("return to the first list", "1"),
    ("open the search", "/"), ("search", "kid"), ("leave the search", "\u{1B}[27u"),
    ("open the diary", "d"), ("open the statistics", "S"), ("open the home screen", "0"),
  ]

  /// Performs the actions, and returns how many requests were sent, states shown and frames drawn.
  private func costs() async -> [String] {
    let host = MovieHost(
      TerminalSize(columns: 80, rows: 24), isColored: true, reading: .clusters,
      settings: MovieSettings(library: .memory))
    var states = 0
    host.host.scheduler.drawsEachChange = true
    let redraw = host.window.onChange
    host.window.onChange = {
      states += 1
      redraw?()
    }
    var lines: [String] = []
    func measure(_ name: String, _ action: () async -> Void) async {
      let before = (host.service.requests, states, host.frames)
      await action()
      await host.settle()
      host.host.scheduler.drawNow()
      lines.append(
        "\(name): \(host.service.requests - before.0) requests, \(states - before.1) states, "
          + "\(host.frames - before.2) frames")
    }
    await measure("open the window") { await host.open() }
    for (name, keys) in Self.actions { await measure(name) { host.press(keys) } }
    await measure("resize") { host.resize(to: TerminalSize(columns: 100, rows: 30)) }
    return lines
  }

  @Test func `Each action has its cost`() async {
    let costs = await costs()
    #expect(
      costs == [
        "open the window: 1 requests, 3 states, 3 frames",
        "move the focus: 0 requests, 1 states, 1 frames",
        "add to the watchlist: 0 requests, 3 states, 3 frames",
        "open a page: 1 requests, 4 states, 1 frames",
        "go back: 0 requests, 1 states, 1 frames",
        "rate: 0 requests, 6 states, 3 frames",
        "open the form: 0 requests, 1 states, 1 frames",
        "log: 0 requests, 6 states, 3 frames",
        "undo: 0 requests, 3 states, 3 frames",
        "open another list: 1 requests, 2 states, 1 frames",
        "return to the first list: 0 requests, 1 states, 1 frames",
        "open the search: 0 requests, 0 states, 1 frames",
        "search: 2 requests, 2 states, 3 frames",
        "leave the search: 0 requests, 1 states, 1 frames",
        "open the diary: 0 requests, 2 states, 2 frames",
        "open the statistics: 0 requests, 2 states, 1 frames",
        "open the home screen: 2 requests, 5 states, 1 frames",
        "resize: 0 requests, 0 states, 1 frames",
      ])
  }
}
