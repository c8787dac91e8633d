import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListModuleTests {
  /// A source with two pages of one row, which outlives its modules.
  private struct Source: SampleListSource {
    let recorder: Recorder

    func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
      await recorder.record("source.rows(page: \(page)\(reload ? ", reload" : ""))")
      return Page(rows: [page == 1 ? .first : .second], totalPages: 2, totalResults: 2)
    }
  }

  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: SampleListInteractable {
    let gate: Gate
    let failure: Failure?

    func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
      await gate.pass(ignoringCancellation: true)
      if let failure { throw failure }
      return Page(rows: [.first, .second], totalPages: 9, totalResults: 18)
    }
  }

  private let stage = SampleListStage()

  @Test func `The module shows the source's rows, and its output receives a selected one`() async {
    let output = SampleListCalls(stage.recorder)
    await stage.open(
      SampleListAssembler.assemble(
        interactor: SampleListInteractor(source: Source(recorder: stage.recorder)),
        window: stage.window, output: output))
    #expect(stage.window.modules.map(\.name) == ["sampleList"])
    #expect(stage.window.scene?.name == "sampleList")
    await stage.window.send(.more)
    #expect(stage.window.scene?.rows.map(\.id) == ["1", "2"])
    await stage.window.send(.refresh)
    await stage.window.send(.selectID("1"))
    stage.recorder.expect(
      "source.rows(page: 1)", "source.rows(page: 2)", "source.rows(page: 1, reload)",
      "source.rows(page: 2, reload)", "output.didSelectRow(1)")
    await stage.close()
  }

  @Test(arguments: [nil, SampleListFailures.offline] as [Failure?])
  func `The module can be closed at any moment`(failure: Failure?) async {
    let life = ModuleLife(
      recorder: stage.recorder, output: { SampleListCalls($0) },
      assemble: { window, gate, output in
        SampleListAssembler.assemble(
          interactor: SlowInteractor(gate: gate, failure: failure), window: window,
          output: output)
      })
    await life.check(.more, .moveFocus(1), .selectRow(1), .refresh, .activate("retry"), .back)
  }
}
