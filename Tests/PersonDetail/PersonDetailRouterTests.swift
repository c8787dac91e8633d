import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import PersonDetail

@MainActor
struct PersonDetailRouterTests {
  private let stage = PersonDetailStage()

  @Test func `The output receives a chosen movie`() async {
    let output = CallSpy("output", recorder: stage.recorder)
    let router = PersonDetailRouter(window: stage.window, output: output)
    await router.showMovie(MovieViewModel(id: 1, title: "A"))
    stage.recorder.expect("output.didSelectMovie(1, A)")
  }

  @Test func `Closing removes the router's own module, wherever it is on the stack`() async {
    let router = PersonDetailRouter(window: stage.window, output: nil)
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
    var output: CallSpy? = CallSpy("output", recorder: stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { PersonDetailRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.showMovie(MovieViewModel(id: 1, title: "A"))
    router?.close()
    stage.recorder.expect()
  }
}
