public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import Viper

/// The parameters for opening a list.
public struct ListOfMoviesInput: Hashable, Sendable {
  /// The query that selects the movies.
  public var query: MovieQuery
  /// The first page to show, from 1 to 500.
  public var page: Int
  /// The total number of rows to show; `nil` for no limit.
  ///
  /// With a limit, pages are requested immediately, up to eight at a time, until the limit is
  /// reached. Without a limit, only the first page is requested immediately, and more pages are
  /// requested on demand.
  public var limit: Int?
  /// A message to show above the list, if any.
  public var greeting: String?
  /// The title of the list; `nil` for the default title of the query.
  ///
  /// The default title of a custom list (`MovieQuery.list(id:)`) is its identifier. If the user
  /// searches from the list, the search term becomes the title.
  public var title: String?
  /// The state to restore from an earlier run, if any.
  public var savedState: ListOfMoviesSavedState?

  /// Creates the parameters.
  public init(
    query: MovieQuery = .kind(.popular), page: Int = 1, limit: Int? = nil,
    greeting: String? = nil, title: String? = nil, savedState: ListOfMoviesSavedState? = nil
  ) {
    self.query = query
    self.page = page
    self.limit = limit
    self.greeting = greeting
    self.title = title
    self.savedState = savedState
  }
}

/// A list's saved state: the search, the arrangement and the focus.
public struct ListOfMoviesSavedState: Codable, Hashable, Sendable {
  /// The text in the search field; empty if the original list is shown.
  public var search: String
  /// The arrangement of the loaded rows.
  public var arrangement: MovieArrangement
  /// The ID of the focused movie, if any.
  ///
  /// The movie regains the focus if its row is among the first rows loaded.
  public var focus: MovieID?

  /// Creates a saved state.
  public init(search: String = "", arrangement: MovieArrangement = .init(), focus: MovieID? = nil) {
    self.search = search
    self.arrangement = arrangement
    self.focus = focus
  }
}

/// The presenter's interface for the view, called on the main actor.
///
/// Each asynchronous method returns when all requests it started have ended. A login that the
/// method opened may still be on the screen at that point.
@MainActor
public protocol ListOfMoviesPresentable: AnyObject {
  /// Called when the list has been added to the window.
  func onViewAppear() async
  /// Called when the list is the topmost screen again.
  ///
  /// Reloads a personal list that required a login, or whose user is no longer logged in, because
  /// the user may have logged in elsewhere. Shows the notice that a form has left, if any.
  func onViewReappear(notice: String?) async
  /// Called when the user opens a row.
  ///
  /// Moves the focus to the row. An invalid index is ignored.
  func onSelectMovie(at index: Int) async
  /// Called when the user opens a person.
  ///
  /// Moves the focus to the person's row. An invalid index is ignored.
  func onSelectPerson(at index: Int) async
  /// Called when the user moves the focus by a number of rows; negative numbers move up.
  ///
  /// The focus stops at the first and last row. If the focus reaches one of the last five movies,
  /// and the rows are neither sorted nor narrowed, the next page is requested.
  func onMoveFocus(by rows: Int) async
  /// Called when the user requests the next page.
  func onMore() async
  /// Called when the user logs a movie that the search has not found.
  func onLogTyped() async
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the list, which requests all loaded pages again.
  func onRefresh() async
  /// Called when the user changes the search term or, in a filtered list, the filter.
  ///
  /// The request is sent half a second after the last change. A blank term restores the original
  /// list. If the text is a TMDB or IMDb URL, the corresponding page opens instead.
  func onSearch(_ term: String) async
  /// The part of the presenter for marking the focused movie.
  var marks: any MarkPresentable { get }
  /// Called when the user activates the trailer button for the focused movie.
  ///
  /// Requests the trailer's URL. Once the URL is loaded, the button opens the trailer.
  func onTrailer() async
  /// Called when the host shows a preview of the focused movie that lacks facts.
  ///
  /// Requests the facts, until the focus moves.
  func onLoadPreview() async
  /// Called when the user sorts the loaded rows or narrows them by text.
  func onArrange(_ change: MovieArrangement.Change)
  /// Called when the user starts the login that the list requires.
  func onLogIn() async
  /// Called when the user goes back, which closes a prompt, shows all rows again, or closes the
  /// list.
  func onBack()
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol ListOfMoviesInteractable: MovieInteractable {
  /// Returns the URL of a movie's first trailer; `nil` if the movie has no trailer.
  ///
  /// - Throws: `MovieError` from the catalog.
  nonisolated(nonsending) func trailer(of movie: Int) async throws(MovieError) -> String?

  /// Returns the people whose names match a search term, best match first.
  ///
  /// - Throws: `MovieError` from the source of people.
  nonisolated(nonsending) func people(named term: String) async throws(MovieError) -> [FoundPerson]

  /// Loads a movie's page, whose facts `facts` then contains.
  ///
  /// - Throws: `MovieError` from the catalog.
  nonisolated(nonsending) func loadFacts(of movie: Int) async throws(MovieError)

  /// Returns the title that the user probably meant if a search has no results, or `nil` if no
  /// title is similar enough.
  nonisolated(nonsending) func title(near query: MovieQuery) async -> String?

  /// Returns a page of movies; pages past the end of the list are empty.
  ///
  /// Pages are numbered from 1 to 500.
  ///
  /// - Parameters:
  ///   - query: The query that selects the movies.
  ///   - page: The page number.
  ///   - reload: Whether the user has asked for the current data, so that stored data will not do.
  /// - Returns: The page.
  /// - Throws: `MovieError` from the catalog; `notLoggedIn` if the list is personal and no user is
  ///   logged in.
  nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int, reload: Bool
  ) async throws(MovieError) -> MoviePage
}

