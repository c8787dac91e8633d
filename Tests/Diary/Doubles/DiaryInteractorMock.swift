import MovieDiary
import MovieEntities
import ViperTesting

/// An interactor that returns prepared responses and records each request.
struct DiaryInteractorMock: DiaryInteractable {
  typealias Pages = Answers<Int, DiaryPage, MovieError>

  let recorder: Recorder
  let pages: Pages
  var hasDiary = true

  func entries(page: Int) async throws(MovieError) -> DiaryPage {
    try await pages.answer(page, call: "interactor.entries(page: \(page))", recorder: recorder)
  }
}
