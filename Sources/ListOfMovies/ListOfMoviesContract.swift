public import MovieEntities
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
  /// reached. Without one, a single page is requested, and more pages on demand.
  public var limit: Int?
  /// A message to show above the list, if any.
  public var greeting: String?
  /// The title of the list; `nil` for the default title of the query.
  ///
  /// The default title of a custom list (`MovieQuery.list(id:)`) is its identifier. The results of
  /// a search in the list are titled with the search term.
  public var title: String?
  /// How the list was left in an earlier run, to show it like that again.
  public var place: ListOfMoviesPlace?

  /// Creates the parameters.
  public init(
    query: MovieQuery = .kind(.popular), page: Int = 1, limit: Int? = nil,
    greeting: String? = nil, title: String? = nil, place: ListOfMoviesPlace? = nil
  ) {
    self.query = query
    self.page = page
    self.limit = limit
    self.greeting = greeting
    self.title = title
    self.place = place
  }
}

/// How a list was left: the search, the arrangement and the focus.
public struct ListOfMoviesPlace: Codable, Hashable, Sendable {
  /// The text in the search field; empty for the list that was opened.
  public var search: String
  /// The arrangement of the loaded rows.
  public var arrangement: MovieArrangement
  /// The TMDB ID of the focused movie, which gets the focus again if it is among the first rows loaded.
  public var focus: Int?

  /// Creates a place from its parts.
  public init(search: String = "", arrangement: MovieArrangement = .init(), focus: Int? = nil) {
    self.search = search
    self.arrangement = arrangement
    self.focus = focus
  }
}

