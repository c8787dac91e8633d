import ListOfMovies
import Viper

/// Tells the progress of the requests which page of a list comes next.
@MainActor
struct ListProgress {
  let progress: RequestProgress
  /// The number of rows to print; `nil` for one page.
  let limit: Int?

  /// Reports the page that follows the loaded ones.
  func update(_ state: ListOfMoviesState) {
    guard limit != nil, let movies = state.list?.movies else { return }
    let loaded = movies.lastPage - movies.firstPage + 1
    let required = movies.lastRequired(by: limit) - movies.firstPage + 1
    guard required > 1, loaded < required else { return progress.expect(nil) }
    progress.expect(ProgressLine.Page(number: loaded + 1, total: required))
  }
}
