import Viper
import ViperScript

// A custom script language for the notes module.

/// The stage on which note scripts play.
@MainActor
final class NotesScriptStage: ScriptStage {
  let window = Window()
  private let notes = NotesStage()
  private(set) var opened = 0
  private(set) lazy var host: (any ScriptHost)? = NotesHost(window)

  init(_ title: String, clock: any Clock<Duration>) {}

  func open() async {
    opened += 1
    await window.replaceRoot(with: notes.module())
  }
}

/// A host that performs actions the way a script does by default, and counts them.
@MainActor
final class NotesHost: ScriptHost {
  private unowned let window: Window
  private(set) var actions = 0

  init(_ window: Window) { self.window = window }

  func perform(_ action: UserAction) async throws(ScriptError) {
    actions += 1
    await window.send(action)
  }

  func settle() async throws(ScriptError) {}
}

enum NoteScripts {
  static let language = ScriptLanguage<NotesScriptStage, String>(
    screens: ["notes"], fields: [ScriptField("note")],
    counts: [ScriptCount("opened", help: "How often the notes were opened.") { $0.opened }],
    settings: [ScriptSetting("title", .text("TEXT"), help: "A title.") { $1 = $0 }],
    commands: [
      ScriptCommand("open notes", .optional(.times), help: "The notes as the root.") { times in
        { stage in for _ in 0..<(times ?? 1) { await stage.open() } }
      },
      ScriptCommand("open page", .number("N", 1...9), help: "There is none.") { page in
        { _ throws(ScriptError) in throw ScriptError("There is no page \(page).") }
      },
    ],
    defaults: ""
  ) { NotesScriptStage($0, clock: $1) }
}
