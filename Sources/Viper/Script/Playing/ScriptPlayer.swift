import Viper
import ViperText

/// Plays the steps of a script on a stage, starting each step after the previous one has settled.
@MainActor
final class ScriptPlayer<Stage: ScriptStage> {
  typealias Step = ScriptStep<Stage>

  let stage: Stage
  let transcript: ScriptTranscript
  let time: ScriptTime
  /// A closure that returns the value of an environment variable; `nil` if the variable is not set.
  let lookUp: (String) -> String?
  let counts: [ScriptCount<Stage>]
  /// The host that performs actions; `nil` to send them to the window.
  let host: (any ScriptHost)?
  var trace: ScriptTrace?
  /// The times at which expectations were met, by script location.
  private(set) var met: [ScriptLocation: ContinuousClock.Instant] = [:]
  /// Whether the field that had the focus when the last command started is secret.
  private var typesSecret = false
  /// Hides the secret fields, and the values that commands have read from the environment.
  var redactor: Redactor { didSet { transcript.screen.keys?.redactor = redactor } }
  /// The names of the fields whose text must be hidden when a command is shown.
  ///
  /// These are the fields that are secret in the language or in a scene, and the fields that have
  /// contained a secret.
  var hiddenFields: Set<String>

  init(
    on stage: Stage, time: ScriptTime, transcript: ScriptTranscript, secretFields: Set<String>,
    counts: [ScriptCount<Stage>] = [], lookUp: @escaping (String) -> String?
  ) {
    self.stage = stage
    self.time = time
    self.transcript = transcript
    redactor = Redactor(fields: secretFields)
    hiddenFields = secretFields
    self.lookUp = lookUp
    self.counts = counts
    host = transcript.screen.keys ?? stage.host
    time.onWait = { [weak self] in
      guard let self else { return }
      self.transcript.wait(self.picture)
    }
    let update: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      self.transcript.update(self.picture)
      self.shoot()
    }
    if let keys = transcript.screen.keys {
      keys.onFrame = update
      keys.redactor = redactor
    } else {
      let other = stage.window.onChange
      stage.window.onChange = {
        other?()
        update()
      }
    }
  }

  /// Plays steps until a command fails or no steps are left.
  func play(_ steps: [Step]) async throws(ScriptFailure) {
    for step in steps where !transcript.isClosed { try await play(step) }
  }

  private func play(_ step: Step) async throws(ScriptFailure) {
    noteHiddenFields(for: step)
    transcript.echo(shownText(of: step), at: step.location)
    switch step.body {
    case .setting: return
    case .repetition(let count, let steps): try await play(steps, times: count)
    case .instruction(let instruction): try await play(instruction, of: step)
    }
    transcript.settle(picture)
    await add(step)
  }

  /// Finds out which of the screen's fields are secret, if the step can show the text of one.
  ///
  /// Other steps do not need the scene, and without a transcript, nothing else draws it.
  private func noteHiddenFields(for step: Step) {
    typesSecret = false
    guard step.instruction?.fieldUse != nil || step.isExpectation else { return }
    hiddenFields.formUnion(stage.window.scene?.fields.filter(\.isSecret).map(\.name) ?? [])
    typesSecret = transcript.screen.keys?.field.map(hiddenFields.contains) == true
  }

  /// Adds the screen to the trace if it has changed.
  private func shoot() {
    guard trace != nil, !transcript.isSilent, let picture else { return }
    // During this call, the host may draw a frame, which is added to the trace before `shot`.
    let shot = transcript.screen.shot(picture)
    trace?.add(shot, at: time.elapsed)
  }

  private func add(_ step: Step, problem: String? = nil) async {
    guard trace != nil, !transcript.isSilent else { return }
    shoot()
    let counts = await countValues()
    trace?.add(
      ScriptTrace.Step(
        location: step.location, command: shownText(of: step),
        screenshot: step.instruction?.screenshot, problem: problem, time: time.elapsed,
        counts: counts,
        modules: stage.window.modules.map(\.name), leftovers: stage.window.leftovers()))
  }

  /// The current value of each count.
  func countValues() async -> [(name: String, count: Int)] {
    var values: [(name: String, count: Int)] = []
    for count in counts { values.append((count.name, await count.value(stage))) }
    return values
  }

  private func play(
    _ instruction: ScriptInstruction<Stage>, of step: Step
  ) async throws(ScriptFailure) {
    do throws(ScriptError) {
      try await run(instruction, at: step.location)
      try await host?.settle()
      guard stage.window.depth <= ScriptLimits.maxModules else {
        throw ScriptError(
          "Too many open screens (limit: \(ScriptLimits.maxModules)). Go back "
            + "with 'back', or start over with 'open'.")
      }
      if instruction.kind == .expectation, met[step.location] == nil { met[step.location] = .now }
    } catch {
      let failure = failure(of: step, error)
      await add(step, problem: failure.message)
      throw failure
    }
  }

  /// Throws the error of a failed command that `start` launched and that the script did not wait
  /// for.
  func finish(_ steps: [Step]) throws(ScriptFailure) {
    guard let command = time.failed, let problem = command.problem,
      let step = steps.lazy.flatMap(\.all).first(where: { $0.location == command.location })
    else { return }
    throw failure(of: step, problem)
  }

  /// Returns a step's failure, with secrets redacted.
  private func failure(of step: Step, _ problem: ScriptError) -> ScriptFailure {
    ScriptFailure(
      location: step.location, command: shownText(of: step),
      message: redactor.shown(problem.message),
      wanted: redactor.shown(step.instruction?.wanted ?? ""), isExpectation: step.isExpectation,
      isBadData: problem.isBadData,
      screen: picture.map { transcript.screen.plainLines($0) } ?? [])
  }

  /// Returns a command with its secrets redacted.
  func shownText(of step: Step) -> String {
    let focused = typesSecret ? [ScriptInstruction<Stage>.focusedField] : []
    return redactor.shown(step.shownText(hiding: hiddenFields.union(focused)))
  }

  /// Plays steps several times, but writes only the first round to the transcript.
  private func play(_ steps: [Step], times: Int) async throws(ScriptFailure) {
    let wasSilent = transcript.isSilent
    for _ in 0..<times where !transcript.isClosed {
      try await play(steps)
      transcript.isSilent = true
    }
    transcript.isSilent = wasSilent
    transcript.echo(times: times)
  }

  private func run(
    _ instruction: ScriptInstruction<Stage>, at location: ScriptLocation
  ) async throws(ScriptError) {
    guard instruction.kind == .action, time.isManual else { return try await instruction.run(self) }
    try await time.run(at: location) { () throws(ScriptError) in try await instruction.run(self) }
  }

  /// The top scene, with dots in secret fields, for comparison with expectations; `nil` if no
  /// screen is open.
  var scene: Scene? {
    stage.window.scene.map(redactor.withDots)
  }

  /// The top scene, with its secrets redacted, and the scene's module; `nil` if no screen is open.
  var picture: ScriptPicture? {
    guard let module = stage.window.topID else { return nil }
    return stage.window.scene.map {
      ScriptPicture(scene: redactor.shown($0), module: module)
    }
  }
}
