import Entities
import Viper

extension ListOfMoviesState {
  /// Which movies it is about; `nil` before anything was asked for.
  var query: MovieQuery? {
    switch self {
    case .idle: nil
    case .loading(let heading), .failed(let heading, _): heading.query
    case .empty(let list), .loaded(let list): list.heading.query
    }
  }

  /// Whether the first page did not come.
  var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }

  /// Whether something did not come that a log-in would bring.
  var needsLogin: Bool {
    switch self {
    case .failed(_, let failure): return failure.code == MovieError.Code.notLoggedIn.rawValue
    case .loaded(let list):
      guard case .failed(let failure) = list.nextPage else { return false }
      return failure.code == MovieError.Code.notLoggedIn.rawValue
    case .idle, .loading, .empty: return false
    }
  }

  /// The state to come back to when something else took its place; `nil` while the first page is under way.
  ///
  /// A next page that was under way can be asked for again.
  var atRest: ListOfMoviesState? {
    switch self {
    case .loading: return nil
    case .idle, .empty, .failed: return self
    case .loaded(var list):
      if list.nextPage == .loading { list.nextPage = .available }
      return .loaded(list)
    }
  }

  /// Whether it is a list, with rows or without.
  var isList: Bool {
    switch self {
    case .empty, .loaded: true
    case .idle, .loading, .failed: false
    }
  }
}
