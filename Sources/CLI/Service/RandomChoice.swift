import MovieViewModels
import Viper
import ViperCommandLine
import ViperLocalization

/// The random choice of a movie, with equal probability for all movies that the service serves.
struct RandomChoice {
  /// A closure that returns a page of the list; `nil` if it was cancelled.
  typealias Fetch = @MainActor (Int) async throws(CommandFailure) -> Paged<MovieViewModel>?

  let fetch: Fetch

  /// Returns TMDB's id of a movie, `nil` if the list is empty, after at most two requests.
  @MainActor
  func movie(
    using generator: inout some RandomNumberGenerator
  ) async throws(CommandFailure) -> Int? {
    guard let first = try await fetch(1) else { return nil }
    let length = first.rows.count + first.unreadable
    guard first.totalPages > 1, length > 0 else {
      return first.rows.randomElement(using: &generator)?.id
    }
    // The total includes movies beyond the last page that the service serves.
    let count = min(max(first.totalResults, length), first.totalPages * length)
    let index = Int.random(in: 0..<count, using: &generator)
    let number = index / length + 1
    let rows = number == 1 ? first.rows : try await fetch(number)?.rows ?? []
    if rows.indices.contains(index % length) { return rows[index % length].id }
    // The list has become shorter since the first page, or a movie could not be read.
    return
      (rows.randomElement(using: &generator) ?? first.rows.randomElement(using: &generator))?.id
  }
}
