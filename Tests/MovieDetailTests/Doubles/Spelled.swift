import MovieDetail
import Viper

/// A state as events spell it: `.loaded(278, 2 similar)`.
func spelled(_ state: MovieDetailState) -> String {
  switch state {
  case .idle: ".idle"
  case .loading: ".loading"
  case .loaded(let movie): ".loaded(\(movie.id), \(movie.similar.count) similar)"
  case .failed(let failure): ".failed(\(failure.code))"
  }
}
