import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import MovieDetail
@testable import ViperTestSupport

@MainActor
struct MovieDetailRouterTests {
  let recorder = Recorder { $0.record() }

  @Test func `Without an output, choosing a row or a login does nothing`() async {
    let router = MovieDetailRouter(window: Window(), output: nil)
    await router.showMovie(MovieViewModel(id: 234, title: "Metropolis"))
    await router.showPerson(id: 5, name: "Ada")
    _ = await router.logIn(for: PageStub())
    recorder.expect()
  }
}

/// A page that never requests a login.
private final class PageStub: MovieDetailModuleInput {
  func onLoginEnd(isLoggedIn: Bool) async {}
}
