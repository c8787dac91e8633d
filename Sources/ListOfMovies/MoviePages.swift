import Entities
import Wording

/// Fetches the pages of a list and joins them, with each movie once and no more rows than the
/// limit.
@MainActor
final class MoviePages {
  private let interactor: any ListOfMoviesInteractable
  private let limit: Int?
  /// The movies of the list that was joined last, so that a new page needs no look at the earlier
  /// ones.
  private var known: (rows: MovieRows, ids: Set<Int>) = ([], [])

  init(interactor: any ListOfMoviesInteractable, limit: Int?) {
    self.interactor = interactor
    self.limit = limit
  }

  /// Returns a list of one page.
  func first(
    _ number: Int, under heading: MovieListHeading
  ) async throws(MovieError) -> MovieListViewModel {
    let page = try await interactor.movies(heading.query, page: number)
    let list = MovieListViewModel(
      heading: heading, firstPage: number, lastPage: number, totalPages: 0, totalResults: 0,
      rows: [], nextPage: .none)
    return adding(page, to: list)
  }

  /// A list with one page more.
  func next(after list: MovieListViewModel) async throws(MovieError) -> MovieListViewModel {
    let page = try await interactor.movies(list.heading.query, page: list.lastPage + 1)
    var list = list
    list.lastPage += 1
    return adding(page, to: list)
  }

  private func adding(_ page: MoviePage, to list: MovieListViewModel) -> MovieListViewModel {
    // A search that was left has its rows back, which are others than the last ones here.
    var ids = known.rows == list.rows ? known.ids : Set(list.rows.map(\.id))
    known = ([], [])
    var list = list
    let new = page.movies.filter { ids.insert($0.id).inserted }
    let room = limit.map { max($0 - list.rows.count, 0) } ?? new.count
    list.rows.append(new.prefix(room).map { MovieViewModel($0) })
    known = (list.rows, ids)
    list.totalPages = page.totalPages
    list.totalResults = page.totalResults
    list.unreadable += page.unreadable
    let isFull = limit.map { list.rows.count >= $0 } ?? false
    let isLast = page.movies.isEmpty || list.lastPage >= page.totalPages
    list.nextPage = isFull || isLast ? .none : .available
    return list
  }
}

extension ListOfMoviesState {
  /// Returns the state of a list that has arrived.
  static func of(_ list: MovieListViewModel) -> ListOfMoviesState {
    list.rows.isEmpty && list.nextPage == .none ? .empty(list) : .loaded(list)
  }
}
