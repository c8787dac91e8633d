import MovieEntities
import MovieLibrary

/// Changes the diary through the user's mark book.
struct LogEntryInteractor: LogEntryInteractable {
  let marks: MarkBook
  let now: @Sendable () -> Day
  /// Returns the movie of a catalog that has a title and a year.
  let find: @Sendable (Film) async -> Film
  var today: Day { now() }

  func found(_ typed: Film) async -> Film { await find(typed) }

  func loggedDays(of movie: Film) async -> LoggedDays {
    // If the diary can't be read, it can't be changed either, and saving says so.
    let library = try? await marks.library?.library()
    return library?.loggedDays(of: movie.id) ?? LoggedDays()
  }

  func rating(of movie: Film) async -> OwnRating? { await marks.marks(of: movie.id).rating }

  func save(_ change: LogEntryChange) async throws(MovieError) -> MovieError? {
    switch change {
    case .add(let viewing): return try await marks.log(viewing).rejection
    case .edit(let id, let fields):
      try await marks.edit(id, fields)
      return nil
    }
  }
}
