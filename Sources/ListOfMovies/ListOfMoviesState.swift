import MovieEntities
import MoviePresentation
package import Viper

extension ListOfMoviesState {
  /// The title of the list, with the text that narrows the rows.
  var title: String {
    let text = list.content?.arrangement.text ?? ""
    guard !text.isEmpty else { return heading.title }
    return heading.title + " & " + (text.count > 40 ? text.prefix(39) + "…" : text)
  }

  /// The total number of movies, not counting those that the user has removed since the list was
  /// loaded.
  var total: Int? {
    guard let movies = list.content?.movies else { return nil }
    guard heading.query.isPersonal else { return movies.totalResults }
    return max(movies.totalResults, movies.rows.count)
      - movies.rows.count(where: heading.isRemoved)
  }

  /// The failure to load the list or its next page, if any.
  package var failure: Failure? { list.failure ?? list.content?.movies.failure }

  /// Whether a request failed because a login is required.
  var needsLogin: Bool { failure?.code == MovieError.Code.notLoggedIn.rawValue }

  /// The movies, as the page loader sees them; setting them hides the notice.
  var movies: Phase<Paged<MovieViewModel>> {
    get {
      switch list {
      case .idle: .idle
      case .loading(let list): .loading(list?.movies)
      case .loaded(let list): .loaded(list.movies)
      case .failed(let failure, let list): .failed(failure, list?.movies)
      }
    }
    set {
      switch newValue {
      case .idle: list = .idle
      case .loading: list = .loading()
      case .failed(let failure, _): list = .failed(failure)
      case .loaded(let movies):
        var new = list.content ?? MovieListViewModel(movies)
        new.show(movies)
        list = .loaded(new)
      }
    }
  }

  /// Shows the error message for a filter, and the word that caused the error; `nil` hides the
  /// message.
  mutating func complain(_ validationError: String?, about word: String? = nil) {
    guard heading.validationError != validationError else { return }
    (heading.validationError, heading.mistake) = (validationError, word)
  }
}
