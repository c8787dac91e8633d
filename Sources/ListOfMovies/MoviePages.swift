import Entities
import Wording

/// Fetches the pages of a list and joins them, with each movie once and no more rows than the
/// limit.
@MainActor
final class MoviePages {
  /// The maximum number of pages that are requested side by side to reach a limit.
  private static let mostAhead = 8

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
      heading: heading, firstPage: number, lastPage: number - 1, totalPages: 0, totalResults: 0,
      rows: [], nextPage: .none)
    return adding(page, to: list)
  }

  /// Requests the next page, and with a limit all further pages that it requires.
  ///
  /// - Parameters:
  ///   - list: The list before the next page.
  ///   - take: A closure that receives the pages in their order, and returns the last page to
  ///     request.
  func request(
    after list: MovieListViewModel, take: @escaping @MainActor (PagesAhead.Result) -> Int
  ) async {
    await request(after: list, through: max(lastRequired(by: list), list.lastPage + 1), take: take)
  }

  /// Returns a list with the pages after it up to a page, as far as there are any.
  func extended(
    _ list: MovieListViewModel, through last: Int
  ) async throws(MovieError) -> MovieListViewModel {
    func end(of list: MovieListViewModel) -> Int {
      list.nextPage == .available ? min(last, list.totalPages) : list.lastPage
    }
    var longer = Result<MovieListViewModel, MovieError>.success(list)
    await request(after: list, through: end(of: list)) { [self] page in
      longer = page.flatMap { page in longer.map { adding(page, to: $0) } }
      return (try? longer.get()).map(end) ?? 0
    }
    return try longer.get()
  }

  /// Returns the last page that the limit requires, if each further page has as many new movies as
  /// those of the list; the last page of the list if there is no limit.
  func lastRequired(by list: MovieListViewModel) -> Int {
    guard let limit, list.nextPage != .none else { return list.lastPage }
    let pages = list.lastPage - list.firstPage + 1
    let rows = max(list.rows.count, 1)
    let further = (max(limit - rows, 1) * pages + rows - 1) / rows
    return min(list.lastPage + further, list.totalPages)
  }

  /// Returns a list with its next page.
  func adding(_ page: MoviePage, to list: MovieListViewModel) -> MovieListViewModel {
    // After the user left a search, the list has its old rows, which are not those in `known`.
    var ids = known.rows == list.rows ? known.ids : Set(list.rows.map(\.id))
    known = ([], [])
    var list = list
    let new = page.movies.filter { ids.insert($0.id).inserted }
    let room = limit.map { max($0 - list.rows.count, 0) } ?? new.count
    list.rows.append(new.prefix(room).map { MovieViewModel($0) })
    known = (list.rows, ids)
    list.lastPage += 1
    list.totalPages = page.totalPages
    list.totalResults = page.totalResults
    list.unreadable += page.unreadable
    let isFull = limit.map { list.rows.count >= $0 } ?? false
    let isLast = page.movies.isEmpty || list.lastPage >= page.totalPages
    list.nextPage = isFull || isLast ? .none : .available
    return list
  }

  private func request(
    after list: MovieListViewModel, through last: Int,
    take: @escaping @MainActor (PagesAhead.Result) -> Int
  ) async {
    let query = list.heading.query
    let ahead = PagesAhead(
      after: list.lastPage, through: last,
      { [interactor] number in
        do throws(MovieError) {
          return .success(try await interactor.movies(query, page: number))
        } catch {
          return .failure(error)
        }
      }, take: take)
    await ahead.run(most: limit == nil ? 1 : Self.mostAhead)
  }
}

extension ListOfMoviesState {
  /// Returns the state of a list that has arrived.
  static func of(_ list: MovieListViewModel) -> ListOfMoviesState {
    list.rows.isEmpty && list.nextPage == .none ? .empty(list) : .loaded(list)
  }
}
