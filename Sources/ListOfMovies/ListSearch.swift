import MovieEntities
import Viper

/// Searching a list: when the typed query is requested, and what is shown when the search is left.
@MainActor
final class ListSearch {
  /// The time without typing after which a query is requested.
  private static let pause = Duration.milliseconds(500)

  private let input: ListOfMoviesInput
  private let shown: PresentedState<ListOfMoviesState>
  private let mapper: MovieMapper
  private let clock: any Clock<Duration>
  /// A closure that returns whether the rows of the opened list must be requested again.
  private let isOutdated: @MainActor () -> Bool
  /// A closure that requests a query and shows it.
  private let load: @MainActor (MovieQuery) async -> Void
  private let typing = LatestTask()
  /// The query that the user wants to see, which may still wait for more typing; `nil` if what the
  /// user has typed cannot be read.
  private var wanted: MovieQuery?
  /// The state of the list that was opened, at the time when a search replaced it.
  private var opened: ListOfMoviesState?
  private var state: ListOfMoviesState { shown.state }

  init(
    of input: ListOfMoviesInput, in shown: PresentedState<ListOfMoviesState>,
    mapper: MovieMapper,
    clock: any Clock<Duration>, isOutdated: @escaping @MainActor () -> Bool,
    load: @escaping @MainActor (MovieQuery) async -> Void
  ) {
    self.input = input
    self.shown = shown
    self.mapper = mapper
    self.clock = clock
    self.isOutdated = isOutdated
    self.load = load
    wanted = input.query
  }

  /// Shows what the user has typed, when the user has typed nothing else for a while.
  func type(_ text: String) async {
    let term = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    do throws(FilterMistake) {
      let query = try mapper.query(term, of: input)
      complain(nil)
      await show(query, isBlank: term.isEmpty)
    } catch {
      wanted = nil
      await afterPause { self.complain(about: error) }
    }
  }

  /// Forgets the list that was opened, because it must be requested again.
  func forgetOpened() {
    opened = nil
  }

  /// Forgets a query whose request was cancelled, so that it is requested when it is typed again.
  func giveUp(_ query: MovieQuery) {
    if wanted == query { wanted = state.query ?? input.query }
  }

  private func show(_ query: MovieQuery, isBlank: Bool) async {
    guard query != wanted || (state.failure != nil && !state.isList) else { return }
    wanted = query
    // Typing the opened term again retries it if it failed. A blank term is not a retry.
    let isTriedAgain = !isBlank && state.query == query && !state.isList
    if query == input.query, !isTriedAgain {
      typing.cancel()
      await leave()
    } else {
      await afterPause { await self.request(query) }
    }
  }

  private func afterPause(_ work: @escaping @MainActor () async -> Void) async {
    await typing.run { [clock] in
      do { try await clock.sleep(for: Self.pause) } catch { return }
      if !Task.isCancelled { await work() }
    }
  }

  private func request(_ query: MovieQuery) async {
    // The user may have typed on and come back to the term that is already shown.
    guard state.query != query || !state.isList else { return }
    if state.query == input.query {
      opened = nil
      if state.isList, !isOutdated() {
        // The search replaces the list, so a next page under way does not arrive.
        shown.cancelLoad()
        opened = state
      }
    }
    await load(query)
  }

  private func leave() async {
    guard state.query != input.query else { return }
    guard let opened else { return await load(input.query) }
    shown.show(opened)
    shown.cancelLoad()
  }

  private func complain(about mistake: FilterMistake) {
    if case .loading = state, state.query != input.query {
      // The mistake has cancelled the search, which then shows nothing more.
      shown.cancelLoad()
    }
    complain(mapper.complaint(mistake))
  }

  private func complain(_ complaint: String?) {
    shown.edit { $0.complain(complaint) }
  }
}
