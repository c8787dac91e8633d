import ViperScript

/// The result of playing a script about chores.
@MainActor
struct PlayedChores {
  let transcript: String
  let result: ScriptResult
  /// Where and why the script failed, if it did.
  var failure: String? { result.failure?.text }

  /// Plays a script named `t`; throws if it has mistakes.
  init(
    _ source: String, variables: [String: String] = [:], isTraced: Bool = false,
    title: String = "Chores"
  ) async throws {
    let script = try Self.script(source, titled: title)
    var written = ""
    result = await script.play(secrets: { variables[$0] }, isTraced: isTraced) {
      written += $0
      return true
    }
    transcript = written
  }

  nonisolated static func script(
    _ source: String, titled title: String = "Chores", name: String = "t"
  ) throws(ScriptMistakes) -> Script<ChoresStage, ChoresSettings> {
    try Script(source, name: name, in: ChoreScripts.language(titled: title))
  }

  /// Returns the mistakes in a script.
  nonisolated static func mistakes(_ source: String) -> [String] {
    do throws(ScriptMistakes) {
      _ = try script(source)
      return []
    } catch {
      return error.mistakes.map(\.text)
    }
  }
}
