public import MovieDiary
public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import ViperTesting

@testable import ViperTestSupport

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

extension ViewSpy: DiaryUI where State == DiaryState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: DiaryRouting, DiaryOutput {
  public func showMovie(_ movie: MovieViewModel) async { record("showMovie(\(movie.title))") }
  public func edit(_ entry: DiaryEntry) async { record("edit(\(entry.id))") }
  public func log(_ movie: Film) async { record("log(\(movie.title))") }
  public func showStats() async { record("showStats()") }
  public func diaryDidOpenStats() async { record("didOpenStats()") }
  public func close() { record("close()") }

  public func diary(didSelectMovie movie: MovieViewModel) async {
    record("didSelectMovie(\(movie.title))")
  }
  public func diary(didEdit entry: DiaryEntry) async { record("didEdit(\(entry.id))") }
}
