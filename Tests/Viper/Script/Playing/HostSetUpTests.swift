import Testing
import Viper
import ViperScript
import ViperTerminal

/// A stage that sets up the host as its program does.
@MainActor
struct HostSetUpTests {
  private final class Stage: ScriptStage {
    let chores: ChoresStage
    var window: Window { chores.window }
    var texts: HostTexts {
      var texts = HostTexts()
      texts.keys = "Teclas"
      return texts
    }

    init(clock: any Clock<Duration>) {
      chores = ChoresStage(ChoresSettings(), clock: clock)
    }

    func setUp(_ host: TerminalHost) {
      host.customKeys = ["?": "x", "/": "b"]
      host.tabs = [HostTab("Casa", key: "home") { [chores] in await chores.openChores() }]
      host.openSearch = { [window] in
        var scene = Scene(name: "chore", title: "Buscar")
        scene.search = ""
        await window.push(
          Module(name: "chore", screen: Page(scene), parts: []))
      }
    }
  }

  private final class Page: TextScreen {
    var scene: Scene
    init(_ scene: Scene) { self.scene = scene }
    func onAppear() async {}
    func on(_ action: UserAction) async {
      if case .search(let text) = action { scene.search = text }
    }
  }

  private func play(_ source: String) async throws -> String? {
    let language = ScriptLanguage<Stage, Void>(
      screens: ["chores", "chore"],
      commands: [
        ScriptCommand("open chores", help: "The list.") { { await $0.chores.openChores() } }
      ], defaults: ()
    ) { _, clock in Stage(clock: clock) }
    let script = try Script(
      "set driver keys\nset size 60x14\nopen chores\n" + source, in: language)
    return await script.play().failure?.report
  }

  @Test func `The host has the stage's texts and tabs`() async throws {
    #expect(
      try await play("expect shown \"Casa\"\npress x\nexpect shown \"Teclas\"") == nil)
  }

  @Test func `A script presses the custom keys`() async throws {
    let failure = try await play(
      """
      press "?"
      expect not shown "Teclas"
      search "a"
      expect screen chore
      """)
    #expect(failure == nil)
  }
}
