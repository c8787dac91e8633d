import Testing
import Viper
import ViperTesting

@testable import Sample

@MainActor
struct SampleAssemblerTests {
  /// A source with one row.
  private struct Source: SampleSource {
    func rows() async throws -> [SampleEntity] { [.first] }
  }

  private let stage = SampleStage()

  @Test func `The module's parts are wired: a source's rows reach the screen`() async {
    await stage.open(
      SampleAssembler.assemble(source: Source(), window: stage.window, output: nil))
    #expect(stage.window.scene?.rows.map(\.id) == ["1"])
    stage.close()
  }

  @Test func `A mocked interactor takes the place of the source`() async {
    stage.answer(with: [.first, .second])
    await stage.open(view: .own)
    stage.recorder.expect("interactor.rows()")
    #expect(stage.window.scene?.rows.map(\.id) == ["1", "2"])
    stage.close()
  }

  @Test func `The module's own router tells the output`() async {
    let output = CallSpy("output", recorder: stage.recorder)
    await stage.open(
      SampleAssembler.assemble(source: Source(), window: stage.window, output: output))
    await stage.window.send(.selectID("1"))
    stage.recorder.expect("output.didSelectRow(1)")
    stage.close()
  }
}
