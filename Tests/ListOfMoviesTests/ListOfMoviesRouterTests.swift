import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List router")
@MainActor
struct ListOfMoviesRouterTests {
  let recorder = Recorder { $0.record() }

  @Test("A chosen movie is told to the output")
  func showMovie() async {
    let output = CallSpy("output", recorder: recorder)
    let router = ListOfMoviesRouter(window: Window(), output: output)
    await router.showMovie(id: 234)
    recorder.expect("output.didSelectMovie(234)")
  }

  @Test("A log-in that the list needs is told to the output, with who waits for it")
  func logIn() async {
    let output = CallSpy("output", recorder: recorder)
    let list = ListSpy(recorder: recorder)
    await ListOfMoviesRouter(window: Window(), output: output).logIn(for: list)
    await (output.asker.module as? any ListOfMoviesModuleInput)?.onLoginEnd(isLoggedIn: true)
    recorder.expect("output.needsLogin", "list.onLoginEnd(isLoggedIn: true)")
  }

  @Test("Closing takes the screen on top from the window")
  func close() async {
    let stage = Stage()
    stage.answer(with: [])
    stage.answer(with: [])
    await stage.open(view: .own)
    await stage.window.push(stage.module(view: .own))
    ListOfMoviesRouter(window: stage.window, output: nil).close()
    #expect(stage.window.depth == 1)
    stage.recorder.expect(
      "interactor.movies(.kind(.popular), page: 1)", "interactor.movies(.kind(.popular), page: 1)")
  }

  @Test("The router keeps neither window nor output, and does nothing without them")
  func nobodyThere() async {
    var window: Window? = Window()
    var output: CallSpy? = CallSpy("output", recorder: recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { ListOfMoviesRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.showMovie(id: 234)
    await router?.logIn(for: ListSpy(recorder: recorder))
    router?.close()
    recorder.expect()
  }

  @Test("Without an output a chosen movie and a log-in lead nowhere")
  func noOutput() async {
    let router = ListOfMoviesRouter(window: Window(), output: nil)
    await router.showMovie(id: 234)
    await router.logIn(for: ListSpy(recorder: recorder))
    recorder.expect()
  }
}

/// A list that notes how a log-in ended.
private final class ListSpy: ListOfMoviesModuleInput {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    recorder.record("list.onLoginEnd(isLoggedIn: \(isLoggedIn))")
  }
}
