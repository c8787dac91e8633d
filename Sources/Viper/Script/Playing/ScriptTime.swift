import Viper

/// The clock of a run, and the commands that sleep on it.
///
/// A command that `start` began sleeps until the script waits. Any other command moves the clock
/// for as long as it sleeps, unless the clock is manual.
final class ScriptTime: Clock {
  typealias Instant = ManualClock.Instant

  /// Whether only the command `advance` moves the clock.
  let isManual: Bool
  /// The commands that `start` began, except those that have ended and were waited for.
  @MainActor var running: [RunningCommand] = []
  @MainActor private var lastID = 0
  private let clock = ManualClock()

  init(_ time: ScriptPlaying.Time) {
    isManual = time == .manual
  }

  var now: Instant { clock.now }
  var minimumResolution: Duration { clock.minimumResolution }

  var elapsed: Duration { clock.now.offset }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard !isManual, ManualClock.sleeper == nil else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try Task.checkCancellation()
    await pass(until: deadline)
  }

  /// Wakes one command after another, and waits until each has ended or sleeps, so the order of commands
  /// that wake at the same instant is the same in every run.
  @MainActor private func pass(until end: Instant) async {
    // A command that has just started may not sleep yet, unless `start` has waited for it.
    if !isManual { await settleOnClock() }
    while clock.wakeNext(until: end) { await settleOnClock() }
    clock.advance(by: max(.zero, clock.now.duration(to: end)))
  }

  @MainActor func pass(_ duration: Duration) async {
    await pass(until: now.advanced(by: duration))
  }

  @MainActor func passToNextWaking() async {
    if let next = clock.deadlines.first { await pass(until: next) }
  }

  /// Waits until each command that has started sleeps or has ended.
  @MainActor private func settleOnClock() async {
    for command in running { _ = await sleeps(command) }
  }

  /// Waits until a command sleeps or has ended, and returns whether it sleeps.
  @MainActor func sleeps(_ command: RunningCommand) async -> Bool {
    await clock.sleeps(command.id, beforeEndOf: command.task)
  }
}

/// Commands that overlap.
@MainActor
extension ScriptTime {
  /// The first command that has failed without the script waiting for it, if any.
  var failed: RunningCommand? { running.first { $0.problem != nil } }

  /// Runs a command on a manual clock to its end; throws also if it sleeps, because it would never end.
  func run(at place: ScriptPlace, _ body: @escaping RunningCommand.Body) async throws(ScriptError) {
    let command = begin(at: place, body)
    guard await !sleeps(command) else {
      command.task.cancel()
      throw ScriptError(
        "This command waits for the clock. Run it with 'start', then use 'advance'.")
    }
    if let problem = command.problem { throw problem }
  }

  /// Begins a command; with a manual clock, returns when it has ended or sleeps: every run is the same.
  func start(at place: ScriptPlace, _ body: @escaping RunningCommand.Body) async {
    // A script can begin many, so those that have ended without a problem are forgotten.
    running.removeAll { $0.hasEnded && $0.problem == nil }
    let command = begin(at: place, body)
    running.append(command)
    if isManual { _ = await sleeps(command) }
  }

  /// Waits until all commands have ended, none of which may sleep on a manual clock.
  func settle() async throws(ScriptError) {
    for command in running {
      while await sleeps(command) {
        guard !isManual else {
          throw ScriptError(
            "The command started at \(command.place.text) waits for the clock. Use 'advance' before "
              + "'settle'.")
        }
        await passToNextWaking()
      }
    }
    try takeEnded()
  }

  /// Moves the clock by a duration, and throws the problem of a command that has failed meanwhile.
  func move(by duration: Duration) async throws(ScriptError) {
    await pass(duration)
    try takeEnded()
  }

  func cancel() {
    for command in running { command.task.cancel() }
  }

  private func begin(at place: ScriptPlace, _ body: @escaping RunningCommand.Body) -> RunningCommand
  {
    lastID += 1
    return RunningCommand(id: lastID, place: place, body)
  }

  /// Forgets the commands that have ended, and throws the first problem of one.
  private func takeEnded() throws(ScriptError) {
    let ended = running.filter(\.hasEnded)
    running.removeAll(where: \.hasEnded)
    for command in ended {
      if let problem = command.problem {
        throw ScriptError(
          "\(problem.message) (Started at \(command.place.text).)", isBadData: problem.isBadData)
      }
    }
  }
}

/// A command that has started and may still be running.
@MainActor
final class RunningCommand {
  typealias Body = @MainActor () async throws(ScriptError) -> Void

  /// The value of `ManualClock.sleeper` in the task of the command.
  let id: Int
  let place: ScriptPlace
  private(set) var task: Task<Void, Never>
  private(set) var hasEnded = false
  /// The reason the command failed; `nil` if it has not failed.
  private(set) var problem: ScriptError?

  init(id: Int, place: ScriptPlace, _ run: @escaping Body) {
    self.id = id
    self.place = place
    task = Task {}
    task = ManualClock.$sleeper.withValue(id) {
      // The next command of the script must see the changes that this one makes before suspending.
      Task.begun { [weak self] in
        do throws(ScriptError) { try await run() } catch { self?.problem = error }
        self?.hasEnded = true
      }
    }
  }
}
