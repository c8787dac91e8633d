/// A command that a program adds to its script language, such as `open …` or `fail next …`.
///
/// ```swift
/// ScriptCommand<NotesStage>(
///   "open notes", .optional(.number("PAGE", 1...9)), help: "The notes."
/// ) { page in
///   { stage in await stage.router.openNotes(page: page ?? 1) }
/// }
/// ```
public struct ScriptCommand<Stage: ScriptStage>: Sendable {
  /// The form of the command, for any language of the stage.
  let instruction: ScriptForm<ScriptInstruction<Stage>>

  /// Creates a command from its first words, the pieces that follow them, and its purpose in one
  /// sentence.
  ///
  /// The closure returns the effect of the command for the values of its pieces, which returns when the
  /// screen has settled.
  public init<each Value: Sendable>(
    _ words: String, _ piece: repeat ScriptPiece<each Value>, help: String,
    make:
      @escaping @Sendable (repeat each Value) ->
      @MainActor @Sendable (Stage) async throws(ScriptError) -> Void
  ) {
    instruction = ScriptForm(words, repeat each piece, help: help) {
      (value: repeat each Value) in
      let act = make(repeat each value)
      return ScriptInstruction(kind: .action) { player throws(ScriptError) in
        try await act(player.stage)
      }
    }
  }
}

/// The reason why a command of a script could not be carried out.
public struct ScriptError: Error, Hashable, Sendable {
  /// A sentence that says what is wrong.
  public let message: String
  /// Whether a value that the script was given cannot be used.
  let isBadData: Bool

  /// Creates a problem.
  public init(_ message: String) {
    self.init(message, isBadData: false)
  }

  init(_ message: String, isBadData: Bool) {
    (self.message, self.isBadData) = (message, isBadData)
  }
}
