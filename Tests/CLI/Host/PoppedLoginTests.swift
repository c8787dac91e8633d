import LoginModule
import MovieDetail
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperTesting

/// A host that pops the login without its presenter, for example after a swipe.
@MainActor
struct PoppedLoginTests {
  private struct LoggedOut: MovieDetailInteractable {
    let marks: any MarkInteractable = LoggedOutMarks()

    func movie(_ id: MovieID, reload: Bool) async throws(MovieError) -> any DetailedMovie {
      DetailedMovieEntity(id: 653, title: "Nosferatu", similar: [])
    }
  }

  private final class LoggedOutMarks: MarkInteractable {
    nonisolated init() {}

    func change(
      _ change: MarkChange, of movie: Film
    ) async throws(MovieError) -> MarkResult? {
      throw MovieError(.notLoggedIn(.noSessionForMarks))
    }
  }

  private final class Root: MovieDetailOutput {
    let window = Window()
    lazy var logins = LoginCoordinator(window: window) { [window] input, output in
      LoginAssembler.assemble(
        input: input, interactor: Welcoming(), window: window, output: output)
    } onLogin: { _, _ in
    }
    func movieDetail(didSelectMovie movie: MovieViewModel) async {}
    func movieDetail(didSelectPerson id: Int, name: String) async {}
    func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool {
      await logins.present(for: detail) { [weak detail] in await detail?.onLoginEnd(isLoggedIn: $0)
      }
    }
  }

  @Test func `After the host pops a login, Favorite opens the login again`() async {
    let root = Root()
    let window = root.window
    await window.replaceRoot(
      with: MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: .tmdb(653)), interactor: LoggedOut(), window: window,
        output: root))
    await window.send(.activate("favorite"))
    #expect(window.scene?.name == "login")
    window.pop()
    #expect(window.scene?.name == "detail")
    await window.send(.activate("favorite"))
    #expect(window.scene?.name == "login")
    window.close()
    #expect(window.leftovers() == [])
  }
}
