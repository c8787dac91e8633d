import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import ListOfMovies
@testable import ViperTestSupport

@MainActor
struct ListOfMoviesRouterTests {
  let recorder = Recorder { $0.record() }

  @Test func `The output receives a login request with its requester`() async {
    let output = CallSpy("output", recorder: recorder)
    let list = ListSpy(recorder: recorder)
    let router = ListOfMoviesRouter(window: Window(), output: output)
    #expect(await router.logIn(for: list))
    await (recorder.requester as? any ListOfMoviesModuleInput)?.onLoginEnd(isLoggedIn: true)
    recorder.expect("output.needsLogin", "list.onLoginEnd(isLoggedIn: true)")
  }

  @Test func `The output receives a page that the user has entered`() async {
    let output = CallSpy("output", recorder: recorder)
    let router = ListOfMoviesRouter(window: Window(), output: output)
    #expect(await router.showPage(.series))
    recorder.expect("output.didEnter(series)")
  }

  @Test func `Without an output, choosing a movie or a login does nothing`() async {
    let router = ListOfMoviesRouter(window: Window(), output: nil)
    await router.showMovie(MovieViewModel(id: 234, title: "Metropolis"))
    #expect(await router.logIn(for: ListSpy(recorder: recorder)) == false)
    #expect(await router.showPage(.list(.popular)) == false)
    recorder.expect()
  }
}

/// A list that records how a login ended.
private final class ListSpy: ListOfMoviesModuleInput {
  private let recorder: Recorder

  init(recorder: Recorder) {
    self.recorder = recorder
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    recorder.record("list.onLoginEnd(isLoggedIn: \(isLoggedIn))")
  }
}
