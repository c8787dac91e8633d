import Testing
import Viper
import ViperTesting

@testable import SampleSearch

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleSearchAssemblerTests {
  /// A source with one row, which outlives its modules.
  private actor Source: SampleSearchSource {
    func rows(
      matching term: String, page: Int
    ) async throws -> Page<SampleSearchEntity> {
      Page(rows: [.first], totalPages: 1, totalResults: 1)
    }
  }

  private let interactor = SampleSearchInteractor(source: Source())
  private let stage = SampleSearchStage()

  @Test func `The assembled module shows the source's rows`() async {
    await stage.open(
      SampleSearchAssembler.assemble(
        interactor: interactor, window: stage.window, output: nil))
    #expect(stage.window.scene?.rows.map(\.id) == ["1"])
    await stage.close()
  }

  @Test func `The module's own router notifies the output`() async {
    let output = SampleSearchCalls(stage.recorder)
    await stage.open(
      SampleSearchAssembler.assemble(
        interactor: interactor, window: stage.window, output: output))
    await stage.window.send(.selectID("1"))
    stage.recorder.expect("output.didSelectRow(1)")
    await stage.close()
  }
}
