import Testing
import Viper
import ViperTesting

@testable import SampleSearch

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleSearchRouterTests {
  private let stage = SampleSearchStage()

  @Test func `The output receives a chosen row`() async {
    let output = SampleSearchCalls(stage.recorder)
    let router = SampleSearchRouter(window: stage.window, output: output)
    await router.showRow("1")
    stage.recorder.expect("output.didSelectRow(1)")
  }

  @Test func `Closing removes the router's own module, wherever it is on the stack`() async {
    let router = SampleSearchRouter(window: stage.window, output: nil)
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
    var output: SampleSearchCalls? = SampleSearchCalls(stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { SampleSearchRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.showRow("1")
    router?.close()
    stage.recorder.expect()
  }
}
