package import ViperPlatform

/// A script that was read without mistakes and can be played.
public struct Script<Stage: ScriptStage, Settings: Sendable>: Sendable {
  /// The name of the script, as shown in transcripts and reports.
  public let name: String
  /// The comment at the start of the script, which describes the script.
  public let purpose: String
  /// The resolved path of the script's file; `nil` if the script is not a file.
  package let path: SystemText?
  private let steps: [ScriptStep<Stage>]
  private let playing: ScriptPlaying
  private let settings: Settings
  private let language: ScriptLanguage<Stage, Settings>

  /// Creates a script from text with one command per line.
  ///
  /// Files that the script includes are relative to the current folder. The driver applies unless the
  /// script uses `set driver`.
  public init(
    _ text: String, name: String = "script", in language: ScriptLanguage<Stage, Settings>,
    driver: ScriptDriver = .window
  ) throws(ScriptMistakes) {
    try self.init(Array(text.utf8), name: name, file: nil, in: language, driver: driver)
  }

  /// Creates a script from a file, and reads the files that the script includes.
  ///
  /// The script's name is the path as given. Included files are relative to the file's folder. A file
  /// that cannot be read is reported as a mistake. The driver applies unless the script uses `set
  /// driver`.
  public init(
    contentsOf path: String, in language: ScriptLanguage<Stage, Settings>,
    driver: ScriptDriver = .window
  ) throws(ScriptMistakes) {
    let file = SystemText(path)
    let bytes: [UInt8]
    do throws(ScriptFile.ReadError) { bytes = try ScriptFile.bytes(at: file) } catch {
      throw ScriptMistakes(mistakes: [
        ScriptMistake(
          location: ScriptLocation(file: path, line: 1),
          message: "Cannot read the script: \(error.reason).", line: "")
      ])
    }
    try self.init(bytes, name: path, file: file.resolved, in: language, driver: driver)
  }

  /// Creates a script from the contents of its file, whose path may not be valid UTF-8.
  ///
  /// Pass the path with its symbolic links resolved, or `nil` if the script is not a file.
  package init(
    _ bytes: [UInt8], name: String, file path: SystemText?,
    in language: ScriptLanguage<Stage, Settings>, driver: ScriptDriver = .window
  ) throws(ScriptMistakes) {
    var reader = ScriptReader(language, driver: driver)
    reader.read(bytes, name: name, path: path)
    guard reader.mistakes.isEmpty else { throw ScriptMistakes(mistakes: reader.mistakes) }
    self.name = name
    self.path = path
    self.language = language
    purpose = ScriptLexer.comment(at: bytes)
    steps = reader.steps
    playing = reader.playing
    settings = reader.settings
  }

  /// The names of the environment variables that the script reads, in order of first use.
  public var variables: [String] {
    steps.flatMap(\.all).compactMap(\.instruction?.variable).uniqued
  }

  /// Plays the script on a new stage.
  ///
  /// `secrets` returns the value of an environment variable, or `nil` if the variable is not set.
  /// If `isTraced` is `true`, the result has a trace for reports, pictures and animations. `transcript`
  /// receives the transcript in pieces. If `transcript` returns `false`, the script ends.
  @MainActor
  public func play(
    secrets: @escaping (String) -> String? = { _ in nil },
    isTraced: Bool = false, transcript: @escaping (String) -> Bool = { _ in true }
  ) async -> ScriptResult {
    await playOnStage(secrets: secrets, isTraced: isTraced, transcript: transcript).result
  }

  /// Plays the script, and also returns its stage.
  @MainActor
  package func playOnStage(
    secrets: @escaping (String) -> String?, isTraced: Bool = false,
    transcript: @escaping (String) -> Bool = { _ in true }
  ) async -> (stage: Stage, result: ScriptResult) {
    let start = ContinuousClock.now
    language.reportShadowedCommands()
    let time = ScriptTime(playing.time)
    let stage = language.makeStage(settings, time)
    let transcript = ScriptTranscript(of: name, playing: playing, write: transcript)
    if playing.driver == .keys {
      transcript.screen.keys = ScriptKeys(
        stage, size: playing.size, style: playing.view,
        pictures: playing.pictures == .blocks ? stage.pictureLoader : nil)
    }
    let player = ScriptPlayer(
      on: stage, time: time, transcript: transcript,
      secretFields: language.secretFields, counts: language.counts, lookUp: secrets)
    if isTraced { player.trace = ScriptTrace(of: name, purpose: purpose, playing: playing) }
    var failure: ScriptFailure?
    do throws(ScriptFailure) {
      try await player.play(steps)
      try player.finish(steps)
    } catch {
      failure = error
    }
    time.cancel()
    transcript.finish()
    let result = ScriptResult(
      name: name, steps: steps, met: player.met, failure: failure, trace: player.trace,
      start: start, text: player.shownText)
    return (stage, result)
  }
}
