import Testing
import Viper
import ViperTesting

@testable import ViperScript
@testable import ViperTerminal

/// The palette lists available commands, filters them while typing, and runs them.
@MainActor
@Suite struct HostPaletteTests {
  private func stage() async -> HostStage {
    let stage = HostStage(columns: 60, rows: 12)
    let page = await stage.open(.list(3))
    page.change {
      $0.buttons = [
        Scene.Button(id: "rate", label: "Rate", key: "x", style: .command),
        Scene.Button(id: "later", label: "Later"),
        Scene.Button(id: "never", label: "Never", isEnabled: false),
      ]
    }
    stage.press(":")
    return stage
  }

  @Test func `The palette has the enabled buttons and the commands with their keys`() async {
    let stage = await stage()
    #expect(stage.text[0].hasPrefix("All commands"))
    #expect(stage.text.contains { $0.hasPrefix("> Rate ") && $0.hasSuffix(" x") })
    #expect(stage.text.contains { $0.hasPrefix("  Later") })
    #expect(!stage.text.contains { $0.contains("Never") })
    stage.press("QUIT")
    #expect(stage.text.filter { $0.contains("quit") && !$0.hasPrefix(":") }.count == 1)
    #expect(stage.text.last?.hasPrefix(": QUIT ") == true)
    #expect(stage.screen.cursor.column == 6)
  }

  @Test func `Enter runs the focused entry, and Esc closes the palette`() async {
    let stage = await stage()
    stage.press("\u{1B}[B\r")
    #expect(stage.actions == [.activate("later")])
    #expect(!stage.text[0].hasPrefix("All commands"))
    stage.press(":zzz\r")
    #expect(stage.text.last?.hasPrefix(": zzz ") == true, "nothing matches")
    stage.press("\u{1B}[27u")
    #expect(!stage.text[0].hasPrefix("All commands"))
    stage.press(":down\r")
    #expect(stage.actions == [.activate("later"), .moveFocus(1)])
  }

  @Test func `The focus cycles through all entries and returns to the first on typing`() async {
    let stage = await stage()
    stage.press("\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~")
    #expect(stage.text.contains { $0.hasPrefix("> open") }, "\(stage.text)")
    stage.press("a")
    #expect(stage.text.contains { $0.hasPrefix("> Rate") })
  }

  @Test func `The palette shows the position, each tab once, and if nothing matches`() async {
    let stage = HostStage(columns: 60, rows: 12)
    await stage.openTabs(3)
    stage.press(":")
    #expect(stage.text[1].hasPrefix("All commands") && stage.text[1].contains("1 of "))
    #expect(stage.text.filter { $0.contains("list: Tab 2") }.count == 1)
    stage.press("tab 3")
    #expect(stage.text[1].hasSuffix("1 of 1"))
    stage.press("x")
    #expect(stage.text.contains("No command matches \"tab 3x\"."))
    #expect(stage.text[1] == "All commands")
  }

  @Test func `The program's own entries come last and run as defined`() async {
    let stage = HostStage(columns: 60, rows: 12)
    _ = await stage.open(.list(3))
    var done: [String] = []
    let text = "Log out of all accounts of mine"
    let detail = String(repeating: "d", count: 50)
    stage.host.entries = {
      [
        PaletteEntry(text, detail: detail) { done.append("out") }, PaletteEntry("Log in") {},
      ]
    }
    stage.press(":log")
    await stage.host.screens.settled()
    let entries = stage.text.filter { $0.contains("Log ") }
    #expect(entries.count == 2 && entries[1] == "  Log in")
    #expect(entries[0].hasPrefix("> \(text)  d") && entries[0].hasSuffix("d…"))
    stage.press("\r")
    await stage.host.screens.settled()
    #expect(done == ["out"])
  }

  @Test func `The recent screens are listed, filtered, and opened`() async {
    let stage = HostStage(columns: 60, rows: 12)
    _ = await stage.open(.list(3))
    stage.press("'")
    #expect(!stage.host.keymap().isCovered, "the program has no such list")
    var opened: [String] = []
    stage.host.recent = {
      ["Metropolis", "Nosferatu"].map { title in
        PaletteEntry(title, detail: "detail") { opened.append(title) }
      }
    }
    stage.press("'")
    #expect(stage.text[0].hasPrefix("Recent screens") && stage.text[0].hasSuffix("1 of 2"))
    #expect(stage.text.contains("> Metropolis  detail"))
    #expect(stage.text.last == ":                         Esc close  Enter open  Ctrl-C quit")
    stage.press("\u{1B}[27u")
    #expect(!stage.host.keymap().isCovered && opened.isEmpty)
    stage.press("'nos\r")
    await stage.host.screens.settled()
    #expect(opened == ["Nosferatu"] && !stage.host.keymap().isCovered)
    stage.press("'x\r")
    #expect(stage.text.contains("No screen matches \"x\"."))
    #expect(stage.host.keymap().isCovered)
  }

  @Test func `Without recent screens, the list says so`() async {
    let stage = HostStage(columns: 60, rows: 12)
    _ = await stage.open(.list(3))
    stage.host.recent = { [] }
    stage.press("'\r")
    #expect(stage.text.contains("No earlier screens yet."))
    stage.press("\u{1B}[27u")
    await stage.window.present(SceneScreen(.list(3)).module())
    stage.press("'")
    #expect(!stage.host.keymap().isCovered, "a login must end first")
  }

  @Test func `Entries that load late are not added to the recent screens`() async {
    let stage = HostStage(columns: 60, rows: 12)
    _ = await stage.open(.list(3))
    let gate = Gate()
    stage.host.recent = { [PaletteEntry("Metropolis") {}] }
    stage.host.entries = {
      await gate.pass()
      return [PaletteEntry("Log out") {}]
    }
    stage.press(":")
    await gate.arrivals()
    stage.press("\u{1B}[27u'")
    await gate.open()
    await stage.host.screens.settled()
    stage.host.redraw()
    #expect(stage.text[0].hasSuffix("1 of 1"))
  }
}
