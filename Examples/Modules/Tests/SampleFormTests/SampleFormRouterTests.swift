import Testing
import Viper
import ViperTesting

@testable import SampleForm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleFormRouterTests {
  private let stage = SampleFormStage()

  @Test func `The output receives the saved entity before the form closes`() async {
    let output = SampleFormCalls(stage.recorder)
    let router = SampleFormRouter(window: stage.window, output: output)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(.stub("own", parts: [router]))
    await router.finish(with: .filled)
    stage.recorder.expect("output.didSave(First)")
    #expect(stage.window.scene?.name == "root")
  }

  @Test func `The router retains neither its window nor its output`() async {
    var window: Window? = Window()
    var output: SampleFormCalls? = SampleFormCalls(stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { SampleFormRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.finish(with: .filled)
    stage.recorder.expect()
  }
}
