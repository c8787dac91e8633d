import MoviePresentation
import Testing
import Viper
import ViperTesting

@testable import MovieDetail
@testable import ViperTestSupport

@MainActor
struct MovieDetailRouterTests {
  let recorder = Recorder { $0.record() }

  @Test func `Closing removes the router's own module, wherever it is on the stack`() async {
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
