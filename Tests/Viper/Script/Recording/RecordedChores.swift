import Viper
import ViperTesting

@testable import ViperScript

/// A window with one screen whose scene tests change, and the recording of their actions.
@MainActor
final class RecordedChores {
  let window = Window()
  let screen = StubScreen("chores")
  let clock = ManualClock()
  private(set) lazy var recorder = ScriptRecorder(
    window, in: ChoreScripts.language, clock: clock
  ) { [weak self] in self?.script += $0 }
  /// The script since the screen was opened.
  var script = ""

  init() async {
    screen.scene.sections = [
      Scene.Section(rows: [
        Self.row("1", "Sweep"), Self.row("2", "Water\nthe plants"), Self.row("3", "Iron"),
      ])
    ]
    screen.scene.focus = 0
    screen.scene.search = ""
    screen.scene.offers = [.refresh, .more]
    screen.scene.fields = [
      Scene.Field(name: "name", label: "Name", text: ""),
      Scene.Field(name: "pin", label: "PIN", text: ""),
      Scene.Field(name: "note", label: "Note", text: "", isSecret: true),
    ]
    screen.scene.buttons = [
      Scene.Button(id: "add", label: "Add"), Scene.Button(id: "clear all", label: "Clear"),
      Scene.Button(id: "retry", label: "Retry", isEnabled: false),
    ]
    recorder.command("open chores")
    await window.replaceRoot(with: Module(name: "chores", screen: screen, parts: [screen]))
    recorder.settle()
    script = ""
  }

  static func row(_ id: String, _ cells: String...) -> Scene.Row {
    Scene.Row(id: id, cells: [StyledText(id)] + cells.map { StyledText($0) })
  }

  /// Performs an action that finishes immediately.
  func act(_ action: UserAction, change: (inout Scene) -> Void = { _ in }) {
    begin(action, change: change)
    recorder.settle()
  }

  /// Starts an action that does not finish yet.
  func begin(_ action: UserAction, change: (inout Scene) -> Void = { _ in }) {
    recorder.record(action, on: window.scene)
    change(&screen.scene)
  }

  /// Flushes pending lines, and returns the script.
  var written: String {
    recorder.comment("")
    return script
  }
}
