import ListOfMovies
import MovieEntities
import Viper

/// Returns the text of a state in events: `.loaded(20 rows, focus: 3, next: available)`.
func spelled(_ state: ListOfMoviesState) -> String {
  switch state.list {
  case .idle: ".idle"
  case .loading: ".loading"
  case .loaded(let list) where list.movies.isEmpty: ".empty"
  case .loaded(let list):
    ".loaded(\(list.rows.count) rows\(spelled(list.movies.focus))\(spelled(list.movies.nextPage))"
      + (list.notice.map { ", \($0)" } ?? "") + ")"
  case .failed(let failure, _): ".failed(\(failure.code))"
  }
}

/// Returns the text of the focus, empty for the first row.
private func spelled(_ focus: Int) -> String {
  focus == 0 ? "" : ", focus: \(focus)"
}

private func spelled(_ page: NextPage) -> String {
  switch page {
  case .none: ""
  case .available: ", next: available"
  case .loading: ", next: loading"
  case .failed(let failure): ", next: failed(\(failure.code))"
  }
}
