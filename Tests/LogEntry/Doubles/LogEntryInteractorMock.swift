import MovieEntities
import MovieLogEntry
import ViperTesting

/// An interactor that returns prepared responses and records each request.
struct LogEntryInteractorMock: LogEntryInteractable {
  typealias Saves = Answers<String, MovieError?, MovieError>

  let recorder: Recorder
  let saves: Saves
  var today: Day { .today }

  func save(_ change: LogEntryChange) async throws(MovieError) -> MovieError? {
    try await saves.answer(
      "save", call: "interactor.save(\(change.spelled))", recorder: recorder)
  }
}
