public import Entities
public import Viper

/// The values that a movie page is opened with.
public struct MovieDetailInput: Hashable, Sendable {
  /// The identifier of the movie.
  public let id: MovieID
  /// The title of the movie, to show while its page is loading; empty if it is not known.
  public let title: String

  /// Creates an input.
  public init(id: MovieID, title: String = "") {
    self.id = id
    self.title = title
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol MovieDetailPresentable: AnyObject {
  /// Returns a text that is the same for every movie, in the user's language.
  func label(_ label: MovieDetailLabel) -> String
  /// Called when the page has been added to the window.
  func onViewAppear() async
  /// Called when the user has opened one of the people.
  ///
  /// - Parameter index: The index among the view model's `people`, from 0. An index without a
  ///   person is ignored.
  func onSelectPerson(at index: Int) async
  /// Called when the user has opened one of the similar movies.
  ///
  /// - Parameter index: The index among the similar movies, from 0. An index without a movie is
  ///   ignored.
  func onSelectSimilarMovie(at index: Int) async
  /// Called when the user has moved the focus among the people and the similar movies.
  ///
  /// - Parameter rows: The number of rows to move by. A negative number moves the focus back. The
  ///   focus stops at the first and the last row.
  func onMoveFocus(by rows: Int)
  /// Called when the user wants to add the movie to the favorites, or to remove it.
  func onFavorite() async
  /// Called when the user wants to add the movie to the watchlist, or to remove it.
  func onWatchlist() async
  /// Called when the user has changed the text of the rating field.
  ///
  /// - Parameter text: The whole text of the field.
  func onChangeRating(_ text: String)
  /// Called when the user wants to submit the rating in the field.
  ///
  /// An empty field removes the user's rating.
  func onRate() async
  /// Called when the user wants to see the whole cast.
  func onShowAllCast()
  /// Called when the user wants to retry what failed.
  func onRetry() async
  /// Called when the user wants to load the movie again.
  func onRefresh() async
  /// Called when the user goes back.
  func onBack()
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol MovieDetailInteractable: Sendable {
  /// Returns everything about a movie.
  ///
  /// - Parameter id: TMDB's number of the movie, or an IMDb identifier.
  /// - Returns: The movie.
  /// - Throws: `MovieError`, as the catalogue throws it.
  nonisolated(nonsending) func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie

  /// Returns the marks that the logged-in user has set on a movie.
  ///
  /// - Parameter movie: TMDB's number of the movie.
  /// - Returns: `nil` if no user is logged in.
  /// - Throws: `MovieError`, as the account service throws it.
  nonisolated(nonsending) func states(
    of movie: Int
  ) async throws(MovieError) -> AccountStates?

  /// Changes a mark that the logged-in user has set on a movie.
  ///
  /// - Parameters:
  ///   - change: The change of the mark.
  ///   - movie: TMDB's number of the movie.
  /// - Throws: `MovieError`, as the account service throws it; `notLoggedIn` if no user is logged
  ///   in.
  nonisolated(nonsending) func apply(_ change: MarkChange, for movie: Int) async throws(MovieError)
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol MovieDetailUI: AnyObject {
  /// Shows a new state.
  ///
  /// - Parameter state: The new state, with everything that the screen shows.
  func update(_ state: MovieDetailState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol MovieDetailRouting: AnyObject {
  /// Opens another movie, and returns when its screen has settled.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the movie.
  ///   - title: The title of the movie, to show while its page is loading.
  func showMovie(id: Int, title: String) async
  /// Opens a person, and returns when the person's screen has settled.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the person.
  ///   - name: The name of the person, to show while the person's page is loading.
  func showPerson(id: Int, name: String) async
  /// Opens the log-in, and returns when its screen has settled.
  ///
  /// - Parameter detail: The movie page that is told when the log-in has ended.
  /// - Returns: `true` if the log-in was opened; `false` if the user has gone on to another screen.
  func logIn(for detail: any MovieDetailModuleInput) async -> Bool
  /// Goes back to where the page was opened from.
  func close()
}

/// The interface of the object that opened the movie page, which the page calls on the main actor.
@MainActor
public protocol MovieDetailOutput: AnyObject {
  /// Called when the user has chosen another movie.
  ///
  /// Return when the movie's screen has settled.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the movie.
  ///   - title: The title of the movie, to show while its page is loading.
  func movieDetail(didSelectMovie id: Int, title: String) async
  /// Called when the user has chosen a person.
  ///
  /// Return when the person's screen has settled.
  ///
  /// - Parameters:
  ///   - id: TMDB's number of the person.
  ///   - name: The name of the person, to show while the person's page is loading.
  func movieDetail(didSelectPerson id: Int, name: String) async
  /// Called when a change of the user requires a log-in.
  ///
  /// Return when the screen of the log-in has settled.
  ///
  /// - Parameter detail: The movie page, to be told when the log-in has ended. It has kept the
  ///   change.
  /// - Returns: `true` if the log-in was opened; `false` if another screen is on top of the page.
  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool
}

/// The movie page's interface for the object that opened it, which calls it on the main actor.
@MainActor
public protocol MovieDetailModuleInput: AnyObject {
  /// Called when the log-in that a change required has ended.
  ///
  /// The method returns when the screen has settled.
  ///
  /// - Parameter isLoggedIn: Whether the user is logged in now. If so, the change is applied. If
  ///   the user went back, the change is dropped.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// The state of the screen, with everything that it shows.
public enum MovieDetailState: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The movie is under way. Its title is empty if it is not known yet.
  case loading(title: String)
  /// The movie has arrived.
  case loaded(MovieDetailViewModel)
  /// The request has failed.
  case failed(Failure)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias MovieDetailScreen = MovieDetailUI & Screen

extension Updates: MovieDetailUI where State == MovieDetailState {}
