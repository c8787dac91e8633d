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
  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie
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
}

/// Everything that the screen shows, at one moment.
public typealias MovieDetailState = ViewState<MovieDetailViewModel>

/// A view of this module: what the presenter updates and the window shows.
public typealias MovieDetailScreen = MovieDetailUI & Screen
