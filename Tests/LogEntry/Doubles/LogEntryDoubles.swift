import MovieEntities
public import MovieLogEntry
public import ViperTesting

@testable import ViperTestSupport

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

extension ViewSpy: LogEntryUI where State == LogEntryState {}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CallSpy: LogEntryRouting {
  public func close(notice: String) { record("close(\(notice.kind))") }
  public func close() { record("close()") }
}
