import Viper

/// A command that has begun and may still be running.
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
