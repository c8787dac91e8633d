import Viper

extension MovieDetailState {
  /// The state to restore if a load is cancelled; `nil` while a load is under way.
  ///
  /// Cancelling the load also cancels the request for the marks.
  var atRest: MovieDetailState? {
    switch self {
    case .loading: return nil
    case .idle, .failed: return self
    case .loaded(var movie):
      movie.marks.isAsked = false
      return .loaded(movie)
    }
  }
}
