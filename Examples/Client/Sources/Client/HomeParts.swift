import MovieEntities
import MovieHome
import MovieLibrary
import MoviePresentation
import Viper

// Custom types for the parts of a home screen.

nonisolated struct QuietEvenings: HomeInteractable {
  func user() async throws(MovieError) -> HomeUser { HomeUser(name: nil, seen: nil) }

  func tonight(skippingCurrent: Bool, reload: Bool) async throws(MovieError) -> TonightContent {
    TonightContent(pick: nil, watchlist: nil)
  }
}

nonisolated struct ForgetfulTonight: TonightStore {
  func skipped(on day: Day) async -> [MovieID] { [] }
  func save(skipped: [MovieID], on day: Day) async throws(MovieError) {}
}

@MainActor
final class CustomHomeRouter: HomeRouting, HomeOutput {
  func showMovie(_ movie: MovieViewModel) async {}
  func logIn(for home: any HomeModuleInput) async -> Bool { false }
  func showStats() async {}
  func log(_ movie: MovieEntities.Film) async {}
  func close() {}
  func home(didSelectMovie movie: MovieViewModel) async {}
  func home(needsLogin home: any HomeModuleInput) async -> Bool { false }
  func homeDidOpenStats() async {}
}

@MainActor
final class HomeStore: HomeUI, Screen {
  let presenter: any HomePresentable
  private(set) var titles: [String] = []

  init(presenter: any HomePresentable) { self.presenter = presenter }

  func update(_ state: HomeState) {
    titles = state.page.content?.movies.map(\.title) ?? []
  }

  func onAppear() async { await presenter.onViewAppear() }
}

@MainActor
final class CustomHomePresenter: HomePresentable, HomeModuleInput {
  let marks: any MarkPresentable = MarkPresenter()
  private(set) var calls: [String] = []

  func onViewAppear() async {}
  func onViewReappear(notice: String?) async {}
  func onSelectMovie(at index: Int) async { calls.append("select \(index)") }
  func onMoveFocus(by rows: Int) { calls.append("focus \(rows)") }
  func onAnotherPick() async { calls.append("another") }
  func onShowStats() async { calls.append("stats") }
  func onRetry() async { calls.append("retry") }
  func onRefresh() async { calls.append("refresh") }
  func onBack() { calls.append("back") }
  func onLoginEnd(isLoggedIn: Bool) async {}
}
