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
