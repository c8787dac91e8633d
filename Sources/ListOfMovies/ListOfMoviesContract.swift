public import MovieEntities
public import MoviePresentation
public import Viper

/// The values that a list is opened with.
public struct ListOfMoviesInput: Hashable, Sendable {
  /// The query that selects the movies.
  public var query: MovieQuery
  /// The first page to show, from 1 to 500.
  public var page: Int
  /// The number of rows to show in all; `nil` for no limit.
  ///
  /// With a limit, further pages are requested at once, at most eight at a time, until there are as
  /// many rows. With `nil`, one page is requested, and the next ones when the user wants more.
  public var limit: Int?
  /// A sentence for the user above the list, if any.
  public var greeting: String?
  /// The title of the list; `nil` for the module's own title of the query.
  ///
  /// A list of the caller's own (`MovieQuery.list(id:)`) has no title other than its identifier.
  /// The results of a search in the list are titled by the search term.
  public var title: String?

  /// Creates an input.
  public init(
    query: MovieQuery = .kind(.popular), page: Int = 1, limit: Int? = nil,
    greeting: String? = nil, title: String? = nil
  ) {
    self.query = query
    self.page = page
    self.limit = limit
    self.greeting = greeting
    self.title = title
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
///
/// Each asynchronous method returns when all requests that it has caused have ended. A login that it has
/// opened may still be on the screen.
@MainActor
public protocol ListOfMoviesPresentable: AnyObject {
  /// Called when the list has been added to the window.
  func onViewAppear() async
  /// Called when the list is on top again.
  ///
  /// A personal list that needed a login is requested again, because the user may have logged in
  /// elsewhere.
  func onViewReappear() async
  /// Called when the user has opened a row, which receives the focus; an index without a row is
  /// ignored.
  func onSelectMovie(at index: Int) async
  /// Called when the user has opened the row of a person, which receives the focus; an index without a
  /// person is ignored.
  func onSelectPerson(at index: Int) async
  /// Called when the user has moved the focus, by a negative number of rows to move it back.
  ///
  /// The focus stops at the first and the last row. If it is now on one of the last five movies, and the
  /// rows are neither sorted nor narrowed, the next page is requested.
  func onMoveFocus(by rows: Int) async
  /// Called when the user wants the next page, another try of what failed, or the list again from its
  /// first page.
  func onPages(_ action: PageAction) async
  /// Called when the user has typed a search term or, in a filtered list, a filter.
  ///
  /// It is requested when the user has typed nothing else for half a second. A blank term
  /// leads back to the list that was opened.
  func onSearch(_ term: String) async
  /// Called when the user marks the focused movie, rates it, or undoes the last change of a mark.
  func onMark(_ action: MarkAction) async
  /// Called when the user wants to see the trailer of the focused movie.
  ///
  /// Its address is requested. When it has arrived, the button opens it.
  func onTrailer() async
  /// Called when the user arranges the loaded rows: puts them in the next order, or narrows them by a
  /// text.
  func onArrange(_ change: MovieArrangement.Change)
  /// Called when the user wants to log in because the list requires it.
  func onLogIn() async
  /// Called when the user goes back: from narrowing the rows, from a question, or from the list.
  func onBack()
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol ListOfMoviesInteractable: MarkInteractable {
  /// The movies whose pages have been loaded; `nil` if they are not kept.
  @MainActor var known: KnownMovies? { get }

  /// Returns the address of the first trailer of the movie with a TMDB ID; `nil` if there is none.
  ///
  /// - Throws: `MovieError`, as the catalog throws it.
  nonisolated(nonsending) func trailer(of movie: Int) async throws(MovieError) -> String?

  /// Returns the people whose names match a search term, the best match first.
  ///
  /// - Throws: `MovieError`, as the source of people throws it.
  nonisolated(nonsending) func people(named term: String) async throws(MovieError) -> [FoundPerson]

  /// Returns the title that a search without results probably means; `nil` if there is none.
  nonisolated(nonsending) func title(near query: MovieQuery) async -> String?

  /// Returns a page of movies, from 1 to 500; empty if it lies past the end.
  ///
  /// - Throws: `MovieError`, as the catalog throws it; `notLoggedIn` if the list is personal and
  ///   no user is logged in.
  nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage
}

extension ListOfMoviesInteractable {
  /// No movies are kept.
  @MainActor public var known: KnownMovies? { nil }

  /// Returns no people: a source of movies alone knows none.
  public nonisolated(nonsending) func people(
    named term: String
  ) async throws(MovieError) -> [FoundPerson] { [] }

  /// Returns `nil`: a source of lists alone knows no other titles.
  public nonisolated(nonsending) func title(near query: MovieQuery) async -> String? { nil }

  /// Returns `nil`: a source of lists alone knows no trailer.
  public nonisolated(nonsending) func trailer(of movie: Int) async throws(MovieError) -> String? {
    nil
  }
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol ListOfMoviesUI: AnyObject {
  /// Shows a new state, which has everything that the screen shows.
  func update(_ state: ListOfMoviesState)
}

/// The router's interface for the presenter, which calls it on the main actor.
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
  /// Opens the login, which notifies the list when it ends, and returns when its screen has
  /// settled.
  ///
  /// - Returns: `true` if the login was opened; `false` if the user has gone on to another screen.
  @discardableResult
  func logIn(for list: any ListOfMoviesModuleInput) async -> Bool
  /// Goes back to where the list was opened from.
  func close()
}

/// The interface of the object that opened the list, which the list calls on the main actor.
@MainActor
public protocol ListOfMoviesOutput: AnyObject {
  /// Called when the user has chosen a movie.
  ///
  /// Pass the row to the movie's page, which shows it while it is loading. Return when the movie's screen has
  /// settled.
  func listOfMovies(didSelectMovie movie: MovieViewModel) async
  /// Called when the user has chosen a person, with the TMDB ID and name.
  ///
  /// A list finds people only if it is given a source of people. Return when the person's screen has
  /// settled.
  func listOfMovies(didSelectPerson id: Int, name: String) async
  /// Called when the list requires a login, and must be notified when it ends.
  ///
  /// Return when the screen of the login has settled.
  ///
  /// - Returns: `true` if the login was opened; `false` if another screen is on top of the list.
  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool
}

/// The list's interface for the object that opened the login that it required, which calls it on the main
/// actor.
@MainActor
public protocol ListOfMoviesModuleInput: AnyObject {
  /// Called when the login that the list or a change of a mark required has ended, or the user went back.
  ///
  /// The method returns when the screen has settled.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// The state of the screen, with everything that it shows.
public enum ListOfMoviesState: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The first page is in progress.
  case loading(MovieListHeading)
  /// The list is empty, or the requested page of it is.
  case empty(MovieListViewModel)
  /// The movies have arrived.
  case loaded(MovieListViewModel)
  /// The request for the first page has failed.
  case failed(MovieListHeading, Failure)
}

/// A view of this module, which the presenter updates and the window shows.
public typealias ListOfMoviesScreen = ListOfMoviesUI & Screen

extension Updates: ListOfMoviesUI where State == ListOfMoviesState {}
