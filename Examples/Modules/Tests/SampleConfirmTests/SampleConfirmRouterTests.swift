import Testing
import Viper
import ViperTesting

@testable import SampleConfirm

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleConfirmRouterTests {
  private let stage = SampleConfirmStage()

  @Test func `The output receives the deleted entity before the dialog closes`() async {
    let output = SampleConfirmCalls(stage.recorder)
    let router = SampleConfirmRouter(window: stage.window, output: output)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.present(.stub("own", parts: [router]))
    await router.finish(with: .first)
    stage.recorder.expect("output.didDelete(First)")
    #expect(stage.window.scene?.name == "root")
  }

  @Test func `The router retains neither its window nor its output`() async {
    var window: Window? = Window()
    var output: SampleConfirmCalls? = SampleConfirmCalls(stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { SampleConfirmRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.finish(with: .first)
    stage.recorder.expect()
  }
}
