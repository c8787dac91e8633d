import Testing
import Viper
import ViperTesting

@testable import SampleDetail

@MainActor
@Suite(.timeLimit(.minutes(5)))
struct SampleDetailRouterTests {
  private let stage = SampleDetailStage()

  @Test func `Closing removes the router's own module, wherever it is on the stack`() async {
    let router = SampleDetailRouter(window: stage.window, output: nil)
    await stage.window.replaceRoot(with: .stub("root"))
    await stage.window.push(.stub("own", parts: [router]))
    await stage.window.push(.stub("above"))
    let above = stage.window.topID
    router.close()
    #expect(stage.window.depth == 2)
    #expect(stage.window.topID == above)
  }

  @Test func `The output receives the edit`() async {
    let output = SampleDetailCalls(stage.recorder)
    let router = SampleDetailRouter(window: stage.window, output: output)
    await router.edit("1")
    stage.recorder.expect("output.didSelectEdit(1)")
  }

  @Test func `The router retains neither its window nor its output`() async {
    var window: Window? = Window()
    var output: SampleDetailCalls? = SampleDetailCalls(stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { SampleDetailRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.edit("1")
    router?.close()
    stage.recorder.expect()
  }
}
