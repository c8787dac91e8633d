import ListOfMovies
import Viper

extension ListOfMoviesState {
  /// The failure of the list or of its next page, if any.
  var failure: Failure? {
    switch self {
    case .failed(_, let failure): return failure
    case .loaded(let list):
      if case .failed(let failure) = list.movies.nextPage { return failure }
      return nil
    case .idle, .loading, .empty: return nil
    }
  }

  /// The part of the list that has been loaded; `nil` if none has.
  var list: MovieListViewModel? {
    switch self {
    case .empty(let list), .loaded(let list): list
    case .idle, .loading, .failed: nil
    }
  }
}
