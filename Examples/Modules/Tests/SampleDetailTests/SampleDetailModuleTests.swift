import Testing
import Viper
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailModuleTests {
  /// A source with one entity, which outlives its modules.
  private struct Source: SampleDetailSource {
    let recorder: Recorder

    func entity(_ id: String, reload: Bool) async throws -> SampleDetailEntity {
      await recorder.record("source.entity(\(id)\(reload ? ", reload" : ""))")
      return .full
    }
  }

  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleDetailInteractable {
    let gate: Gate
    let failure: Failure?

    func entity(_ id: String, reload: Bool) async throws -> SampleDetailEntity {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
      return .full
    }
  }

  private let stage = SampleDetailStage()

  @Test func `The module shows the source's entity`() async {
    await stage.open(
      SampleDetailAssembler.assemble(
        input: SampleDetailInput(id: "1"),
        interactor: SampleDetailInteractor(source: Source(recorder: stage.recorder)),
        window: stage.window))
    #expect(stage.window.modules.map(\.name) == ["sampleDetail"])
    #expect(stage.window.scene?.name == "sampleDetail")
    #expect(stage.window.scene?.title == "First")
    await stage.window.send(.refresh)
    stage.recorder.expect("source.entity(1)", "source.entity(1, reload)")
    await stage.close()
  }

  @Test(arguments: [nil, SampleDetailFailures.offline] as [Failure?])
  func `The module can be closed at any moment`(failure: Failure?) async {
    let life = ModuleLife(
      recorder: stage.recorder,
      assemble: { window, gate in
        SampleDetailAssembler.assemble(
          input: SampleDetailInput(id: "1"),
          interactor: SlowInteractor(gate: gate, failure: failure), window: window)
      })
    await life.check(.refresh, .activate("retry"), .back)
  }
}
