import Viper
import ViperTesting

@testable import ViperScript

/// A window with one screen, whose scene a test can change, and a recorder of the actions.
@MainActor
final class RecordedChores {
  let window = Window()
  let screen = StubScreen("chores")
  private(set) lazy var recorder = ScriptRecorder(window, in: ChoreScripts.language) {
    [weak self] in self?.script += $0
  }
  /// The script recorded since the screen was opened.
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

  /// Records an action that ends immediately.
  func act(_ action: UserAction, change: (inout Scene) -> Void = { _ in }) {
    begin(action, change: change)
    recorder.settle()
  }

  /// Records an action that does not end yet.
  func begin(_ action: UserAction, change: (inout Scene) -> Void = { _ in }) {
    recorder.record(action, on: window.scene)
    change(&screen.scene)
  }

  /// The recorded script, after ending the recording.
  var written: String {
    recorder.finish()
    return script
  }
}
