public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import Viper

/// The parameters for opening a movie page.
public struct MovieDetailInput: Hashable, Sendable {
  /// The movie's identifier.
  public let id: MovieID
  /// The movie's title, to show while the page is loading; empty if unknown.
  public let title: String
  /// The row that the page was opened from, if any, to show while the page is loading.
  public let row: MovieViewModel?
  /// The state to restore from an earlier run, if any.
  public let savedState: MovieDetailSavedState?

  /// Creates the parameters.
  public init(id: MovieID, title: String = "", savedState: MovieDetailSavedState? = nil) {
    self.id = id
    self.title = title
    self.savedState = savedState
    row = nil
  }

  /// Creates the parameters for the movie in a row.
  public init(_ row: MovieViewModel) {
    id = row.id
    title = row.title
    self.row = row
    savedState = nil
  }
}

/// A movie page's saved state: the focus, and whether the whole cast was shown.
public struct MovieDetailSavedState: Codable, Hashable, Sendable {
  /// The TMDB ID of the focused person, if any.
  public var person: Int?
  /// The TMDB ID of the focused similar movie, if any.
  public var movie: Int?
  /// Whether the whole cast was shown.
  public var showsAllCast: Bool

  /// Creates a saved state.
  public init(person: Int? = nil, movie: Int? = nil, showsAllCast: Bool = false) {
    self.person = person
    self.movie = movie
    self.showsAllCast = showsAllCast
  }
}

/// The presenter's interface for the view, called on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol MovieDetailPresentable: AnyObject {
  /// Called when the page has been added to the window.
  func onViewAppear() async
  /// Called when the page is back on top, and the form above it has left a notice.
  func onViewReappear(notice: String)
  /// Called when the user opens one of the view model's `shownCast`.
  ///
  /// An invalid index is ignored.
  func onSelectPerson(at index: Int) async
  /// Called when the user opens one of the view model's `directors`.
  ///
  /// An invalid index is ignored.
  func onSelectDirector(at index: Int) async
  /// Called when the user opens one of the similar movies.
  ///
  /// An invalid index is ignored.
  func onSelectSimilarMovie(at index: Int) async
  /// Called when the user moves the focus by a number of rows among cast members and similar movies.
  ///
  /// Negative numbers move up.
  ///
  /// The focus stops at the first and last row.
  func onMoveFocus(by rows: Int)
  /// The part of the presenter for marking the movie.
  var marks: any MarkPresentable { get }
  /// Called when the user expands the cast.
  func onShowAllCast()
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the page.
  func onRefresh() async
  /// Called when the user goes back, which closes the rating prompt if it is shown, and otherwise
  /// closes the page.
  func onBack()
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol MovieDetailInteractable: MovieInteractable {
  /// Returns a movie with all its details.
  ///
  /// - Parameters:
  ///   - id: The ID of the movie.
  ///   - reload: Whether the user has asked for the current data, so that stored data will not do.
  /// - Returns: The movie.
  /// - Throws: `MovieError` from the catalog.
  nonisolated(nonsending) func movie(
    _ id: MovieID, reload: Bool
  ) async throws(MovieError) -> any DetailedMovie
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol MovieDetailUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: MovieDetailState)
}

/// The router's interface for the presenter, called on the main actor.
@MainActor
public protocol MovieDetailRouting: MovieLogOutput {
  /// Opens the movie in a row, and returns when the movie's screen has settled.
  ///
  /// The movie's page shows the row while it is loading.
  func showMovie(_ movie: MovieViewModel) async
  /// Opens the person with the given TMDB ID, and returns when the person's screen has settled.
  ///
  /// The person's page shows the name while it is loading.
  func showPerson(id: Int, name: String) async
  /// Opens the login, and returns when the login screen has settled.
  ///
  /// The page is notified when the login ends.
  ///
  /// - Returns: `true` if the login was opened; `false` if the user has moved on to another screen.
  func logIn(for detail: any MovieDetailModuleInput) async -> Bool
  /// Closes the page.
  func close()
}

/// The interface of the object that opened the movie page, called by the page on the main actor.
@MainActor
public protocol MovieDetailOutput: MovieLogOutput {
  /// Called when the user has chosen another movie.
  ///
  /// Pass the row to the movie's page, so that the page can show the row while it is loading.
  /// Return when the movie's screen has settled.
  func movieDetail(didSelectMovie movie: MovieViewModel) async
  /// Called with the TMDB ID and name of the person that the user has chosen.
  ///
  /// Return when the person's screen has settled.
  func movieDetail(didSelectPerson id: Int, name: String) async
  /// Called when a mark change requires a login.
  ///
  /// Notify the page when the login ends. Return when the login's screen has settled.
  ///
  /// - Returns: `true` if the login was opened; `false` if another screen is on top of the page.
  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool
}

/// The movie page's interface for the object that opened its login, called on the main actor.
@MainActor
public protocol MovieDetailModuleInput: AnyObject {
  /// Called when a login has ended or has been canceled, if a mark change required the login.
  ///
  /// Applies the change if the user is logged in; otherwise discards it.
  ///
  /// Returns when the screen has settled.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// The complete state of the screen.
public struct MovieDetailState: Equatable, Sendable {
  /// The title to show until the movie is loaded; empty if unknown.
  public var title: String
  /// Whether the movie can be marked.
  public var hasMarks: Bool
  /// Whether the movie can be added to a diary.
  public var canLog: Bool
  /// The movie's page, which a page opened from a row has from the start.
  public var page = Phase<MovieDetailViewModel>.idle

  /// Creates the state before the movie is requested.
  public init(title: String = "", hasMarks: Bool = true, canLog: Bool = false) {
    (self.title, self.hasMarks, self.canLog) = (title, hasMarks, canLog)
  }
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias MovieDetailScreen = MovieDetailUI & Screen

extension Updates: MovieDetailUI where State == MovieDetailState {}
