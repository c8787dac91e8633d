import Entities
import MovieDetail
import Wording

extension ScreenCommand {
  /// Prints the page of one movie of a list, chosen at random.
  ///
  /// - Parameters:
  ///   - query: The query that selects the movies.
  ///   - shape: The fields of the page.
  /// - Throws: `CommandFailure` if the list is empty or cannot be loaded, or the output cannot be
  ///   written.
  func random(
    _ query: MovieQuery, in shape: Shape<MovieDetailViewModel>
  ) async throws(CommandFailure) {
    var generator = SystemRandomNumberGenerator()
    let choice = RandomChoice { page throws(MovieError) in
      guard case .kind(let kind) = query, kind.isPersonal else {
        return try await gateways.catalogue.movies(query, page: page)
      }
      return try await gateways.account.movies(kind, page: page)
    }
    let movie: Int?
    do throws(MovieError) {
      movie = try await choice.movie(using: &generator)
    } catch {
      throw CommandFailure(error, in: context.localizer)
    }
    guard let movie else { throw empty(query) }
    try await detail(.tmdb(movie), pictures: nil, in: shape)
  }

  /// Returns TMDB's number of a movie, which only an IMDb id has to be looked up for.
  func number(of id: MovieID) async throws(CommandFailure) -> Int {
    try await gateways.number(of: id, in: context.localizer)
  }

  private func empty(_ query: MovieQuery) -> CommandFailure {
    let localizer = context.localizer
    let message =
      if case .discover = query {
        localizer("No movie fits, so there is none to choose. Leave out some of the options.")
      } else {
        localizer("The list is empty, so there is no movie to choose. Choose from another one.")
      }
    let failure = CommandFailure(
      exitCode: .failed, code: MovieError.Code.notFound.rawValue, message: message)
    // Only a filter can ask for movies that the embedded catalogue lacks.
    guard case .discover = query else { return failure }
    return gateways.sayingWhere(failure, localizer)
  }
}
