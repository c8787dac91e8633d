import Home
import MovieEntities
import MoviePresentation
import Viper

// Custom types for the parts of a home screen.

nonisolated struct QuietEvenings: HomeInteractable {
  func user() async throws(MovieError) -> HomeUser { HomeUser(name: nil, seen: nil) }

  func evening(another: Bool) async throws(MovieError) -> HomeEvening {
    HomeEvening(pick: nil, watchlist: nil)
  }
}

nonisolated struct ForgetfulTonight: TonightStore {
  func passed(on day: Day) async -> [Int] { [] }
  func save(passed: [Int], on day: Day) async throws(MovieError) {}
}

@MainActor
final class CustomHomeRouter: HomeRouting, HomeOutput {
  func showMovie(_ movie: MovieViewModel) async {}
  func logIn(for home: any HomeModuleInput) async -> Bool { false }
  func showStats() async {}
  func log(_ movie: MovieSummary, notice: @escaping @MainActor (String) -> Void) async {}
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
    if case .shown(let home) = state { titles = home.movies.map(\.title) }
  }

  func onAppear() async { await presenter.onViewAppear() }
}

@MainActor
final class CustomHomePresenter: HomePresentable, HomeModuleInput {
  private(set) var actions: [UserAction] = []

  func onViewAppear() async {}
  func onViewReappear() async {}
  func on(_ action: UserAction) async { actions.append(action) }
  func onLoginEnd(isLoggedIn: Bool) async {}
}
