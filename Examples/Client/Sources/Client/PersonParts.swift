import MovieEntities
import MoviePresentation
import PersonDetail
import Viper

// Custom types for the parts of a person page.

nonisolated struct PersonInteractor: PersonDetailInteractable {
  func person(_ id: Int, reload: Bool) async throws(MovieError) -> any Person {
    PersonEntity(id: id, name: "Brigitte Helm")
  }
}

@MainActor
final class PersonRouter: PersonDetailRouting, PersonDetailOutput {
  func showMovie(_ movie: MovieViewModel) async {}
  func close() {}
  func personDetail(didSelectMovie movie: MovieViewModel) async {}
  func logIn(for person: any PersonDetailModuleInput) async -> Bool { false }
  func personDetail(needsLogin person: any PersonDetailModuleInput) async -> Bool { false }
}

@MainActor
final class PersonStore: PersonDetailUI, Screen {
  private let presenter: any PersonDetailPresentable
  private(set) var name = ""

  init(presenter: any PersonDetailPresentable) { self.presenter = presenter }

  func update(_ state: PersonDetailState) {
    if let person = state.page.content { name = person.name }
  }

  func onAppear() async { await presenter.onViewAppear() }
}

@MainActor
final class PersonPresenter: PersonDetailPresentable, PersonDetailModuleInput {
  let marks: any MarkPresentable = MarkPresenter()
  private(set) var calls: [String] = []

  func onViewReappear(notice: String) {}
  func onViewAppear() async { calls.append("appear") }
  func onSelectMovie(at index: Int) async { calls.append("select \(index)") }
  func onMoveFocus(by rows: Int) { calls.append("focus \(rows)") }
  func onMore() { calls.append("more") }
  func onArrange(_ change: FilmArrangement.Change) { calls.append("arrange \(change)") }
  func onRetry() async { calls.append("retry") }
  func onRefresh() async { calls.append("refresh") }
  func onBack() { calls.append("back") }
  func onLoginEnd(isLoggedIn: Bool) async { calls.append("login \(isLoggedIn)") }
}