extension ListOfMoviesInteractable {
  /// Returns an empty list by default, for interactors that search only for movies.
  public nonisolated(nonsending) func people(
    named term: String
  ) async throws(MovieError) -> [FoundPerson] { [] }

  /// Does nothing.
  public nonisolated(nonsending) func loadFacts(of movie: Int) async throws(MovieError) {}

  /// Returns `nil`.
  public nonisolated(nonsending) func title(near query: MovieQuery) async -> String? { nil }

  /// Returns `nil`.
  public nonisolated(nonsending) func trailer(of movie: Int) async throws(MovieError) -> String? {
    nil
  }
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol ListOfMoviesUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: ListOfMoviesState)
}

/// The router's interface for the presenter, called on the main actor.
@MainActor
public protocol ListOfMoviesRouting: MovieLogOutput {
  /// Opens the movie in a row, and returns when the movie's screen has settled.
  ///
  /// The movie's page shows the row while it is loading.
  func showMovie(_ movie: MovieViewModel) async
  /// Opens the person with the given TMDB ID, and returns when the person's screen has settled.
  ///
  /// The person's page shows the name while it is loading.
  func showPerson(id: Int, name: String) async
  /// Opens a TMDB or IMDb page, and returns when the corresponding screen has settled.
  ///
  /// - Returns: `true` if the page was opened; `false` if the program has no screen for the page.
  func showPage(_ page: PageAddress) async -> Bool
  /// Opens the login, and returns when the login screen has settled.
  ///
  /// The list is notified when the login ends.
  ///
  /// - Returns: `true` if the login was opened; `false` if the user has moved on to another screen.
  @discardableResult
  func logIn(for list: any ListOfMoviesModuleInput) async -> Bool
  /// Closes the list.
  func close()
}

extension ListOfMoviesRouting {
  /// Returns `false` by default, without opening a page.
  public func showPage(_ page: PageAddress) async -> Bool { false }
}

/// The interface of the object that opened the list, called by the list on the main actor.
@MainActor
public protocol ListOfMoviesOutput: MovieLogOutput {
  /// Called when the user has chosen a movie.
  ///
  /// Pass the row to the movie's page, so that the page can show the row while it is loading.
  /// Return when the movie's screen has settled.
  func listOfMovies(didSelectMovie movie: MovieViewModel) async
  /// Called with the TMDB ID and name of the person that the user has chosen.
  ///
  /// A list finds people only if it has a source of people. Return when the person's screen has
  /// settled.
  func listOfMovies(didSelectPerson id: Int, name: String) async
  /// Called when the user has entered a TMDB or IMDb URL in the search field.
  ///
  /// Return when the page's screen has settled.
  ///
  /// - Returns: `true` if the page was opened; `false` to search for the text instead.
  func listOfMovies(didEnter page: PageAddress) async -> Bool
  /// Called when the list requires a login.
  ///
  /// Notify the list when the login ends. Return when the login's screen has settled.
  ///
  /// - Returns: `true` if the login was opened; `false` if another screen is on top of the list.
  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool
}

extension ListOfMoviesOutput {
  /// Returns `false` by default, so that the list searches for the text instead.
  public func listOfMovies(didEnter page: PageAddress) async -> Bool { false }
}

/// The list's interface for the object that opened its login, called on the main actor.
@MainActor
public protocol ListOfMoviesModuleInput: AnyObject {
  /// Called when a login has ended or has been canceled, if the list or a mark change required the
  /// login.
  ///
  /// Returns when the screen has settled.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// The complete state of the screen.
public struct ListOfMoviesState: Equatable, Sendable {
  /// The heading of the list.
  public var heading: MovieListHeading
  /// How far the loading of the list has got.
  public var list = Phase<MovieListViewModel>.idle
  /// The reason why the list is empty or incomplete; `nil` for a complete list.
  public var note: String?
  /// A Boolean value that indicates whether the user can mark movies.
  public var hasMarks: Bool
  /// A Boolean value that indicates whether the user can add movies to a diary.
  public var canLog: Bool
  /// A Boolean value that indicates whether a mark change can be undone.
  public var canUndo: Bool

  /// Creates the state of a list that has not been requested yet.
  public init(
    heading: MovieListHeading = MovieListHeading(), hasMarks: Bool = false, canLog: Bool = false,
    canUndo: Bool = false
  ) {
    self.heading = heading
    self.hasMarks = hasMarks
    self.canLog = canLog
    self.canUndo = canUndo
  }
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias ListOfMoviesScreen = ListOfMoviesUI & Screen

extension Updates: ListOfMoviesUI where State == ListOfMoviesState {}
