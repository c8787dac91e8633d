import Entities
import ListOfMovies
import LoginModule
import TMDB
import TMDBEmbedded
import Viper
import ViperClocks

/// Plays a script: each command becomes what a person does, and is awaited.
@MainActor
final class ScriptRun {
  /// Where the script failed.
  struct Miss: Error {
    let step: ScriptStep
    /// What was expected, and what is so instead.
    let message: String
    /// The scene as it was; nothing when no screen was open.
    let scene: Scene?
  }

  let transcript: ScriptTranscript
  /// The places whose expectations were looked at and met.
  private(set) var met: Set<ScriptPlace> = []
  /// The fields whose text is not shown: by the table of fields, or because a scene said so.
  private(set) var secretFields = ScriptForms.secretFields
  private let environment: Environment
  private var delay = Duration.zero
  /// What came from the environment.
  private var secrets: Set<String> = []
  private lazy var stage = ScriptStage(delay: delay) { [weak self] in self?.onUpdate() }

  init(transcript: ScriptTranscript, environment: Environment) {
    self.transcript = transcript
    self.environment = environment
  }

  /// Plays commands.
  ///
  /// - Throws: Where the script and the screen first differ.
  func play(_ steps: [ScriptStep]) async throws(Miss) {
    for step in steps where !transcript.isClosed { try await play(step) }
  }

  /// How many parts of departed modules are still alive.
  var leaks: Int { stage.window.leftovers().count }

  private func play(_ step: ScriptStep) async throws(Miss) {
    // Looking at the screen makes the service, and all that is set has to be known by then.
    if !step.act.isSetting, !transcript.isSilent {
      secretFields.formUnion(scene?.fields.filter(\.isSecret).map(\.name) ?? [])
    }
    transcript.echo(step.shownText(hiding: secretFields), at: step.place)
    switch step.act {
    case .size(let columns, let rows):
      let renderer = transcript.renderer
      transcript.renderer = ScreenRenderer(
        columns: columns, rows: rows, isColored: renderer.isColored)
    case .color(let isColored):
      let renderer = transcript.renderer
      transcript.renderer = ScreenRenderer(
        columns: renderer.columns, rows: renderer.rows, isColored: isColored)
    case .transcript(let showing): transcript.showing = showing
    case .delay(let delay): self.delay = delay
    case .repeat(let count, let steps): try await play(steps, times: count)
    case .expect(let expectation): try check(expectation, step)
    case .show: transcript.show(always: scene)
    default: try await act(step)
    }
    if !step.act.isSetting { transcript.settle(scene) }
  }

  /// The first round as if it stood there once, the others in silence.
  private func play(_ steps: [ScriptStep], times: Int) async throws(Miss) {
    let wasSilent = transcript.isSilent
    for _ in 0..<times where !transcript.isClosed {
      try await play(steps)
      transcript.isSilent = true
    }
    transcript.isSilent = wasSilent
    transcript.echo(times: times)
  }

  private func act(_ step: ScriptStep) async throws(Miss) {
    switch step.act {
    case .open(let opening): await open(opening)
    case .person(let action):
      try checkPossible(action, step)
      await stage.window.send(action)
    case .activate(let name): try await activate(name, step)
    case .selectText(let text):
      let rows = scene?.rows ?? []
      guard
        let row = rows.firstIndex(where: { $0.cells.contains { $0.text == text } })
          ?? rows.firstIndex(where: { $0.cells.contains { $0.text.contains(text) } })
      else { throw miss(step, "There is no row that says \"\(text)\".") }
      await stage.window.send(.selectRow(row))
    case .secret(let field, let variable):
      guard let secret = environment[variable] else {
        throw miss(step, "The environment variable \(variable) is not set.")
      }
      try checkPossible(.type(field: field, text: ""), step)
      secrets.insert(secret)
      await stage.window.send(.type(field: field, text: secret))
    case .advance(let duration): stage.clock.advance(by: duration)
    case .fail(let failure, let times): stage.service.fail(failure, times: times)
    case .size, .color, .transcript, .delay, .repeat, .expect, .show: break
    }
  }

  private func activate(_ name: String, _ step: ScriptStep) async throws(Miss) {
    guard let button = scene?.button(name) else {
      throw miss(step, "There is no button \"\(name)\".")
    }
    guard button.isEnabled else { throw miss(step, "The button \"\(button.label)\" is off.") }
    await stage.window.send(.activate(button.id))
  }

  private func open(_ opening: ScriptStep.Opening) async {
    switch opening {
    case .list(let kind): await stage.router.openList(ListOfMoviesInput(query: .kind(kind)))
    case .search(let text):
      await stage.router.openList(ListOfMoviesInput(query: .search(term: text, year: nil)))
    case .detail(let id): await stage.router.openDetail(id)
    case .login: await stage.router.presentLogin(LoginInput())
    }
  }

  // MARK: Checking

  private func check(_ expectation: ScriptExpectation, _ step: ScriptStep) throws(Miss) {
    let world = ScriptExpectation.World(
      scene: scene, depth: stage.window.depth, requests: stage.service.requests, leaks: leaks)
    if let problem = expectation.problem(in: world) { throw miss(step, problem) }
    met.insert(step.place)
  }

  /// A person cannot press what is not there; a script that tries is told.
  private func checkPossible(_ action: UserAction, _ step: ScriptStep) throws(Miss) {
    switch action {
    case .selectRow(let row) where !(scene?.rows.indices.contains(row) ?? false):
      throw miss(step, "There is no row \(row + 1): the screen has \(scene?.rows.count ?? 0).")
    case .selectID(let id) where !(scene?.rows.contains { $0.id == id } ?? false):
      throw miss(step, "There is no row with the id \(id).")
    case .type(let field, _) where !(scene?.fields.contains { $0.name == field } ?? false):
      throw miss(step, "There is no field '\(field)'.")
    default: if stage.window.depth == 0 { throw miss(step, "No screen is open.") }
    }
  }

  private func miss(_ step: ScriptStep, _ message: String) -> Miss {
    Miss(step: step, message: message, scene: scene)
  }

  /// What there is to see; of what is secret, only dots.
  private var scene: Scene? {
    let shown = stage.window.scene
    guard !secrets.isEmpty, var scene = shown else { return shown }
    scene.fields = scene.fields.map { field in
      guard !field.text.isEmpty, secrets.contains(field.text) else { return field }
      return Scene.Field(
        name: field.name, label: field.label, text: String(repeating: "•", count: field.text.count),
        complaint: field.complaint, choices: field.choices, isSecret: field.isSecret)
    }
    return scene
  }

  private func onUpdate() {
    transcript.update(scene)
  }
}
