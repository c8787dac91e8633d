/// A command of a script, in the form in which it is played.
struct ScriptStep<Stage: ScriptStage>: Sendable {
  enum Body: Sendable {
    /// A setting, which took effect when the script was read.
    case setting
    case instruction(ScriptInstruction<Stage>)
    /// A number of rounds, and the commands to repeat.
    case repetition(Int, [ScriptStep])
  }

  let body: Body
  let place: ScriptPlace
  /// The command as the script writes it, without its comment and the blanks around it.
  let text: String

  var instruction: ScriptInstruction<Stage>? {
    if case .instruction(let instruction) = body { instruction } else { nil }
  }

  /// Returns the command for a transcript, with dots in place of the text of a secret field.
  func shownText(hiding secretFields: Set<String>) -> String {
    guard let use = instruction?.fieldUse, secretFields.contains(use.field) else { return text }
    return use.hidden
  }

  /// This step and all steps in it, in the order of the script.
  var all: [ScriptStep] {
    if case .repetition(_, let steps) = body { [self] + steps.flatMap(\.all) } else { [self] }
  }

  var isExpectation: Bool { instruction?.kind == .expectation }
}

/// The effect of a command, and the properties of the command that the player and the reports need.
struct ScriptInstruction<Stage: ScriptStage>: Sendable {
  typealias Run = @MainActor @Sendable (ScriptPlayer<Stage>) async throws(ScriptError) -> Void

  enum Kind: Sendable {
    /// An action of the user, or of the program on the user's behalf, which `start` can begin.
    case action
    /// A check of the stage, which counts in reports.
    case expectation
    /// Any other command, for example for the clock, the size or the transcript.
    case other
  }

  /// The field that a command names, and the command with dots in place of the field's text.
  struct FieldUse: Sendable {
    let field: String
    let hidden: String
  }

  /// The name that stands for the field with the focus, which no field has.
  static var focusedField: String { "" }

  let kind: Kind
  /// The text that the command looks for; empty if it looks for none.
  var wanted = ""
  var fieldUse: FieldUse?
  /// The environment variable that the command reads, if any.
  var variable: String?
  /// Whether the command exists only if the script is played by keys.
  var needsKeys = false
  /// The name of the picture that the command takes, if it takes one.
  var screenshot: String?
  let run: Run

  /// Returns an instruction that begins this command without waiting for its end.
  func started(at place: ScriptPlace) -> ScriptInstruction {
    let use = fieldUse.map { FieldUse(field: $0.field, hidden: "start " + $0.hidden) }
    return ScriptInstruction(
      kind: .other, wanted: wanted, fieldUse: use, variable: variable, needsKeys: needsKeys
    ) { player in
      await player.time.start(at: place) { () throws(ScriptError) in try await run(player) }
    }
  }
}
