import Entities
import Viper

extension ListOfMoviesState {
  /// The query that selects the movies; `nil` if nothing has been requested yet.
  var query: MovieQuery? {
    switch self {
    case .idle: nil
    case .loading(let heading), .failed(let heading, _): heading.query
    case .empty(let list), .loaded(let list): list.heading.query
    }
  }

  /// Whether the request for the first page has failed.
  var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// Whether a request has failed that requires a log-in.
  var needsLogin: Bool {
    switch self {
    case .failed(_, let failure): return failure.code == MovieError.Code.notLoggedIn.rawValue
    case .loaded(let list):
      guard case .failed(let failure) = list.nextPage else { return false }
      return failure.code == MovieError.Code.notLoggedIn.rawValue
    case .idle, .loading, .empty: return false
    }
  }

  /// The state to restore after something else was shown; `nil` while the first page is under way.
  ///
  /// A next page that was under way can be requested again.
  var atRest: ListOfMoviesState? {
    switch self {
    case .loading: return nil
    case .idle, .empty, .failed: return self
    case .loaded(var list):
      if list.nextPage == .loading { list.nextPage = .available }
      return .loaded(list)
    }
  }

  /// Whether the state is a list, with or without rows.
  var isList: Bool {
    switch self {
    case .empty, .loaded: true
    case .idle, .loading, .failed: false
    }
  }
}
