public import Entities
public import Viper

/// What a detail is opened with.
public struct MovieDetailInput: Hashable, Sendable {
  /// Which movie.
  public let id: MovieID

  /// Makes an input.
  ///
  /// - Parameter id: Which movie.
  public init(id: MovieID) {
    self.id = id
  }
}

/// View → presenter, on the main actor.
///
/// Each call returns when the screen has settled.
@MainActor
public protocol MovieDetailPresentable: AnyObject {
  /// The detail came into the window.
  func onViewAppear() async
  /// The person opened one of the similar movies.
  ///
  /// - Parameter index: Its place among them, from 0; a place without a movie is passed over.
  func onSelectSimilarMovie(at index: Int) async
  /// The person moved the focus among the similar movies.
  ///
  /// - Parameter rows: So many rows on, or back when below 0; it stops at the first and the last row.
  func onMoveFocus(by rows: Int)
  /// The person pressed the button that makes the movie a favorite, or no longer one.
  func onFavorite() async
  /// The person pressed the button that puts the movie on the watchlist, or takes it off.
  func onWatchlist() async
  /// The person changed their rating.
  ///
  /// - Parameter text: All that the field holds now.
  func onChangeRating(_ text: String)
  /// The person wants the field's rating to be theirs; with an empty field, to have none.
  func onRate() async
  /// The person wants to see who else plays.
  func onShowAllCast()
  /// The person wants what failed to be tried again.
  func onRetry() async
  /// The person wants the movie anew.
  func onRefresh() async
  /// The person goes back.
  func onBack()
}

/// Presenter → interactor; any actor may call it.
public protocol MovieDetailInteractable: Sendable {
  /// Everything about one movie.
  ///
  /// - Parameter id: TMDB's number or an IMDb id.
  /// - Returns: The movie.
  /// - Throws: `MovieError`, as the catalogue throws it.
  nonisolated(nonsending) func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie

  /// What the person who is logged in has said of a movie.
  ///
  /// - Parameter movie: TMDB's number.
  /// - Returns: Nothing when nobody is logged in.
  /// - Throws: `MovieError`, as the account service throws it.
  nonisolated(nonsending) func states(
    of movie: Int
  ) async throws(MovieError) -> (any AccountStates)?

  /// Makes a wish of the person who is logged in come true.
  ///
  /// - Parameters:
  ///   - wish: What is to be so.
  ///   - movie: TMDB's number.
  /// - Throws: `MovieError`, as the account service throws it; `notLoggedIn` when nobody is.
  nonisolated(nonsending) func fulfil(_ wish: Wish, for movie: Int) async throws(MovieError)
}

/// Presenter → view, on the main actor.
@MainActor
public protocol MovieDetailUI: AnyObject {
  /// There is something new to show.
  ///
  /// - Parameter state: Everything that the screen shows.
  func update(_ state: MovieDetailState)
}

/// Presenter → router, on the main actor.
@MainActor
public protocol MovieDetailRouting: AnyObject {
  /// Goes to another movie; returns when its screen has settled.
  ///
  /// - Parameter id: TMDB's number.
  func showMovie(id: Int) async
  /// Goes to the log-in; returns when its screen has settled.
  ///
  /// - Parameter detail: Who is told when the log-in has ended.
  /// - Returns: `false` when the person has gone on to another screen: then nobody is asked to log in.
  func logIn(for detail: any MovieDetailModuleInput) async -> Bool
  /// Goes back to where the detail was opened from.
  func close()
}

/// Module → whoever opened it, on the main actor.
@MainActor
public protocol MovieDetailOutput: AnyObject {
  /// The person chose another movie; return when its screen has settled.
  ///
  /// - Parameter id: TMDB's number.
  func movieDetail(didSelectMovie id: Int) async
  /// A wish of the person needs a log-in; return when its screen has settled.
  ///
  /// - Parameter detail: It has kept the wish. Tell it when the log-in has ended.
  /// - Returns: `false` when another screen is on top of it, and there is no log-in.
  func movieDetail(needsLogin detail: any MovieDetailModuleInput) async -> Bool
}

/// Whoever opened it → module, on the main actor.
@MainActor
public protocol MovieDetailModuleInput: AnyObject {
  /// The log-in that a wish needed has ended; it returns when the screen has settled.
  ///
  /// - Parameter isLoggedIn: Whether the person is logged in now: then the wish is fulfilled. When they
  ///   backed out it is dropped.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// Everything that the screen shows, at one moment.
public typealias MovieDetailState = ViewState<MovieDetailViewModel>

/// A view of this module: what the presenter updates and the window shows.
public typealias MovieDetailScreen = MovieDetailUI & Screen

extension Updates: MovieDetailUI where State == MovieDetailState {}
