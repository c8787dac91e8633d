import Entities
import ListOfMovies
import Viper

/// A query as events spell it: `.kind(.popular)`.
func spelled(_ query: MovieQuery) -> String {
  switch query {
  case .kind(let kind): ".kind(.\(kind))"
  case .search(let term, nil): ".search(\(term))"
  case .search(let term, let year?): ".search(\(term), \(year))"
  }
}

/// A state as events spell it: `.loaded(20 rows, next: available)`.
func spelled(_ state: ListOfMoviesState) -> String {
  switch state {
  case .idle: ".idle"
  case .loading: ".loading"
  case .empty: ".empty"
  case .loaded(let list): ".loaded(\(list.rows.count) rows\(spelled(list.nextPage)))"
  case .failed(_, let failure): ".failed(\(failure.code))"
  }
}

private func spelled(_ page: MovieListViewModel.NextPage) -> String {
  switch page {
  case .none: ""
  case .available: ", next: available"
  case .loading: ", next: loading"
  case .failed(let failure): ", next: failed(\(failure.code))"
  }
}
