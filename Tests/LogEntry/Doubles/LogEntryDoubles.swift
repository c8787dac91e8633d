import MovieEntities
import MovieLibrary
public import MovieLogEntry
public import Viper
public import ViperTesting

@testable import ViperTestSupport

/// An interactor that returns prepared responses and records each request.
struct LogEntryInteractorMock: LogEntryInteractable {
  typealias Saves = Answers<String, MovieError?, MovieError>

  let recorder: Recorder
  let saves: Saves
  var days = LoggedDays()
  var rating: OwnRating?
  var today: Day { .today }

  func loggedDays(of movie: Film) async -> LoggedDays { days }

  func rating(of movie: Film) async -> OwnRating? { rating }

  func save(_ change: LogEntryChange) async throws(MovieError) -> MovieError? {
    try await saves.answer(
      "save", call: "interactor.save(\(change.spelled))", recorder: recorder)
  }
}

extension ViewSpy: LogEntryUI where State == LogEntryState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: LogEntryRouting {
  public func confirm(_ question: Confirmation) async -> Bool {
    record("confirm()")
    return false
  }
  public func close(notice: String) { record("close(\(notice.kind))") }
  public func close() { record("close()") }
}
