import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct PhaseTests {
  private struct State: Equatable {
    var title = "Notes"
    var notes = Phase<[String]>.idle
  }

  private enum NotesError: Error { case offline, cancelled }

  private let failure = Failure(code: "offline", message: "No notes.", canRetry: true)
  private let gate = Gate()
  private var recorder = Recorder.make()

  private func shown() -> PresentedState<State> {
    PresentedState(State()) { [recorder] in
      recorder.record("\($0.title): \(Self.spelled($0.notes))")
    }
  }

  private static func spelled(_ phase: Phase<[String]>) -> String {
    let content = phase.content.map { " " + $0.joined(separator: ",") } ?? ""
    return switch phase {
    case .idle: "idle"
    case .loading: "loading" + content
    case .loaded: "loaded" + content
    case .failed(let failure, _): "failed(\(failure.code))" + content
    }
  }

  private func load(_ shown: PresentedState<State>, _ result: Result<[String], NotesError>) async {
    await shown.load(
      \.notes, failure: { (error: NotesError) in Failure(code: "\(error)", message: "") }
    ) { () throws(NotesError) in try result.get() }
  }

  @Test func `Content stays while it is loading again, and if that fails`() {
    let phases: [Phase<Int>] = [
      .idle, .loading(), .loading(1), .loaded(2), .failed(failure), .failed(failure, 3),
    ]
    #expect(phases.map(\.content) == [nil, nil, 1, 2, nil, 3])
    #expect(phases.map(\.isLoading) == [false, true, true, false, false, false])
    #expect(phases.map { $0.failure == nil } == [true, true, true, true, false, false])
  }

  @Test func `An edit changes the content, and not the phase`() {
    let phases: [Phase<Int>] = [
      .idle, .loading(), .loading(1), .loaded(2), .failed(failure), .failed(failure, 3),
    ]
    let edited = phases.map { phase in
      var phase = phase
      phase.edit { $0 += 10 }
      return phase
    }
    #expect(
      edited == [
        .idle, .loading(), .loading(11), .loaded(12), .failed(failure), .failed(failure, 13),
      ])
  }

  @Test func `Content that is set replaces content, and is neither added nor removed`() {
    let phases: [Phase<Int>] = [.idle, .loading(), .failed(failure), .loaded(1)]
    func setting(_ content: Int?) -> [Phase<Int>] {
      phases.map { phase in
        var phase = phase
        phase.content = content
        return phase
      }
    }
    #expect(setting(nil) == phases)
    #expect(setting(2) == [.idle, .loading(), .failed(failure), .loaded(2)])
  }

  @Test func `A load shows its content, and a failed one its failure and the old content`() async {
    let shown = shown()
    await load(shown, .failure(.offline))
    await load(shown, .success(["a"]))
    await load(shown, .failure(.offline))
    await load(shown, .success(["b"]))
    recorder.expect(
      "Notes: loading", "Notes: failed(offline)", "Notes: loading", "Notes: loaded a",
      "Notes: loading a", "Notes: failed(offline) a", "Notes: loading a", "Notes: loaded b")
  }

  @Test func `A canceled load shows the content before it`() async {
    let shown = shown()
    await load(shown, .success(["a"]))
    await load(shown, .failure(.cancelled))
    recorder.expect(
      "Notes: loading", "Notes: loaded a", "Notes: loading a", "Notes: loaded a")
  }

  @Test func `What changes during a load stays`() async {
    let shown = shown()
    let loading = Task {
      await shown.load(
        \.notes, failure: { (_: CancellationError) in Failure(code: "cancelled", message: "") }
      ) { [gate] () throws(CancellationError) in
        await gate.pass()
        return ["a"]
      }
    }
    await gate.arrivals()
    shown.edit { $0.title = "More" }
    await gate.open()
    await loading.value
    shown.edit(\.notes) { $0.append("b") }
    recorder.expect("Notes: loading", "More: loading", "More: loaded a", "More: loaded a,b")
  }

  @Test func `A scene shows that its content is loading, or the failure`() {
    func scene(_ phase: Phase<Int>) -> Scene {
      var scene = Scene(name: "notes", title: "Notes")
      scene.show(phase, loading: "Wait…")
      return scene
    }
    #expect(scene(.idle) == Scene(name: "notes", title: "Notes"))
    #expect(scene(.loading(1)).loading == "Wait…")
    #expect(scene(.loaded(1)).loading == nil)
    #expect(scene(.failed(failure, 1)).failure == failure)
    #expect(scene(.failed(failure)).loading == nil)
  }
}
