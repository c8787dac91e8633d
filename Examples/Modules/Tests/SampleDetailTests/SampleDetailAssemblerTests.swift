import Testing
import Viper
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailAssemblerTests {
  /// A source with one entity, which outlives its modules.
  private actor Source: SampleDetailSource {
    func entity(_ id: String, reload: Bool) async throws -> SampleDetailEntity { .full }
  }

  private let stage = SampleDetailStage()

  @Test func `The assembled module shows the source's entity and goes back`() async {
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(
      SampleDetailAssembler.assemble(
        input: SampleDetailInput(id: "1"),
        interactor: SampleDetailInteractor(source: Source()),
        window: stage.window, output: nil))
    #expect(stage.window.scene?.title == "First")
    await stage.window.send(.back)
    #expect(stage.window.scene?.name == "root")
    await stage.close()
  }

  @Test func `The module's own router notifies the output`() async {
    let output = SampleDetailCalls(stage.recorder)
    await stage.open(
      SampleDetailAssembler.assemble(
        input: SampleDetailInput(id: "1"),
        interactor: SampleDetailInteractor(source: Source()),
        window: stage.window, output: output))
    await stage.window.send(.activate("edit"))
    stage.recorder.expect("output.didSelectEdit(1)")
    await stage.close()
  }
}
