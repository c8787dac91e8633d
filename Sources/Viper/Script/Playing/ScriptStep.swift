/// A script command that is ready to be played.
struct ScriptStep<Stage: ScriptStage>: Sendable {
  enum Body: Sendable {
    /// A setting, which took effect when the script was read.
    case setting
    case instruction(ScriptInstruction<Stage>)
    /// A `repeat` command, with the number of rounds and the commands to repeat.
    case repetition(Int, [ScriptStep])
  }

  let body: Body
  let location: ScriptLocation
  /// The command as written in the script, without comments and surrounding blanks.
  let text: String

  var instruction: ScriptInstruction<Stage>? {
    if case .instruction(let instruction) = body { instruction } else { nil }
  }

  /// Returns the command as a transcript shows it, with dots in place of a secret field's text.
  func shownText(hiding secretFields: Set<String>) -> String {
    guard let use = instruction?.fieldUse, secretFields.contains(use.field) else { return text }
    return use.hidden
  }

  /// This step and all steps nested inside it, in script order.
  var all: [ScriptStep] {
    if case .repetition(_, let steps) = body { [self] + steps.flatMap(\.all) } else { [self] }
  }

  var isExpectation: Bool { instruction?.kind == .expectation }
}

/// A command's effect, and the properties that the player and the reports need.
struct ScriptInstruction<Stage: ScriptStage>: Sendable {
  typealias Run = @MainActor @Sendable (ScriptPlayer<Stage>) async throws(ScriptError) -> Void

  enum Kind: Sendable {
    /// An action by the user, or by the program on the user's behalf.
    ///
    /// `start` can launch such a command.
    case action
    /// A check of the stage, which is counted in reports.
    case expectation
    /// Any other command, for example one that affects the clock, the size or the transcript.
    case other
  }

  /// The field that a command names, and the command with dots in place of the field's text.
  struct FieldUse: Sendable {
    let field: String
    let hidden: String
  }

  /// The placeholder for the name of the focused field; no actual field has this name.
  static var focusedField: String { "" }

  let kind: Kind
  /// The text that the command searches for; empty if the command does not search for text.
  var wanted = ""
  var fieldUse: FieldUse?
  /// The environment variable that the command reads, if any.
  var variable: String?
  /// Whether the command is available only if the script is played with keys.
  var needsKeys = false
  /// The name of the screenshot that the command takes, if any.
  var screenshot: String?
  let run: Run

  /// Returns an instruction that starts this command without waiting for it to end.
  func started(at location: ScriptLocation) -> ScriptInstruction {
    let use = fieldUse.map { FieldUse(field: $0.field, hidden: "start " + $0.hidden) }
    return ScriptInstruction(
      kind: .other, wanted: wanted, fieldUse: use, variable: variable, needsKeys: needsKeys
    ) { player in
      await player.time.start(at: location) { () throws(ScriptError) in try await run(player) }
    }
  }
}
