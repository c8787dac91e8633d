import Viper
import ViperTerminal

/// Plays the steps of a script on a stage, each when the one before it has settled.
@MainActor
final class ScriptPlayer<Stage: ScriptStage> {
  typealias Step = ScriptStep<Stage>

  let stage: Stage
  let transcript: ScriptTranscript
  let time: ScriptTime
  /// The names of the fields that are secret in the language or in a scene.
  private(set) var secretFields: Set<String>
  /// Returns the value of an environment variable; `nil` if it is not set.
  let lookUp: (String) -> String?
  let counts: [ScriptCount<Stage>]
  var trace: ScriptTrace?
  /// The times at which expectations were met, and their places.
  private(set) var met: [ScriptPlace: ContinuousClock.Instant] = [:]
  /// The values that commands have read from the environment.
  var secrets: Set<String> = [] {
    didSet { for secret in secrets.subtracting(oldValue) { hiddenTexts.insert(secret) } }
  }
  /// The same values, to hide them wherever they are in a text.
  private var hiddenTexts = HiddenTexts()

  init(
    on stage: Stage, time: ScriptTime, transcript: ScriptTranscript, secretFields: Set<String>,
    counts: [ScriptCount<Stage>] = [], lookUp: @escaping (String) -> String?
  ) {
    self.stage = stage
    self.time = time
    self.transcript = transcript
    self.secretFields = secretFields
    self.lookUp = lookUp
    self.counts = counts
    let update: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      self.transcript.update(self.picture)
      self.shoot()
    }
    if let keys = transcript.screen.keys {
      keys.onFrame = update
      keys.hide = { [weak self] in self?.hidden($0) ?? $0 }
    } else {
      stage.window.onChange = update
    }
  }

  /// Plays steps up to the first command that fails.
  func play(_ steps: [Step]) async throws(ScriptFailure) {
    for step in steps where !transcript.isClosed { try await play(step) }
  }

  private func play(_ step: Step) async throws(ScriptFailure) {
    if !transcript.isSilent {
      secretFields.formUnion(scene?.fields.filter(\.isSecret).map(\.name) ?? [])
      if let keys = transcript.screen.keys {
        let focused = ScriptInstruction<Stage>.focusedField
        secretFields.remove(focused)
        if keys.field.map(secretFields.contains) == true { secretFields.insert(focused) }
      }
    }
    transcript.echo(shownText(of: step), at: step.place)
    switch step.body {
    case .setting: return
    case .repetition(let count, let steps): try await play(steps, times: count)
    case .instruction(let instruction): try await play(instruction, of: step)
    }
    transcript.settle(picture)
    add(step)
  }

  /// Traces the screen, if it has changed.
  private func shoot() {
    guard trace != nil, !transcript.isSilent, let picture else { return }
    // It may draw a frame, which is traced first.
    let shot = transcript.screen.shot(picture)
    trace?.add(shot, at: time.elapsed)
  }

  private func add(_ step: Step, problem: String? = nil) {
    guard trace != nil, !transcript.isSilent else { return }
    shoot()
    trace?.add(
      ScriptTrace.Step(
        place: step.place, command: shownText(of: step),
        screenshot: step.instruction?.screenshot, problem: problem, time: time.elapsed,
        counts: counts.map { ($0.name, $0.value(stage)) },
        modules: stage.window.modules.map(\.name), leftovers: stage.window.leftovers()))
  }

  private func play(
    _ instruction: ScriptInstruction<Stage>, of step: Step
  ) async throws(ScriptFailure) {
    do throws(ScriptProblem) {
      try await run(instruction, at: step.place)
      guard stage.window.depth <= ScriptLimits.mostModules else {
        throw ScriptProblem(
          "There are more than \(ScriptLimits.mostModules) screens, one over the other. Go back "
            + "with 'back', or begin again with 'open'.")
      }
      if instruction.kind == .expectation, met[step.place] == nil { met[step.place] = .now }
    } catch {
      let failure = failure(of: step, error)
      add(step, problem: failure.message)
      throw failure
    }
  }

  /// Throws the problem of a command that `start` began and that the script did not wait for.
  func finish(_ steps: [Step]) throws(ScriptFailure) {
    guard let command = time.failed, let problem = command.problem,
      let step = steps.lazy.flatMap(\.all).first(where: { $0.place == command.place })
    else { return }
    throw failure(of: step, problem)
  }

  /// Returns the failure that leaves the player: whoever has written its message, no secret is in it.
  private func failure(of step: Step, _ problem: ScriptProblem) -> ScriptFailure {
    ScriptFailure(
      place: step.place, command: shownText(of: step),
      message: hiddenTexts.shown(problem.message),
      wanted: hiddenTexts.shown(step.instruction?.wanted ?? ""), isExpectation: step.isExpectation,
      screen: picture.map { transcript.screen.plainLines($0) } ?? [])
  }

  /// Returns a command without secrets.
  func shownText(of step: Step) -> String {
    hiddenTexts.shown(step.shownText(hiding: secretFields))
  }

  /// Plays steps several times, of which the transcript shows only the first.
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
    _ instruction: ScriptInstruction<Stage>, at place: ScriptPlace
  ) async throws(ScriptProblem) {
    guard instruction.kind == .action, time.isManual else { return try await instruction.run(self) }
    try await time.run(at: place) { () throws(ScriptProblem) in try await instruction.run(self) }
  }

  /// The scene on top, with dots in place of secrets; `nil` if no screen is open.
  var scene: Scene? {
    let scene = stage.window.scene
    return secrets.isEmpty ? scene : scene.map(hidden)
  }

  private func hidden(_ shown: Scene) -> Scene {
    guard !secrets.isEmpty else { return shown }
    var scene = shown
    scene.fields = scene.fields.map { field in
      guard !field.text.isEmpty, secrets.contains(field.text) else { return field }
      return Scene.Field(
        name: field.name, label: field.label, text: field.text.asDots,
        complaint: field.complaint, choices: field.choices, isSecret: field.isSecret)
    }
    return scene
  }

  /// The scene on top, with the module that it belongs to; `nil` if no screen is open.
  var picture: ScriptPicture? {
    scene.map { ScriptPicture(scene: $0, module: stage.window.topID) }
  }
}
