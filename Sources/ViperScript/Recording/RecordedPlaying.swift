import Viper

/// Tells whether a command was begun with `start`, which is recorded as it is written.
enum RecordedStart {
  @TaskLocal static var isUnderWay = false
}

/// What a player tells a recorder, in addition to the actions of the user.
extension ScriptPlayer {
  /// Records a command that is not an action of the user, before it is carried out.
  func recordBeginning(of instruction: ScriptInstruction<Stage>, _ text: String) {
    guard let recorder else { return }
    switch instruction.kind {
    case .expectation: return
    case .action:
      if instruction.isOwn { recorder.command(text) }
    case .other:
      guard text != "show" else { return }
      recorder.verbatim(recorder.hidden(text, typed: instruction.fieldUse))
    }
  }

  /// Tells the recorder what has ended with a command.
  func recordEnd(of instruction: ScriptInstruction<Stage>) {
    guard let recorder, instruction.kind != .expectation else { return }
    if begun.isEmpty { recorder.settle() } else { recorder.end() }
  }
}

extension ScriptRecorder {
  /// Hides a value that a script has read from the environment.
  func hide(_ value: String, readFrom variable: String) {
    secrets.hide(value, readFrom: variable)
  }

  /// Notes that the action that is held has ended, and others have not.
  func end() {
    guard held != nil else { return }
    held?.state = .ended
    if held?.isHeldLonger == false { writeHeld() }
  }

  /// Returns a line of a script, with a variable in place of the text of a secret field.
  func hidden<Stage>(_ line: String, typed use: ScriptInstruction<Stage>.FieldUse?) -> String {
    // What was typed before this is the earlier value of its variable.
    if held != nil { writeHeld() }
    if let scene = window.scene { secrets.learn(from: scene) }
    guard let use, let variable = secrets.variable(for: use.text, in: use.field) else {
      return line
    }
    return "start secret \(use.field) $\(variable)"
  }
}
