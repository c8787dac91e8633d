import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import MoviesCLI
@testable import ViperCommandLine

/// What the user can do on any screen, with a mocked interactor.
@MainActor
struct RootCommandTests {
  private struct Interactor: RootInteractable {
    let recorder: Recorder
    var logout = Result<MovieError?, MovieError>.success(nil)
    var logging = Result<Void, MovieError>.success(())

    func logOut() async throws(MovieError) -> MovieError? {
      await recorder.record("interactor.logOut()")
      return try logout.get()
    }

    func log(_ movie: Film, on day: Day?) async throws(MovieError) {
      await recorder.record("interactor.log(\(movie.id), on: \(day.map { "\($0)" } ?? "today"))")
      try logging.get()
    }

    func mark(_ movie: Film, _ mark: Mark) async throws(MovieError) {
      await recorder.record("interactor.mark(\(movie.id), \(mark))")
      try logging.get()
    }

    func found(_ typed: Film) async -> Film { typed }

    func pick(_ id: MovieID) async throws(MovieError) -> Bool {
      await recorder.record("interactor.pick(\(id))")
      return false
    }
  }

  private let recorder = Recorder { Issue.record("\($0)") }

  private func router(_ interactor: Interactor) async -> RootRouter {
    let window = Window()
    await window.replaceRoot(with: .spy("list", recorder))
    recorder.expect("list.onAppear")
    return RootRouter(
      window: window, gateways: .embedded(Environment([:])), interactor: interactor)
  }

  @Test func `A logout refreshes the screen`() async {
    let router = await router(Interactor(recorder: recorder))
    #expect(await router.logOut() == "Logged out.")
    recorder.expect("interactor.logOut()", "list.refresh")
  }

  @Test func `A logout that the service has not confirmed also refreshes the screen`() async {
    let offline = MovieError(.rejected, "No.")
    let router = await router(Interactor(recorder: recorder, logout: .success(offline)))
    #expect(await router.logOut() != "Logged out.")
    recorder.expect("interactor.logOut()", "list.refresh")
  }

  @Test func `A failed logout leaves the screen as it is`() async {
    let error = MovieError(.notLoggedIn(.noSession))
    let router = await router(Interactor(recorder: recorder, logout: .failure(error)))
    #expect(await router.logOut() != "Logged out.")
    recorder.expect("interactor.logOut()")
  }

  @Test func `Logging a movie returns a message only if it fails`() async {
    let day = Day("2026-01-02")
    var interactor = Interactor(recorder: recorder)
    var router = await self.router(interactor)
    #expect(await router.log(Film(id: 19, title: ""), on: day) == nil)
    recorder.expect("interactor.log(19, on: 2026-01-02)")
    interactor.logging = .failure(MovieError(.rejected, "No."))
    router = await self.router(interactor)
    #expect(await router.log(Film(id: .imdb("tt0000001"), title: ""), on: nil) != nil)
    recorder.expect("interactor.log(tt0000001, on: today)")
  }

  @Test func `Marking a movie returns a message only if it fails`() async {
    var interactor = Interactor(recorder: recorder)
    let dune = Film(title: "Dune", year: 2021)
    #expect(await self.router(interactor).mark(dune, .favorite(true)) == nil)
    recorder.expect("interactor.mark(dune (2021), favorite(true))")
    interactor.logging = .failure(MovieError(.rejected, "No."))
    #expect(await self.router(interactor).mark(dune, .watchlist(true)) != nil)
    recorder.expect("interactor.mark(dune (2021), watchlist(true))")
  }

  @Test func `A movie that does not fit tonight is an error`() async {
    let router = await router(Interactor(recorder: recorder))
    #expect(await router.pick(.tmdb(19)) == "This movie does not fit tonight.")
    recorder.expect("interactor.pick(19)")
  }
}
