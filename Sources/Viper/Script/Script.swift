package import ViperPlatform

/// A script that was read without mistakes and can be played.
public struct Script<Stage: ScriptStage, Settings: Sendable>: Sendable {
  /// The name of the script, as shown in transcripts and reports.
  public let name: String
  /// The comment at the start of the script, which describes the script.
  public let purpose: String
  private let steps: [ScriptStep<Stage>]
  private let playing: ScriptPlaying
  private let settings: Settings
  private let language: ScriptLanguage<Stage, Settings>

  /// Creates a script from the contents of its file, and reads the files that the script includes.
  ///
  /// The contents must be UTF-8, with one command per line. Before you pass the path, resolve any
  /// symbolic links in it. Included files are relative to the path's folder. If the script is not a
  /// file, pass `nil` as the path; included files are then relative to the current folder. The
  /// driver applies unless the script uses `set driver`.
  public init(
    _ bytes: [UInt8], name: String, path: String?, in language: ScriptLanguage<Stage, Settings>,
    driver: ScriptDriver = .window
  ) throws(ScriptMistakes) {
    try self.init(
      bytes, name: name, file: path.map { SystemText($0) }, in: language, driver: driver)
  }

  /// Creates a script from a file whose path may not be valid UTF-8.
  package init(
    _ bytes: [UInt8], name: String, file path: SystemText?,
    in language: ScriptLanguage<Stage, Settings>, driver: ScriptDriver = .window
  ) throws(ScriptMistakes) {
    var reader = ScriptReader(language, driver: driver)
    reader.read(bytes, name: name, path: path)
    guard reader.mistakes.isEmpty else { throw ScriptMistakes(mistakes: reader.mistakes) }
    self.name = name
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
    return ScriptResult(
      name: name, steps: steps, met: player.met, failure: failure, trace: player.trace,
      start: start,
      text: player.shownText)
  }
}
