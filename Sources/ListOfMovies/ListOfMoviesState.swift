import MovieEntities
import MoviePresentation
package import Viper
import ViperLocalization

extension ListOfMoviesState {
  /// The heading of the list; `nil` if nothing has been requested yet.
  var heading: MovieListHeading? {
    switch self {
    case .idle: nil
    case .loading(let heading), .failed(let heading, _): heading
    case .empty(let list), .loaded(let list): list.heading
    }
  }

  /// The query that selects the movies; `nil` if nothing has been requested yet.
  var query: MovieQuery? { heading?.query }

  /// The movies that have been loaded; `nil` if there is no row and no next page.
  var movies: Paged<MovieViewModel>? {
    if case .loaded(let list) = self { list.movies } else { nil }
  }

  /// Returns the same state with what is wrong with a filter, or without that if it is `nil`.
  func complaining(_ complaint: String?) -> ListOfMoviesState {
    guard var heading, heading.complaint != complaint else { return self }
    heading.complaint = complaint
    switch self {
    case .loading: return .loading(heading)
    case .failed(_, let failure): return .failed(heading, failure)
    case .idle, .empty, .loaded: return changing { $0.heading = heading }
    }
  }

  /// Returns the same list with what the user does with its movies.
  func acting(_ actions: MovieListActions) -> ListOfMoviesState {
    guard list?.actions != actions else { return self }
    return changing { $0.actions = actions }
  }

  /// Returns the same list with the people whom its search has found.
  func showing(_ people: FoundPeople) -> ListOfMoviesState {
    guard list?.people != people else { return self }
    return changing { $0.people = people }
  }

  /// Returns the same list with a sentence about what the user's last action has done.
  func noticing(_ notice: String?) -> ListOfMoviesState {
    changing { $0.notice = notice }
  }

  /// Returns the same list with its rows arranged in another way.
  func arranged(_ arrangement: MovieArrangement) -> ListOfMoviesState {
    guard list?.arrangement != arrangement else { return self }
    return changing { $0.arrangement = arrangement }
  }

  /// Returns the same state with a change of its list, if it has one.
  private func changing(_ change: (inout MovieListViewModel) -> Void) -> ListOfMoviesState {
    guard var list else { return self }
    list.notice = nil
    change(&list)
    return movies == nil ? .empty(list) : .loaded(list)
  }

  /// The failure of the list or of its next page, if any.
  package var failure: Failure? {
    switch self {
    case .failed(_, let failure): return failure
    case .loaded(let list):
      if case .failed(let failure) = list.movies.nextPage { return failure }
      return nil
    case .idle, .loading, .empty: return nil
    }
  }

  /// Whether a request has failed that requires a log-in.
  var needsLogin: Bool { failure?.code == MovieError.Code.notLoggedIn.rawValue }

  /// The list, with or without rows; `nil` if none has been loaded.
  package var list: MovieListViewModel? {
    switch self {
    case .empty(let list), .loaded(let list): list
    case .idle, .loading, .failed: nil
    }
  }

  /// Whether the state is a list, with or without rows.
  var isList: Bool { list != nil }
}
