import Entities
import ListOfMovies
import LoginModule
import Viper
import ViperClocks

@testable import CLI
@testable import ViperScript
@testable import ViperTestSupport

/// A session of somebody who does what comes to mind, and often does not wait.
///
/// The service takes its time, which passes only when the session lets it. So actions overlap in the
/// way in which they do when a person is faster than the network, and in the same way at every run.
@MainActor
final class RandomSession {
  /// What the recorder has written.
  private(set) var script = ""
  /// What was done, for the report of a failure.
  private(set) var log: [String] = []
  private var chance: Chance
  private let clock = ManualClock()
  private let stage: MovieStage
  private var recorder: ScriptRecorder?
  private var begun: [BegunCommand] = []
  private var lastID = 0
  private let isHasty: Bool
  private var isSearching = false

  var scene: Scene? { stage.window.scene }
  var depth: Int { stage.window.depth }
  var variables: [String: String] { recorder?.variables ?? [:] }

  init(seed: Int, isHasty: Bool) {
    chance = Chance(seed: seed)
    self.isHasty = isHasty
    stage = MovieStage(MovieSettings(delay: .milliseconds(400)), clock: clock)
  }

  /// Does a number of things, then waits until everything has ended.
  func run(_ count: Int) async {
    let recorder = ScriptRecorder(stage.window, in: MovieScripts.language) { [weak self] in
      self?.script += $0
    }
    self.recorder = recorder
    await open()
    for _ in 0..<count {
      if Int.random(in: 0..<100, using: &chance) < 6 {
        await open()
      } else if let scene, let action = action(on: scene) {
        recorder.record(action, on: scene)
        if case .search = action { isSearching = true }
        await begin("\(action)") { [stage] in await stage.window.send(action) }
      }
      if !isHasty || Int.random(in: 0..<3, using: &chance) == 0 {
        await wait()
      } else if Bool.random(using: &chance) {
        await pass(.milliseconds(Int.random(in: 1...900, using: &chance)))
      }
      if Int.random(in: 0..<10, using: &chance) == 0 { recorder.mark() }
    }
    await wait()
    recorder.finish()
  }

  // MARK: What is done

  private func open() async {
    let router = stage.router
    let roots: [(String, @MainActor () async -> Void)] = [
      ("open list", { await router.openList(ListOfMoviesInput(query: .kind(.popular))) }),
      ("open list rated", { await router.openList(ListOfMoviesInput(query: .kind(.rated))) }),
      (
        "open search \"the\"",
        { await router.openList(ListOfMoviesInput(query: .search(term: "the", year: nil))) }
      ),
      ("open detail 234", { await router.openDetail(.tmdb(234)) }),
    ]
    guard let (line, act) = roots.randomElement(using: &chance) else { return }
    recorder?.command(line)
    await begin(line, act)
  }

  private func action(on scene: Scene) -> UserAction? {
    let rows = scene.rows
    var actions: [UserAction] = [.back, .refresh, .moveFocus(-1)]
    if let row = rows.indices.randomElement(using: &chance) {
      actions += [.selectRow(row), .selectID(rows[row].id)]
    }
    // Whether a page arrives before a search cancels it depends on the service alone.
    if !isSearching || !scene.offers.contains(.more) {
      actions += [.moveFocus(1), .moveFocus(15)]
      actions += rows.indices.randomElement(using: &chance).map { [.focus($0)] } ?? []
      if scene.offers.contains(.more) { actions += [.more, .more] }
    }
    if scene.search != nil {
      let terms = ["", " ", "n", "no", "nosferatu", "the", "caligari", "zz", "\"a\\"]
      actions += terms.shuffled(using: &chance).prefix(4).map { .search($0) }
    }
    actions += scene.buttons.map { .activate($0.id) }
    for field in scene.fields {
      let text = text(for: field)
      actions += [.type(field: field.name, text: text), .submit]
    }
    return actions.randomElement(using: &chance)
  }

  private func text(for field: Scene.Field) -> String {
    let texts =
      switch field.name {
      case "service": field.choices
      case "username": ["user0", "user1", "user0", "u"]
      case "password": ["12345678", "12345678", "1234", "951753"]
      default: ["", "7", "8.5", "11"]
      }
    return texts.randomElement(using: &chance) ?? ""
  }

  // MARK: Time

  /// Begins something, as a keyboard does.
  private func begin(_ what: String, _ act: @escaping @MainActor () async -> Void) async {
    log.append(what)
    lastID += 1
    let command = BegunCommand(id: lastID, place: ScriptPlace(file: "", line: lastID)) {
      await act()
    }
    begun.append(command)
    _ = await clock.sleeps(command.id, beforeEndOf: command.task)
    settleIfEnded()
  }

  /// Lets time pass.
  private func pass(_ duration: Duration) async {
    log.append("  \(duration)")
    let end = clock.now.advanced(by: duration)
    while let next = clock.deadlines.first, next <= end { await move(to: next) }
    await move(to: end)
    settleIfEnded()
  }

  /// Waits until everything has ended.
  private func wait() async {
    log.append("  …")
    while let next = clock.deadlines.first, !Task.isCancelled { await move(to: next) }
    // At the time limit of the test, what sleeps would be waited for without end.
    for command in begun where !Task.isCancelled { await command.task.value }
    settleIfEnded()
  }

  private func move(to moment: ManualClock.Instant) async {
    clock.advance(by: clock.now.duration(to: moment))
    for command in begun { _ = await clock.sleeps(command.id, beforeEndOf: command.task) }
  }

  private func settleIfEnded() {
    begun.removeAll(where: \.hasEnded)
    guard begun.isEmpty else { return }
    isSearching = false
    recorder?.settle()
  }
}
