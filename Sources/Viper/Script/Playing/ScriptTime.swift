import Viper

/// The clock of a run, and the commands that are sleeping on the clock.
///
/// A command launched with `start` sleeps until the script waits. Any other command that sleeps
/// moves the clock itself, unless the clock is manual.
final class ScriptTime: Clock {
  typealias Instant = ManualClock.Instant

  /// Whether only `advance` moves the clock.
  let isManual: Bool
  /// The commands launched with `start`, except those that the script has already waited for.
  @MainActor var running: [RunningCommand] = []
  /// A closure that is called before time passes for a command that the script waits for.
  @MainActor var onWait: (@MainActor () -> Void)?
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
    await wait(until: deadline)
  }

  @MainActor private func wait(until deadline: Instant) async {
    if now < deadline { onWait?() }
    await pass(until: deadline)
  }

  /// Wakes commands one at a time until the clock reaches an instant.
  ///
  /// Before the next command wakes, the previous one must have ended or be sleeping again. Commands
  /// that wake at the same instant therefore run in the same order in every run.
  @MainActor private func pass(until end: Instant) async {
    // A command that has just started may not be sleeping yet, unless `start` has already waited
    // for it.
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

  /// Waits until each started command either is sleeping or has ended.
  @MainActor private func settleOnClock() async {
    for command in running { _ = await sleeps(command) }
  }

  /// Waits until a command either is sleeping or has ended, and returns `true` if it is sleeping.
  @MainActor func sleeps(_ command: RunningCommand) async -> Bool {
    await clock.sleeps(command.id, beforeEndOf: command.task)
  }
}

/// Support for commands that overlap.
@MainActor
extension ScriptTime {
  /// The first failed command that the script has not waited for, if any.
  var failed: RunningCommand? { running.first { $0.problem != nil } }

  /// Runs a command to its end on a manual clock.
  ///
  /// If the command sleeps, this method throws an error, because nothing else can wake the command.
  func run(at location: ScriptLocation, _ body: @escaping RunningCommand.Body)
    async throws(ScriptError)
  {
    let command = begin(at: location, body)
    guard await !sleeps(command) else {
      command.task.cancel()
      throw ScriptError(
        "This command waits for the clock. Run it with 'start', then use 'advance'.")
    }
    if let problem = command.problem { throw problem }
  }

  /// Starts a command.
  ///
  /// On a manual clock, this method waits until the command is sleeping or has ended, so that every
  /// run produces the same result.
  func start(at location: ScriptLocation, _ body: @escaping RunningCommand.Body) async {
    // A script can start many commands, so discard those that ended without an error.
    running.removeAll { $0.hasEnded && $0.problem == nil }
    let command = begin(at: location, body)
    running.append(command)
    if isManual { _ = await sleeps(command) }
  }

  /// Waits until all commands have ended.
  ///
  /// If a command is sleeping on a manual clock, the method throws an error instead.
  func settle() async throws(ScriptError) {
    for command in running {
      while await sleeps(command) {
        guard !isManual else {
          throw ScriptError(
            "The command started at \(command.location.text) waits for the clock. Use 'advance' before "
              + "'settle'.")
        }
        await passToNextWaking()
      }
    }
    try takeEnded()
  }

  /// Moves the clock by a duration, and throws the error of any command that fails in the meantime.
  func move(by duration: Duration) async throws(ScriptError) {
    await pass(duration)
    try takeEnded()
  }

  func cancel() {
    for command in running { command.task.cancel() }
  }

  private func begin(at location: ScriptLocation, _ body: @escaping RunningCommand.Body)
    -> RunningCommand
  {
    lastID += 1
    return RunningCommand(id: lastID, location: location, body)
  }

  /// Removes the commands that have ended, and throws the error of the first one that failed, if
  /// any.
  private func takeEnded() throws(ScriptError) {
    let ended = running.filter(\.hasEnded)
    running.removeAll(where: \.hasEnded)
    for command in ended {
      if let problem = command.problem {
        throw ScriptError(
          "\(problem.message) (Started at \(command.location.text).)", isBadData: problem.isBadData)
      }
    }
  }
}

/// A command that has started and may still be running.
@MainActor
final class RunningCommand {
  typealias Body = @MainActor () async throws(ScriptError) -> Void

  /// The value of `ManualClock.sleeper` in the task that runs the command.
  let id: Int
  let location: ScriptLocation
  private(set) var task: Task<Void, Never>
  private(set) var hasEnded = false
  /// The error with which the command failed; `nil` if it has not failed.
  private(set) var problem: ScriptError?

  init(id: Int, location: ScriptLocation, _ run: @escaping Body) {
    self.id = id
    self.location = location
    task = Task {}
    task = ManualClock.$sleeper.withValue(id) {
      // Start the task immediately, because the script's next command must see any changes that
      // this command makes before suspending for the first time.
      Task.begun { [weak self] in
        do throws(ScriptError) { try await run() } catch { self?.problem = error }
        self?.hasEnded = true
      }
    }
  }
}
