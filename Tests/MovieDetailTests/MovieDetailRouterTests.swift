import MovieDetail
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@Suite("Detail router")
@MainActor
struct MovieDetailRouterTests {
  let recorder = Recorder { $0.record() }

  @Test("A chosen movie is told to the output")
  func showMovie() async {
    let output = CallSpy("output", recorder: recorder)
    let router = MovieDetailRouter(window: Window(), output: output)
    await router.showMovie(id: 234, title: "Metropolis")
    recorder.expect("output.didSelectMovie(234)")
  }

  @Test("So is a chosen person")
  func showPerson() async {
    let output = CallSpy("output", recorder: recorder)
    let router = MovieDetailRouter(window: Window(), output: output)
    await router.showPerson(id: 5, name: "Ada")
    recorder.expect("output.didSelectPerson(5, Ada)")
  }

  @Test("A log-in that is needed is told to the output, with who waits for it")
  func logIn() async {
    let output = CallSpy("output", recorder: recorder)
    let router = MovieDetailRouter(window: Window(), output: output)
    let page = PageStub()
    _ = await router.logIn(for: page)
    recorder.expect("output.needsLogin")
    #expect(output.asker.module === page)
  }

  @Test("Closing takes the router's own module from the window, wherever it lies")
  func close() async {
    let window = Window()
    let router = MovieDetailRouter(window: window, output: nil)
    await window.replaceRoot(with: .stub("root"))
    await window.push(.stub("own", parts: [router]))
    await window.push(.stub("above"))
    let above = window.topID
    router.close()
    #expect(window.depth == 2)
    #expect(window.topID == above)
    router.close()
    #expect(window.depth == 2)
  }

  @Test("The router keeps neither window nor output, and does nothing without them")
  func nobodyThere() async {
    var window: Window? = Window()
    var output: CallSpy? = CallSpy("output", recorder: recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    let router = window.map { MovieDetailRouter(window: $0, output: output) }
    window = nil
    output = nil
    #expect(weakWindow == nil)
    #expect(weakOutput == nil)
    await router?.showMovie(id: 234, title: "Metropolis")
    await router?.showPerson(id: 5, name: "Ada")
    _ = await router?.logIn(for: PageStub())
    router?.close()
    recorder.expect()
  }

  @Test("Without an output neither what is chosen nor a log-in leads anywhere")
  func noOutput() async {
    let router = MovieDetailRouter(window: Window(), output: nil)
    await router.showMovie(id: 234, title: "Metropolis")
    await router.showPerson(id: 5, name: "Ada")
    _ = await router.logIn(for: PageStub())
    recorder.expect()
  }
}

/// A page that nobody logs in for.
private final class PageStub: MovieDetailModuleInput {
  func onLoginEnd(isLoggedIn: Bool) async {}
}
