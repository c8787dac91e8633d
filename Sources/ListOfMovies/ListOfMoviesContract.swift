public import Entities
public import Viper

/// What a list is opened with.
public struct ListOfMoviesInput: Hashable, Sendable {
  /// Which movies.
  public var query: MovieQuery
  /// The first page to show, from 1 to 500.
  public var page: Int
  /// How many rows to show in all: further pages are fetched at once until there are as many.
  ///
  /// With nil one page is fetched, and the next ones when somebody asks for more.
  public var limit: Int?
  /// A word to the person above the list.
  public var greeting: String?
  /// What to call the list, for people; `nil` for the module's own title of the query.
  ///
  /// A list of the caller's own (`MovieQuery.list(id:)`) has no other title than its id. What a search in
  /// the list finds is called by its term.
  public var title: String?

  /// Makes an input.
  ///
  /// - Parameters:
  ///   - query: Which movies.
  ///   - page: The first page to show, from 1 to 500.
  ///   - limit: How many rows to show in all, at least 1, or nil for page after page.
  ///   - greeting: A word to the person above the list.
  ///   - title: What to call the list, or nil for the module's own title of the query.
  public init(
    query: MovieQuery = .kind(.popular), page: Int = 1, limit: Int? = nil, greeting: String? = nil,
    title: String? = nil
  ) {
    self.query = query
    self.page = page
    self.limit = limit
    self.greeting = greeting
    self.title = title
  }
}

/// View → presenter, on the main actor.
///
/// Each call returns when the screen has settled.
@MainActor
public protocol ListOfMoviesPresentable: AnyObject {
  /// The list came into the window.
  func onViewAppear() async
  /// The list is on top again. One of a person's own is asked for anew: they may have changed it on a
  /// movie's page.
  func onViewReappear() async
  /// The person opened a row; the focus goes there.
  ///
  /// - Parameter index: The row's place, from 0; a place without a row is passed over.
  func onSelectMovie(at index: Int) async
  /// The person moved the focus. Among the last five rows the next page is asked for.
  ///
  /// - Parameter rows: So many rows on, or back when below 0; it stops at the first and the last row.
  func onMoveFocus(by rows: Int) async
  /// The person wants the next page.
  func onMore() async
  /// The person wants what failed to be tried again.
  func onRetry() async
  /// The person wants the list anew, from its first page.
  func onRefresh() async
  /// The person searches. The term is asked for when they have typed nothing else for half a second.
  ///
  /// - Parameter term: What for; blank goes back to the list that was opened.
  func onSearch(_ term: String) async
  /// The person wants to log in, because the list needs that.
  func onLogIn() async
  /// The person goes back.
  func onBack()
}

/// Presenter → interactor; any actor may call it.
public protocol ListOfMoviesInteractable: Sendable {
  /// One page of movies.
  ///
  /// - Parameters:
  ///   - query: Which movies.
  ///   - page: From 1 to 500.
  /// - Returns: The page; empty when it lies past the end.
  /// - Throws: `MovieError`, as the catalogue throws it; `notLoggedIn` when the list is a person's and
  ///   nobody is logged in.
  nonisolated(nonsending) func movies(
    _ query: MovieQuery, page: Int
  ) async throws(MovieError) -> MoviePage
}

/// Presenter → view, on the main actor.
@MainActor
public protocol ListOfMoviesUI: AnyObject {
  /// There is something new to show.
  ///
  /// - Parameter state: Everything that the screen shows.
  func update(_ state: ListOfMoviesState)
}

/// Presenter → router, on the main actor.
@MainActor
public protocol ListOfMoviesRouting: AnyObject {
  /// Goes to a movie; returns when its screen has settled.
  ///
  /// - Parameter id: TMDB's number.
  func showMovie(id: Int) async
  /// Goes to the log-in; returns when its screen has settled.
  ///
  /// - Parameter list: Who is told when the log-in has ended.
  /// - Returns: `false` when the person has gone on to another screen: then there is no log-in.
  @discardableResult
  func logIn(for list: any ListOfMoviesModuleInput) async -> Bool
  /// Goes back to where the list was opened from.
  func close()
}

/// Module → whoever opened it, on the main actor.
@MainActor
public protocol ListOfMoviesOutput: AnyObject {
  /// The person chose a movie; return when its screen has settled.
  ///
  /// - Parameter id: TMDB's number.
  func listOfMovies(didSelectMovie id: Int) async
  /// The list needs a log-in; return when its screen has settled.
  ///
  /// - Parameter list: Tell it when the log-in has ended.
  /// - Returns: `false` when another screen is on top of the list, and there is no log-in.
  func listOfMovies(needsLogin list: any ListOfMoviesModuleInput) async -> Bool
}

/// Whoever opened it → module, on the main actor.
@MainActor
public protocol ListOfMoviesModuleInput: AnyObject {
  /// The log-in that the list needed has ended; it returns when the screen has settled.
  ///
  /// - Parameter isLoggedIn: Whether the person is logged in now; `false` when they backed out.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// Everything that the screen shows, at one moment.
public enum ListOfMoviesState: Equatable, Sendable {
  /// Nothing was asked for yet.
  case idle
  /// The first page is under way.
  case loading(MovieListHeading)
  /// There is nothing in the list, or nothing on that page.
  case empty(MovieListViewModel)
  /// There are movies.
  case loaded(MovieListViewModel)
  /// The first page did not come.
  case failed(MovieListHeading, Failure)
}

/// A view of this module: what the presenter updates and the window shows.
public typealias ListOfMoviesScreen = ListOfMoviesUI & Screen

extension Updates: ListOfMoviesUI where State == ListOfMoviesState {}
