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

  /// The loaded movies; `nil` if there are no rows and no next page.
  var movies: Paged<MovieViewModel>? {
    if case .loaded(let list) = self { list.movies } else { nil }
  }

  /// Shows the error message for a filter, and the word that caused the error; `nil` hides the
  /// message.
  mutating func complain(_ validationError: String?, about word: String? = nil) {
    guard var heading, heading.validationError != validationError else { return }
    (heading.validationError, heading.mistake) = (validationError, word)
    switch self {
    case .loading: self = .loading(heading)
    case .failed(_, let failure): self = .failed(heading, failure)
    case .idle, .empty, .loaded: list?.heading = heading
    }
  }

  /// The failure to load the list or its next page, if any.
  package var failure: Failure? {
    switch self {
    case .failed(_, let failure): return failure
    case .loaded(let list):
      if case .failed(let failure) = list.movies.nextPage { return failure }
      return nil
    case .idle, .loading, .empty: return nil
    }
  }

  /// Whether a request failed because a login is required.
  var needsLogin: Bool { failure?.code == MovieError.Code.notLoggedIn.rawValue }

  /// The loaded list, which may be empty; `nil` if it is not loaded.
  package var list: MovieListViewModel? {
    get {
      switch self {
      case .empty(let list), .loaded(let list): list
      case .idle, .loading, .failed: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .empty: self = .empty(newValue)
      case .loaded: self = .loaded(newValue)
      case .idle, .loading, .failed: break
      }
    }
  }

  /// How far the loading of the movies has got, for the page loader and the search.
  var moviesPhase: Phase<Paged<MovieViewModel>> {
    switch self {
    case .idle: .idle
    case .loading: .loading()
    case .empty(let list), .loaded(let list): .loaded(list.movies)
    case .failed(_, let failure): .failed(failure)
    }
  }

  /// The query whose movies are shown or loading.
  var shownQuery: MovieQuery { query ?? .kind(.popular) }
}
