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
  /// The command's form, for any language that uses this type of stage.
  let instruction: ScriptForm<ScriptInstruction<Stage>>
  /// Whether the command is available only to scripts and to programs that drive the window.
  private(set) var isForTests = false

  /// Creates a command from its first words, the pieces that follow them, and a help sentence.
  ///
  /// The closure receives the values of the pieces and returns the command's effect, which is
  /// another closure. The effect must return only when the screen has settled.
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

  /// The same command for tests only, such as one that makes a request fail.
  ///
  /// Agents cannot use it.
  public var forTests: ScriptCommand {
    var command = self
    command.isForTests = true
    return command
  }
}

/// The reason a script command failed.
public struct ScriptError: Error, Hashable, Sendable {
  /// A sentence that describes what is wrong.
  public let message: String
  /// Whether the script failed because it was given an invalid value.
  let isBadData: Bool

  /// Creates an error.
  public init(_ message: String) {
    self.init(message, isBadData: false)
  }

  init(_ message: String, isBadData: Bool) {
    (self.message, self.isBadData) = (message, isBadData)
  }
}
