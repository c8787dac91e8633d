import MovieViewModels
import Viper
import ViperCommandLine
import ViperLocalization

/// The choice of one movie of a list, of which every movie that the service serves is as likely.
struct RandomChoice {
  /// A closure that returns a page of the list; `nil` if it was cancelled.
  typealias Fetch = @MainActor (Int) async throws(CommandFailure) -> Paged<MovieViewModel>?

  let fetch: Fetch

  /// Chooses a movie with at most two requests: the first page says how many movies there are.
  ///
  /// Returns TMDB's identifier of the movie; `nil` if the list is empty.
  @MainActor
  func movie(
    using generator: inout some RandomNumberGenerator
  ) async throws(CommandFailure) -> Int? {
    guard let first = try await fetch(1) else { return nil }
    let length = first.rows.count + first.unreadable
    guard first.totalPages > 1, length > 0 else {
      return first.rows.randomElement(using: &generator)?.id
    }
    // The service counts movies behind the last page that it serves.
    let count = min(max(first.totalResults, length), first.totalPages * length)
    let place = Int.random(in: 0..<count, using: &generator)
    let number = place / length + 1
    let rows = number == 1 ? first.rows : try await fetch(number)?.rows ?? []
    if rows.indices.contains(place % length) { return rows[place % length].id }
    // The list has become shorter since the first page, or a movie could not be read.
    return
      (rows.randomElement(using: &generator) ?? first.rows.randomElement(using: &generator))?.id
  }
}
