import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListAssemblerTests {
  /// A source with one row, which outlives its modules.
  private actor Source: SampleListSource {
    func rows(page: Int, reload: Bool) async throws -> Page<SampleListEntity> {
      Page(rows: [.first], totalPages: 1, totalResults: 1)
    }
  }

  private let interactor = SampleListInteractor(source: Source())
  private let stage = SampleListStage()

  @Test func `The assembled module shows the source's rows`() async {
    await stage.open(
      SampleListAssembler.assemble(
        interactor: interactor, window: stage.window, output: nil))
    #expect(stage.window.scene?.rows.map(\.id) == ["1"])
    await stage.close()
  }

  @Test func `The module's own router notifies the output`() async {
    let output = SampleListCalls(stage.recorder)
    await stage.open(
      SampleListAssembler.assemble(
        interactor: interactor, window: stage.window, output: output))
    await stage.window.send(.selectID("1"))
    stage.recorder.expect("output.didSelectRow(1)")
    await stage.close()
  }
}