/// The presenter's interface for the view, called on the main actor.
///
/// Each asynchronous method returns when all requests it started have ended. A login that it opened
/// may still be on the screen.
@MainActor
public protocol ListOfMoviesPresentable: AnyObject {
  /// Called when the list has been added to the window.
  func onViewAppear() async
  /// Called when the list is back on top.
  ///
  /// Reloads a personal list that required a login, because the user may have logged in elsewhere.
  func onViewReappear() async
  /// Called when the user opens a row.
  ///
  /// Moves the focus to the row. An invalid index is ignored.
  func onSelectMovie(at index: Int) async
  /// Called when the user opens a person.
  ///
  /// Moves the focus to the person's row. An invalid index is ignored.
  func onSelectPerson(at index: Int) async
  /// Called when the user moves the focus, by a negative number of rows to move up.
  ///
  /// The focus stops at the first and last row. If it reaches one of the last five movies, and the
  /// rows are neither sorted nor narrowed, the next page is requested.
  func onMoveFocus(by rows: Int) async
  /// Called when the user requests the next page, retries a failed request, or refreshes the list.
  func onPages(_ action: PageAction) async
  /// Called when the user changes the search term or, in a filtered list, the filter.
  ///
  /// The request is sent half a second after the last change. A blank term restores the original
  /// list. A URL of TMDB or IMDb opens its page instead.
  func onSearch(_ term: String) async
  /// Called when the user marks the focused movie, rates it, or undoes the last change of a mark.
  func onMark(_ action: MarkAction) async
  /// Called when the user activates the trailer button for the focused movie.
  ///
  /// Requests the trailer's URL. Once it is loaded, the button opens it.
  func onTrailer() async
  /// Called when the user sorts the loaded rows or narrows them by a text.
  func onArrange(_ change: MovieArrangement.Change)
  /// Called when the user logs in because the list requires it.
  func onLogIn() async
  /// Called when the user goes back, which closes a prompt, shows all rows again, or closes the
  /// list.
  func onBack()
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol ListOfMoviesInteractable: MarkInteractable {
  /// Returns the address of the first trailer of the movie with a TMDB ID; `nil` if there is none.
  ///
  /// - Throws: `MovieError` from the catalog.
  nonisolated(nonsending) func trailer(of movie: Int) async throws(MovieError) -> String?

  /// Returns the people whose names match a search term, best match first.
  ///
  /// - Throws: `MovieError` from the source of people.
  nonisolated(nonsending) func people(named term: String) async throws(MovieError) -> [FoundPerson]

  /// Returns the title that was probably meant by a search without results, if any.
  nonisolated(nonsending) func title(near query: MovieQuery) async -> String?

  /// Returns a page of movies, from 1 to 500; empty if the page is past the end.
  ///
  /// - Throws: `MovieError` from the catalog; `notLoggedIn` if the list is personal and no user is
  ///   logged in.
  nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage
}

extension ListOfMoviesInteractable {
  /// Returns no people: a source of movies alone knows none.
  public nonisolated(nonsending) func people(
    named term: String
  ) async throws(MovieError) -> [FoundPerson] { [] }

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
public protocol ListOfMoviesRouting: AnyObject {
  /// Opens the movie of a row, and returns when its screen has settled.
  ///
  /// The row is shown while the page is loading.
  func showMovie(_ movie: MovieViewModel) async
  /// Opens the person with a TMDB ID, and returns when the screen has settled.
  ///
  /// The name is shown while the page is loading.
  func showPerson(id: Int, name: String) async
  /// Opens a page of TMDB or IMDb, and returns when its screen has settled.
  ///
  /// - Returns: `true` if the page was opened; `false` if the program has no screen for it.
  func showPage(_ page: PageAddress) async -> Bool
  /// Opens the login, and returns when its screen has settled.
  ///
  /// The login notifies the list when it ends.
  ///
  /// - Returns: `true` if the login was opened; `false` if the user has moved on to another screen.
  @discardableResult
  func logIn(for list: any ListOfMoviesModuleInput) async -> Bool
  /// Closes the list.
  func close()
}

extension ListOfMoviesRouting {
  /// Opens nothing.
  public func showPage(_ page: PageAddress) async -> Bool { false }
}

/// The interface of the object that opened the list, called by the list on the main actor.
@MainActor
public protocol ListOfMoviesOutput: AnyObject {
  /// Called when the user has chosen a movie.
  ///
  /// Pass the row to the movie's page, which shows it while it is loading. Return when the movie's screen has
  /// settled.
  func listOfMovies(didSelectMovie movie: MovieViewModel) async
  /// Called when the user has chosen a person, with the TMDB ID and name.
  ///
  /// A list finds people only if it has a source of people. Return when the person's screen has
  /// settled.
  func listOfMovies(didSelectPerson id: Int, name: String) async
  /// Called when the user has entered the URL of a page of TMDB or IMDb in the search field.
  ///
  /// Return when the page's screen has settled.
  ///
  /// - Returns: `true` if the page was opened; `false` to search for the text instead.
  func listOfMovies(didEnter page: PageAddress) async -> Bool
  /// Called when the list requires a login.
  ///
  /// Notify the list when the login ends.
  ///
  /// Return when the login's screen has settled.
  ///
  /// - Returns: `true` if the login was opened; `false` if another screen is on top of the list.
  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool
}

extension ListOfMoviesOutput {
  /// Opens nothing, so that the list searches for the text.
  public func listOfMovies(didEnter page: PageAddress) async -> Bool { false }
}

/// The list's interface for the object that opened its login, called on the main actor.
@MainActor
public protocol ListOfMoviesModuleInput: AnyObject {
  /// Called when the login required by the list or a mark change has ended or was canceled.
  ///
  /// Returns when the screen has settled.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// The complete state of the screen.
public enum ListOfMoviesState: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The first page is loading.
  case loading(MovieListHeading)
  /// The list or the requested page is empty.
  case empty(MovieListViewModel)
  /// The movies have been loaded.
  case loaded(MovieListViewModel)
  /// The request for the first page has failed.
  case failed(MovieListHeading, Failure)
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias ListOfMoviesScreen = ListOfMoviesUI & Screen

extension Updates: ListOfMoviesUI where State == ListOfMoviesState {}
