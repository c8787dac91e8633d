import Testing
import Viper
import ViperScript

/// A stage's own host.
@MainActor
struct ScriptHostTests {
  /// A host that forwards actions to the window, and records its calls.
  @MainActor
  private final class RecordingHost: ScriptHost {
    private let window: Window
    private(set) var calls: [String] = []
    private(set) var changes = 0
    /// The number of the call to `settle` that fails.
    var failingSettle: Int?

    init(_ window: Window) {
      self.window = window
      window.onChange = { [weak self] in self?.changes += 1 }
    }

    func perform(_ action: UserAction) async throws(ScriptError) {
      calls.append("\(action)")
      await window.send(action)
    }

    func settle() async throws(ScriptError) {
      calls.append("settle")
      guard calls.count(where: { $0 == "settle" }) != failingSettle else {
        throw ScriptError("The page is empty.")
      }
    }
  }

  /// Chores in a window of their own, which a host shows.
  @MainActor
  private final class Stage: ScriptStage {
    let chores = ChoresStage(ChoresSettings(), clock: ContinuousClock())
    private(set) lazy var recording = RecordingHost(chores.window)
    private(set) lazy var host: (any ScriptHost)? = recording
    var window: Window { chores.window }
  }

  private static func play(
    _ source: String, failingSettle: Int? = nil
  ) async throws -> (result: ScriptResult, host: RecordingHost) {
    let stage = Stage()
    if failingSettle != nil { stage.recording.failingSettle = failingSettle }
    let language = ScriptLanguage<Stage, Void>(
      screens: ["chores", "chore"],
      commands: [
        ScriptCommand("open chores", help: "The list.") { { await $0.chores.openChores() } }
      ], defaults: ()
    ) { _, _ in stage }
    let script = try Script(source, name: "host", in: language)
    let result = await script.play()
    return (result, stage.recording)
  }

  @Test func `A host performs each action, and settles after each command`() async throws {
    let (result, host) = try await Self.play("open chores\nnext x2\nexpect focus 3\nselect row 1")
    #expect(result.failure?.text == nil)
    #expect(
      host.calls == [
        "settle", "moveFocus(1)", "moveFocus(1)", "settle", "settle", "selectRow(0)", "settle",
      ])
  }

  @Test func `A host keeps its own listener on the window`() async throws {
    let (_, host) = try await Self.play("open chores\nnext")
    #expect(host.changes > 1)
  }

  @Test func `A command fails if the host cannot settle`() async throws {
    let (result, _) = try await Self.play("open chores\nnext", failingSettle: 2)
    #expect(result.failure?.text == "host:2: The page is empty.")
  }

  @Test func `A script with keys does not use the host`() async throws {
    let (result, host) = try await Self.play("set driver keys\nopen chores\nnext")
    #expect(result.failure?.text == nil)
    #expect(host.calls == [])
  }
}
