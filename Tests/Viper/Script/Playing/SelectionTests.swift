import Testing
import Viper
import ViperScript
import ViperTesting

/// Rows of several kinds can have the same ID; each kind has its own command to select it.
@MainActor
struct SelectionTests {
  /// A screen with a chore and two helpers, one of which has the chore's ID.
  private final class Stage: ScriptStage {
    let window = Window()
    private(set) var opened: [String] = []

    func open() async {
      let screen = StubScreen(
        "chores",
        on: { [weak self] action in
          guard case .selectRow(let row) = action, let scene = self?.window.scene else { return }
          self?.opened.append(scene.rows[row].id)
        })
      screen.scene.sections = [
        Scene.Section(rows: [row("1", "Sweep")]),
        Scene.Section(heading: "Helpers", rows: [row("helper-1", "Ann"), row("helper-2", "Bo")]),
      ]
      screen.scene.focus = 0
      await window.replaceRoot(with: Module(name: "chores", screen: screen, parts: [screen]))
    }

    private func row(_ id: String, _ name: String) -> Scene.Row {
      Scene.Row(
        id: id, cells: [StyledText(id.replacing("helper-", with: "")), StyledText(name)])
    }
  }

  nonisolated private static let language = ScriptLanguage<Stage, Void>(
    screens: ["chores"], selections: [ScriptSelection("helper", help: "Open a helper's row.")],
    commands: [
      ScriptCommand("open chores", help: "The chores.") { { stage in await stage.open() } }
    ],
    defaults: ()
  ) { _, _ in Stage() }

  /// Plays a script and returns the failure, if any.
  private func failure(_ source: String) async throws -> String? {
    let script = try Script(source, name: "t", in: Self.language)
    let outcome = await script.play(secrets: { _ in nil }) { _ in true }
    return outcome.failure?.text
  }

  @Test(arguments: ["helper 1", "helper 2", "id 1", "id helper-1"])
  func `A row is selected by kind and ID`(row: String) async throws {
    #expect(try await failure("open chores\nselect \(row)") == nil)
  }

  @Test func `The ID of another kind does not match`() async throws {
    #expect(
      try await failure("open chores\nselect helper 3")
        == "t:2: No helper found with ID 3 on the screen.")
    #expect(
      try await failure("open chores\nselect id 2")
        == "t:2: No row found with ID 2. Did you mean 'select helper 2'?")
    #expect(
      try await failure("open chores\nselect id 7") == "t:2: No row found with ID 7.")
  }

  @Test func `The help has the command`() {
    let command = Self.language.help.first { $0.spelling == "select helper ID" }
    #expect(command?.text == "Open a helper's row.")
  }

  @Test func `A recorder writes the command`() async {
    let stage = Stage()
    var script = ""
    let recorder = ScriptRecorder(stage.window, in: Self.language) { script += $0 }
    recorder.command("open chores")
    await stage.open()
    recorder.settle()
    recorder.record(.selectRow(1), on: stage.window.scene)
    recorder.settle()
    recorder.record(.selectID("helper-2"), on: stage.window.scene)
    recorder.settle()
    recorder.record(.selectRow(0), on: stage.window.scene)
    recorder.finish()
    let lines = script.split(separator: "\n").filter { $0.hasPrefix("select") }
    #expect(lines == ["select helper 1", "select helper 2", "select id 1"])
  }
}
