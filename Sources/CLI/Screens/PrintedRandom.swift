import ListOfMovies
import MovieDetail
import MovieEntities
import MovieViewModels
import Viper
import ViperCommandLine
import ViperLocalization

extension ScreenCommand {
  /// Prints the page of one movie of a list, chosen at random.
  func random(
    _ query: MovieQuery, in selection: FieldSelection<MovieDetailViewModel>
  ) async throws(CommandFailure) {
    var generator = SystemRandomNumberGenerator()
    let choice = RandomChoice { number throws(CommandFailure) in try await page(number, of: query) }
    guard let movie = try await choice.movie(using: &generator) else { throw empty(query) }
    try await detail(.tmdb(movie), pictures: nil, in: selection)
  }

  /// Opens a list at a page, and returns its rows; `nil` if that was cancelled.
  private func page(
    _ number: Int, of query: MovieQuery
  ) async throws(CommandFailure) -> Paged<MovieViewModel>? {
    let last = SceneCache(ListOfMoviesState.idle)
    await router.openList(ListOfMoviesInput(query: query, page: number)) { presenter in
      ProgramView(last) { await presenter.onViewAppear() }
    }
    if let failure = last.state.failure { throw CommandFailure(failure, in: context.localizer) }
    return last.state.list?.movies
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
    // Only a filter can select movies that the embedded catalog lacks.
    guard case .discover = query else { return failure }
    return gateways.addingSource(to: failure, localizer)
  }
}
