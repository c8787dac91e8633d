import MovieDiary
import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper

// Custom types for the parts of a diary.

nonisolated struct DiaryPages: DiaryInteractable {
  let hasDiary = true

  func entries() async throws(MovieError) -> [DiaryEntry] { [] }
  func ids(matching text: String) async -> Set<DiaryEntry.ID>? { nil }
  func remove(_ entry: DiaryEntry.ID) async throws(MovieError) -> Bool { true }
}

@MainActor
final class CustomDiaryRouter: DiaryRouting, DiaryOutput, MovieLogOutput {
  func showMovie(_ movie: MovieViewModel) async {}
  func edit(_ entry: DiaryEntry) async {}
  func log(_ movie: MovieEntities.Film) async {}
  func showStats() async {}
  func confirm(_ question: Confirmation) async -> Bool { false }
  func close() {}
  func diaryDidOpenStats() async {}
  func diary(didSelectMovie movie: MovieViewModel) async {}
  func diary(didEdit entry: DiaryEntry) async {}
}

@MainActor
final class DiaryStore: DiaryUI, Screen {
  let presenter: any DiaryPresentable
  private(set) var titles: [String] = []

  init(presenter: any DiaryPresentable) { self.presenter = presenter }

  func update(_ state: DiaryState) {
    titles = state.list.content?.rows.map(\.movie.title) ?? []
  }

  func onAppear() async { await presenter.onViewAppear() }
}

@MainActor
final class CustomDiaryPresenter: DiaryPresentable {
  func onViewAppear() async {}
  func onViewReappear(notice: String?) async {}
  func onSelectMovie(at index: Int) async {}
  func onMoveFocus(by rows: Int) {}
  func onPreviousYear() {}
  func onNextYear() {}
  func onSearch(_ text: String) async {}
  func onArrange(_ change: DiaryArrangement.Change) {}
  func onRetry() async {}
  func onRefresh() async {}
  func onEdit() async {}
  func onDelete() async {}
  func onUndo() async {}
  func onLog() async {}
  func onShowStats() async {}
  func onBack() {}
}
