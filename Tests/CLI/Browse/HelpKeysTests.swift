import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTerminal
@testable import ViperTestSupport

/// The keys in `help keys`, compared with the keys that work.
@MainActor
@Suite struct HelpKeysTests {
  /// The keys of the rows in a section.
  private func keys(_ heading: String) -> [String] {
    let sections = HelpTopic.keys.sections(.english)
    return sections.first { $0.heading == heading }?.rows.map { $0.0 } ?? []
  }

  private func host() async -> MovieHost {
    let host = MovieHost(
      TerminalSize(columns: 100, rows: 30), isColored: false, reading: .clusters,
      settings: MovieSettings(library: .memory))
    await host.open()
    return host
  }

  @Test func `Each button of a screen has its key in the help, and each key has a button`() async {
    let host = await host()
    var letters: Set<String> = []
    host.press("L\r")
    await host.settle()
    for route in ["home", "popular", "detail 19", "person 910000070", "diary", "stats"] {
      if let route = Route(route) { await host.router.open(route) }
      await host.settle()
      letters.formUnion(host.window.scene?.buttons.compactMap { $0.key.map(String.init) } ?? [])
    }
    let listed = Set(keys("THIS SCREEN").filter { $0.count == 1 && $0 != "i" })
    #expect(letters.subtracting(listed) == [])
    // The page of a film in the embedded catalog shows its whole cast.
    #expect(listed.subtracting(letters) == ["a"])
  }

  @Test func `Each key opens its tab`() async throws {
    let host = await host()
    #expect(keys("LISTS").first?.hasPrefix("0-9 ") == true)
    for tab in Route.tabs {
      host.press(try #require(tab.screen?.tab.map { String($0.key) }))
      await host.settle()
      #expect(host.window.rootKey == "\(tab)")
    }
  }

  @Test func `Every row has a key, and each key moves to the next section only once`() {
    let rows = HelpTopic.keys.sections(.english).flatMap { $0.rows }
    #expect(rows.filter { $0.0.isEmpty }.map { $0.1 } == [])
    #expect(rows.filter { $0.0 == "Tab" }.count == 1)
  }
}
