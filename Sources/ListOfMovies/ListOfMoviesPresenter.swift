import Entities
import Viper
import Wording

/// Decides what the list shows and when a page is requested.
@MainActor
final class ListOfMoviesPresenter: ListOfMoviesPresentable, ListOfMoviesModuleInput {
  /// The time without typing after which a search is requested.
  private static let pause = Duration.milliseconds(500)

  weak var ui: (any ListOfMoviesUI)?
  private let input: ListOfMoviesInput
  private let interactor: any ListOfMoviesInteractable
  private let router: any ListOfMoviesRouting
  private let clock: any Clock<Duration>
  private let mapper: MovieMapper
  private lazy var shown = Shown(ListOfMoviesState.idle) { [weak self] in self?.ui?.update($0) }
  private lazy var pages = PageLoader<ListOfMoviesState, MovieViewModel, MovieError>(
    of: shown, limit: input.limit, order: input.order?.sorted, list: { $0.movies },
    replacing: { $0.showing($1) }, failure: { [mapper] in mapper.failure($0) },
    fetch: { [interactor, mapper, input] state, number throws(MovieError) in
      mapper.page(try await interactor.movies(state.query ?? input.query, page: number))
    })
  /// The query that the user wants to see, which may be a search that still waits for more typing;
  /// `nil` if what the user has typed cannot be read.
  private var wanted: MovieQuery?
  /// The state of the list that was opened, at the time when a search replaced it.
  private var opened: ListOfMoviesState?
  /// Whether the list should have been requested again while a search had replaced it.
  private var isOverdue = false
  private let searches = LatestTask()

  init(
    input: ListOfMoviesInput, interactor: any ListOfMoviesInteractable,
    router: any ListOfMoviesRouting, clock: any Clock<Duration>, localizer: Localizer
  ) {
    self.input = input
    self.interactor = interactor
    self.router = router
    self.clock = clock
    mapper = MovieMapper(localizer: localizer)
    wanted = input.query
  }

  func onViewAppear() async {
    await reload()
  }

  func onViewReappear() async {
    guard input.query.isPersonal else { return }
    // If a search has replaced the list, request it when the search is left or cancelled.
    opened = nil
    guard state.query == input.query else { return isOverdue = true }
    switch state {
    case .loaded: await pages.again()
    case .empty: await reload()
    case .idle, .loading, .failed: break
    }
  }

  func onSelectMovie(at index: Int) async {
    guard let movie = pages.select(at: index) else { return }
    await router.showMovie(id: movie.id, title: movie.title)
  }

  func onMoveFocus(by rows: Int) async {
    await pages.moveFocus(by: rows)
  }

  func onMore() async {
    await pages.next()
  }

  func onRetry() async {
    if case .failed(_, let failure) = state {
      if failure.canRetry { await reload() }
    } else {
      await pages.retry()
    }
  }

  func onRefresh() async {
    await reload()
  }

  func onLogIn() async {
    guard state.needsLogin else { return }
    await router.logIn(for: self)
  }

  func onLoginEnd(isLoggedIn: Bool) async {
    if isLoggedIn { await reload() }
  }

  func onBack() { router.close() }

  func onSearch(_ term: String) async {
    let typed = term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let query: MovieQuery
    do throws(FilterMistake) {
      query = try mapper.query(typed, of: input)
      complain(nil)
    } catch {
      wanted = nil
      return await searches.run { await self.complainLater(error) }
    }
    guard query != wanted || state.hasFailed else { return }
    wanted = query
    // Typing the opened term again retries it if it failed. A blank term is not a retry.
    let isTriedAgain = !typed.isEmpty && state.query == query && !state.isList
    if query == input.query, !isTriedAgain {
      searches.cancel()
      await goBackToList()
    } else {
      await searches.run { await self.search(query) }
    }
  }

  private func search(_ query: MovieQuery) async {
    do { try await clock.sleep(for: Self.pause) } catch { return }
    guard !Task.isCancelled else { return }
    // The user may have typed on and come back to the term that is already shown.
    guard state.query != query || !state.isList else { return }
    if state.query == input.query {
      opened = state.isList && !pages.isOutdated ? shown.rest : nil
    }
    await load(query)
  }

  /// Says what is wrong with a filter when the user has typed nothing else for a while.
  private func complainLater(_ mistake: FilterMistake) async {
    do { try await clock.sleep(for: Self.pause) } catch { return }
    if case .loading = state, state.query != input.query {
      // The mistake has cancelled the search, which then shows nothing more.
      let before = shown.rest
      shown.cancelLoad()
      shown.show(before)
    }
    complain(mapper.complaint(mistake))
  }

  private func complain(_ complaint: String?) {
    shown.show(state.complaining(complaint), resting: shown.rest.complaining(complaint))
  }

  private func goBackToList() async {
    guard state.query != input.query else { return }
    guard let opened else { return await load(input.query) }
    shown.cancelLoad()
    shown.show(opened)
  }

  private func reload() async { await load(state.query ?? input.query) }

  private func load(_ query: MovieQuery) async {
    let heading = mapper.heading(query, of: input)
    let number = query == input.query ? input.page : 1
    let hasArrived = await pages.first(number, showing: .loading(heading)) { .failed(heading, $0) }
    if hasArrived {
      isOverdue = false
    } else if wanted == query {
      // A cancelled request leads back to what was shown before it.
      wanted = state.query ?? input.query
    }
    guard isOverdue, state.isList, state.query == input.query else { return }
    isOverdue = false
    await onViewReappear()
  }

  private var state: ListOfMoviesState { shown.state }
}
