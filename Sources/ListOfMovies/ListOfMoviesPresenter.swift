import Entities
import Viper

/// Decides what the list shows and when a page is asked for.
@MainActor
final class ListOfMoviesPresenter: ListOfMoviesPresentable {
  weak var ui: (any ListOfMoviesUI)?
  private let input: ListOfMoviesInput
  private let interactor: any ListOfMoviesInteractable
  private let router: any ListOfMoviesRouting
  private let mapper = MovieMapper()
  private var query: MovieQuery
  private var firstPage: Int
  private var state = ListOfMoviesState.idle
  /// Counts the lists that were begun: the answer to an older one is no longer wanted.
  private var generation = 0

  init(
    input: ListOfMoviesInput, interactor: any ListOfMoviesInteractable,
    router: any ListOfMoviesRouting
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    query = input.query
    firstPage = input.page
  }

  func onViewAppear() async {
    await load()
  }

  func onSelectMovie(at index: Int) async {
    guard case .loaded(let list) = state, list.rows.indices.contains(index) else { return }
    await router.showMovie(id: list.rows[index].id)
  }

  func onMore() async {
    guard case .loaded(let list) = state, list.nextPage == .available else { return }
    await loadNextPage(of: list)
  }

  func onRetry() async {
    switch state {
    case .failed(_, let failure) where failure.canRetry: await load()
    case .loaded(let list):
      guard case .failed(let failure) = list.nextPage, failure.canRetry else { return }
      await loadNextPage(of: list)
      await fillUp()
    case .idle, .loading, .empty, .failed: break
    }
  }

  func onRefresh() async {
    await load()
  }

  func onSearch(_ term: String) async {
    let words = term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    query = words.isEmpty ? input.query : .search(term: words, year: nil)
    // A search begins at its own first page, even for the term that was opened at a later one.
    firstPage = words.isEmpty ? input.page : 1
    await load()
  }

  func onBack() {
    router.close()
  }

  // MARK: Loading

  private func load() async {
    generation += 1
    let mine = generation
    let heading = mapper.heading(query, greeting: input.greeting)
    show(.loading(heading))
    do throws(MovieError) {
      let page = try await interactor.movies(query, page: firstPage)
      guard isWanted(mine) else { return }
      let list = MovieListViewModel(
        heading: heading, firstPage: firstPage, lastPage: firstPage, totalPages: page.totalPages,
        totalResults: page.totalResults, rows: [], nextPage: .none)
      show(adding(page, to: list))
      await fillUp()
    } catch {
      guard isWanted(mine), error.code != .cancelled else { return }
      show(.failed(heading, mapper.failure(error)))
    }
  }

  /// Fetches page after page until the limit is reached, when there is one.
  private func fillUp() async {
    while input.limit != nil, case .loaded(let list) = state, list.nextPage == .available {
      let mine = generation
      await loadNextPage(of: list)
      guard isWanted(mine) else { return }
    }
  }

  private func loadNextPage(of list: MovieListViewModel) async {
    let mine = generation
    var list = list
    list.nextPage = .loading
    show(.loaded(list))
    do throws(MovieError) {
      let page = try await interactor.movies(query, page: list.lastPage + 1)
      guard isWanted(mine) else { return }
      list.lastPage += 1
      show(adding(page, to: list))
    } catch {
      guard isWanted(mine), error.code != .cancelled else { return }
      list.nextPage = .failed(mapper.failure(error))
      show(.loaded(list))
    }
  }

  private func adding(_ page: MoviePage, to list: MovieListViewModel) -> ListOfMoviesState {
    var list = list
    var shown = Set(list.rows.map(\.id))
    list.rows += page.movies.filter { shown.insert($0.id).inserted }.map(mapper.row)
    if let limit = input.limit { list.rows = Array(list.rows.prefix(max(limit, 0))) }
    list.totalPages = page.totalPages
    list.totalResults = page.totalResults
    let isFull = input.limit.map { list.rows.count >= $0 } ?? false
    let isLast = page.movies.isEmpty || list.lastPage >= page.totalPages
    list.nextPage = isFull || isLast ? .none : .available
    return list.rows.isEmpty && list.nextPage == .none ? .empty(list) : .loaded(list)
  }

  // MARK: Showing

  /// Whether the answer to a list is still wanted: no newer one was begun, and the module is open.
  private func isWanted(_ load: Int) -> Bool {
    load == generation && !Task.isCancelled
  }

  private func show(_ new: ListOfMoviesState) {
    guard !Task.isCancelled, new != state else { return }
    state = new
    ui?.update(new)
  }
}
