package import Platform

/// A script that has been read completely and can be played.
public struct Script<Stage: ScriptStage, Settings: Sendable>: Sendable {
  /// The name of the script, as transcripts and reports show it.
  public let name: String
  private let steps: [ScriptStep<Stage>]
  private let playing: ScriptPlaying
  private let settings: Settings
  private let language: ScriptLanguage<Stage, Settings>

  /// Creates a script from the contents of its file and of the files that it includes.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file: UTF-8, one command a line.
  ///   - name: The name of the script, as it was given.
  ///   - path: The path of the file with links resolved. The paths of included files are relative
  ///     to its folder. `nil` for a script that comes from no file, whose folder is the current
  ///     one.
  ///   - language: The language of the script.
  /// - Throws: `ScriptMistakes` if any line cannot be understood.
  public init(
    _ bytes: [UInt8], name: String, path: String?, in language: ScriptLanguage<Stage, Settings>
  ) throws(ScriptMistakes) {
    try self.init(bytes, name: name, file: path.map { SystemText($0) }, in: language)
  }

  /// Creates a script from a file whose path need not be UTF-8.
  package init(
    _ bytes: [UInt8], name: String, file path: SystemText?,
    in language: ScriptLanguage<Stage, Settings>
  ) throws(ScriptMistakes) {
    var reader = ScriptReader(language)
    reader.read(bytes, name: name, path: path)
    guard reader.mistakes.isEmpty else { throw ScriptMistakes(mistakes: reader.mistakes) }
    self.name = name
    self.language = language
    steps = reader.steps
    playing = reader.playing
    settings = reader.settings
  }

  /// The names of the environment variables that the script reads, each once, in the order of first
  /// use.
  public var variables: [String] {
    var variables: [String] = []
    for step in steps.flatMap(\.all) {
      if case .instruction(let instruction) = step.body, let variable = instruction.variable,
        !variables.contains(variable)
      {
        variables.append(variable)
      }
    }
    return variables
  }

  /// Plays the script on a new stage.
  ///
  /// - Parameters:
  ///   - secrets: A closure that returns the value of an environment variable; `nil` if it is not
  ///     set.
  ///   - transcript: A closure that receives the transcript piece by piece. If it returns `false`,
  ///     the script ends.
  /// - Returns: The outcome of the script.
  @MainActor
  public func play(
    secrets: @escaping (String) -> String? = { _ in nil },
    transcript: @escaping (String) -> Bool = { _ in true }
  ) async -> ScriptOutcome {
    await play(player(secrets: secrets, transcript: transcript))
  }

  /// Plays the script on a new stage, and records it as another script, which uses the user's
  /// actions in place of other spellings and has expectations of its own.
  ///
  /// - Parameters:
  ///   - secrets: A closure that returns the value of an environment variable; `nil` if it is not
  ///     set.
  ///   - write: A closure that receives each line of the recording, with its line feed.
  /// - Returns: The outcome of the script, and the values of the variables that the recording reads.
  @MainActor
  package func record(
    secrets: @escaping (String) -> String? = { _ in nil }, write: @escaping (String) -> Void
  ) async -> (outcome: ScriptOutcome, variables: [String: String]) {
    let player = player(secrets: secrets) { _ in true }
    let recorder = ScriptRecorder(player.stage.window, in: language, write: write)
    player.recorder = recorder
    let outcome = await play(player)
    recorder.finish()
    return (outcome, recorder.variables)
  }

  @MainActor
  private func player(
    secrets: @escaping (String) -> String?, transcript: @escaping (String) -> Bool
  ) -> ScriptPlayer<Stage> {
    let time = ScriptTime(playing.time)
    return ScriptPlayer(
      on: language.makeStage(settings, time.clock), time: time,
      transcript: ScriptTranscript(of: name, playing: playing, write: transcript),
      secretFields: language.secretFields, lookUp: secrets)
  }

  @MainActor
  private func play(_ player: ScriptPlayer<Stage>) async -> ScriptOutcome {
    var failure: ScriptFailure?
    do throws(ScriptFailure) {
      try await player.play(steps)
      try player.finish(steps)
    } catch {
      failure = error
    }
    for command in player.begun { command.task.cancel() }
    player.transcript.finish()
    return ScriptOutcome(
      name: name, steps: steps, met: player.met, secretFields: player.secretFields,
      failure: failure)
  }
}
