public import MovieDiary
public import MovieEntities
public import MoviePresentation
public import Viper
public import ViperTesting

@testable public import MovieLibrary
@testable import ViperTestSupport

/// An interactor that returns prepared responses and records each request.
struct DiaryInteractorMock: DiaryInteractable {
  typealias Diaries = Answers<String, [DiaryEntry], MovieError>

  let recorder: Recorder
  let diaries: Diaries
  var hasDiary = true
  var marks: any MarkInteractable = UndoMock()

  func entries() async throws(MovieError) -> [DiaryEntry] {
    try await diaries.answer("entries", call: "interactor.entries()", recorder: recorder)
  }

  /// Finds the entries with the given ID.
  func ids(matching text: String) async -> Set<DiaryEntry.ID>? {
    await recorder.record("interactor.ids(matching: \(text))")
    return [text]
  }

  func remove(_ entry: DiaryEntry.ID) async throws(MovieError) -> Bool {
    try await !diaries.answer(
      "remove", call: "interactor.remove(\(entry))", recorder: recorder
    ).isEmpty
  }
}

/// Marks of which the last change can be undone.
@MainActor
final class UndoMock: MarkInteractable {
  var favorites: Set<MovieID> = []
  var failure: MovieError?
  private weak var observer: (any MarkObserver)?
  let canUndo = true

  nonisolated init() {}

  func marks(of movie: MovieID) -> Marks { Marks(isFavorite: favorites.contains(movie)) }

  func observe(_ observer: any MarkObserver) { self.observer = observer }

  /// Makes a movie a favorite, as another screen would.
  func addFavorite(_ movie: MovieID) {
    favorites.insert(movie)
    observer?.marksDidChange([movie])
  }

  func change(_ change: MarkChange, of movie: Film) async throws(MovieError) -> MarkResult? { nil }

  func undo() async throws(MovieError) -> UndoneChange? {
    if let failure { throw failure }
    return UndoneChange(
      LibraryChange(
        kind: .remove, movie: DiaryEntry.first.viewing.movie, id: "9", rating: nil,
        entry: DiaryEntry.first.id))
  }
}

extension ViewSpy: DiaryUI where State == DiaryState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: DiaryRouting, DiaryOutput {
  public func showMovie(_ movie: MovieViewModel) async { record("showMovie(\(movie.title))") }
  public func edit(_ entry: DiaryEntry) async { record("edit(\(entry.id))") }
  public func log(_ movie: Film) async { record("log(\(movie.title))") }
  public func log(typed text: String) async { record("log(typed: \(text))") }
  public func confirm(_ question: Confirmation) async -> Bool {
    record("confirm(\(question.question))")
    return true
  }
  public func showStats() async { record("showStats()") }
  public func diaryDidOpenStats() async { record("didOpenStats()") }
  public func close() { record("close()") }

  public func diary(didSelectMovie movie: MovieViewModel) async {
    record("didSelectMovie(\(movie.title))")
  }
  public func diary(didEdit entry: DiaryEntry) async { record("didEdit(\(entry.id))") }
}
