import Testing
import Viper
import ViperTesting

@testable import SampleList

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleListRouterTests {
  private let stage = SampleListStage()

  @Test func `The output receives a chosen row`() async {
    let output = SampleListCalls(stage.recorder)
    let router = SampleListRouter(window: stage.window, output: output)
    await router.showRow("1")
    stage.recorder.expect("output.didSelectRow(1)")
  }

  @Test func `Closing removes the router's own module, wherever it is on the stack`() async {
    let router = SampleListRouter(window: stage.window, output: nil)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(.stub("own", parts: [router]))
    await stage.window.push(.stub("above"))
    let above = stage.window.topID
    router.close()
    #expect(stage.window.depth == 2)
    #expect(stage.window.topID == above)
  }

  @Test func `The router retains neither its window nor its output`() async {
    var window: Window? = Window()
    var output: SampleListCalls? = SampleListCalls(stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { SampleListRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.showRow("1")
    router?.close()
    stage.recorder.expect()
  }
}
