import ListOfMovies
import LoginModule
import MovieEntities
import Viper

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperScript
@testable import ViperTestSupport

/// A session of random actions, each of which waits for the one before.
///
/// The service is slow, but time passes only when the session lets it.
@MainActor
final class RandomSession {
  /// The recorded script.
  private(set) var script = ""
  /// The actions, for failure messages.
  private(set) var log: [String] = []
  private var generator: SeededGenerator
  private let time = ScriptTime(.immediate)
  private let settings: MovieSettings
  private let stage: MovieStage
  private var recorder: ScriptRecorder?
  private var lastID = 0

  var scene: Scene? { stage.window.scene }
  var depth: Int { stage.window.depth }
  var variables: [String: String] { recorder?.variables ?? [:] }

  init(seed: Int) {
    generator = SeededGenerator(seed: seed)
    // Without a library, marks require a login.
    settings = MovieSettings(
      delay: .milliseconds(400), library: seed.isMultiple(of: 2) ? .none : .memory)
    stage = MovieStage(settings, clock: time)
  }

  /// Performs a number of random actions, then waits until all have ended.
  func run(_ count: Int) async {
    record()
    open()
    await wait()
    for _ in 0..<count {
      if Int.random(in: 0..<100, using: &generator) < 6 {
        open()
      } else if let scene, let action = action(on: scene) {
        begin(action)
      }
      await wait()
      if Int.random(in: 0..<10, using: &generator) == 0 { recorder?.mark() }
    }
    await wait()
    finish()
  }

  /// Starts the recording.
  func record() {
    recorder = ScriptRecorder(stage.window, in: MovieScripts.language) {
      [weak self] in
      self?.script += $0
    }
    recorder?.verbatim("set delay 400ms")
    if settings.library == .none { recorder?.verbatim("set library none") }
  }

  func finish() { recorder?.finish() }

  // MARK: Actions

  private func open() {
    let roots: [(String, @MainActor (RootRouter) async -> Void)] = [
      ("open list", { await $0.openList(ListOfMoviesInput(query: .kind(.popular))) }),
      ("open list rated", { await $0.openList(ListOfMoviesInput(query: .kind(.rated))) }),
      (
        "open search \"the\"",
        { await $0.openList(ListOfMoviesInput(query: .search(term: "the", year: nil))) }
      ),
      ("open detail 234", { await $0.openDetail(.tmdb(234)) }),
    ]
    guard let (line, act) = roots.randomElement(using: &generator) else { return }
    begin(line, act)
  }

  private func action(on scene: Scene) -> UserAction? {
    let rows = scene.rows
    var actions: [UserAction] = [
      .back, .refresh, .moveFocus(-1), .moveFocus(1), .moveFocus(15),
    ]
    if let row = rows.indices.randomElement(using: &generator) {
      actions += [.selectRow(row), .selectID(rows[row].id), .focus(row)]
    }
    if scene.offers.contains(.more) { actions += [.more, .more] }
    if scene.search != nil {
      let terms = ["", " ", "n", "no", "nosferatu", "the", "caligari", "zz", "\"a\\"]
      actions += terms.shuffled(using: &generator).prefix(4).map { .search($0) }
    }
    actions += scene.buttons.map { .activate($0.id) }
    for field in scene.fields {
      let text = text(for: field)
      actions += [.type(field: field.name, text: text), .submit()]
    }
    return actions.randomElement(using: &generator)
  }

  private func text(for field: Scene.Field) -> String {
    let texts: [String] =
      switch field.name {
      case "service": field.choices.map(\.id)
      case "username": ["user0", "user1", "user0", "u"]
      case "password": ["12345678", "12345678", "1234", "951753"]
      default: ["", "7", "8.5", "11"]
      }
    return texts.randomElement(using: &generator) ?? ""
  }

  // MARK: Time

  private func begin(_ line: String, _ act: @escaping @MainActor (RootRouter) async -> Void) {
    recorder?.command(line)
    log.append(line)
    begin { [stage] in await act(stage.router) }
  }

  private func begin(_ action: UserAction) {
    recorder?.record(action, on: scene)
    log.append("\(action)")
    begin { [stage] in await stage.window.send(action) }
  }

  /// Starts an action without waiting for it, like a key press.
  private func begin(_ act: @escaping @MainActor () async -> Void) {
    lastID += 1
    time.running.append(
      RunningCommand(id: lastID, location: ScriptLocation(file: "", line: lastID)) { await act() })
    settleIfEnded()
  }

  /// Waits until everything has finished.
  private func wait() async {
    log.append("  …")
    for command in time.running {
      // At the test's time limit, waiting for a sleeping command would never end.
      while await time.sleeps(command), !Task.isCancelled { await time.passToNextWaking() }
    }
    settleIfEnded()
  }

  private func settleIfEnded() {
    time.running.removeAll(where: \.hasEnded)
    if time.running.isEmpty { recorder?.settle() }
  }
}
