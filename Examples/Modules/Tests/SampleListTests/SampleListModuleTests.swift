import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListModuleTests {
  /// A source with one row, which outlives its modules.
  private actor Source: SampleListSource {
    func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
      Page(rows: [.first], totalPages: 1, totalResults: 1)
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
        interactor: SampleListInteractor(source: Source()), window: stage.window,
        output: output))
    #expect(stage.window.scene?.rows.map(\.id) == ["1"])
    await stage.window.send(.selectID("1"))
    stage.recorder.expect("output.didSelectRow(1)")
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
