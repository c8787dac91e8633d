public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import Viper

/// The parameters for opening a person's page.
public struct PersonDetailInput: Hashable, Sendable {
  /// The person's TMDB ID.
  public let id: Int
  /// The person's name, to show while the page is loading; empty if unknown.
  public let name: String
  /// The number of movies to show initially, and to add each time more movies are shown; at least
  /// 1.
  ///
  /// The service sends all of a person's movies at once, and some people have hundreds.
  public let pageSize: Int
  /// The state to restore from an earlier run, if any.
  public let savedState: PersonDetailSavedState?

  /// Creates the parameters.
  public init(
    id: Int, name: String = "", pageSize: Int = 20, savedState: PersonDetailSavedState? = nil
  ) {
    self.id = id
    self.name = name
    self.pageSize = max(pageSize, 1)
    self.savedState = savedState
  }
}

/// A person page's saved state: the arrangement of the movies, and the focus.
public struct PersonDetailSavedState: Codable, Hashable, Sendable {
  /// The arrangement of the movies.
  public var arrangement: FilmArrangement
  /// The TMDB ID of the focused movie, if any.
  public var focus: Int?

  /// Creates a saved state.
  public init(arrangement: FilmArrangement = .init(), focus: Int? = nil) {
    self.arrangement = arrangement
    self.focus = focus
  }
}

/// The presenter's interface for the view, called on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol PersonDetailPresentable: AnyObject {
  /// Called when the page has been added to the window.
  func onViewAppear() async
  /// Called when the page is back on top, and the form above it has left a notice.
  func onViewReappear(notice: String)
  /// Called when the user opens one of the person's movies.
  ///
  /// Moves the focus to the movie. An invalid index is ignored.
  func onSelectMovie(at index: Int) async
  /// Called when the user moves the focus by a number of rows; negative numbers move up.
  ///
  /// The focus stops at the first and last row. If the focus reaches one of the last five movies,
  /// more movies are shown. `Int.max` shows all movies and moves the focus to the last one.
  func onMoveFocus(by rows: Int)
  /// Called when the user requests more movies.
  func onMore()
  /// Called when the user sorts the movies or narrows them by text.
  func onArrange(_ change: FilmArrangement.Change)
  /// The part of the presenter for marking the focused movie.
  var marks: any MarkPresentable { get }
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the page.
  func onRefresh() async
  /// Called when the user goes back, which shows all movies again if the list is narrowed, and
  /// otherwise closes the page.
  func onBack()
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol PersonDetailInteractable: MovieInteractable {
  /// Returns a person, including all of their movie credits.
  ///
  /// - Parameters:
  ///   - id: The TMDB ID of the person.
  ///   - reload: Whether the user has asked for the current data, so that stored data will not do.
  /// - Returns: The person.
  /// - Throws: `MovieError` from the source.
  nonisolated(nonsending) func person(
    _ id: Int, reload: Bool
  ) async throws(MovieError) -> any Person
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol PersonDetailUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: PersonDetailState)
}

/// The router's interface for the presenter, called on the main actor.
@MainActor
public protocol PersonDetailRouting: MovieLogOutput {
  /// Opens the movie in a row, and returns when the movie's screen has settled.
  ///
  /// The movie's page shows the row while it is loading.
  func showMovie(_ movie: MovieViewModel) async
  /// Opens a login for a change to a mark, and returns whether it was opened.
  func logIn(for person: any PersonDetailModuleInput) async -> Bool
  /// Closes the page.
  func close()
}

/// The interface of the object that opened the page, called by the page on the main actor.
@MainActor
public protocol PersonDetailOutput: MovieLogOutput {
  /// Called when the user has chosen a movie.
  ///
  /// Pass the row to the movie's page, so that the page can show the row while it is loading.
  /// Return when the movie's screen has settled.
  func personDetail(didSelectMovie movie: MovieViewModel) async
  /// Called when a change to a mark requires a login.
  ///
  /// Open a login, and return whether it was opened. When it ends, call `onLoginEnd(isLoggedIn:)`.
  func personDetail(needsLogin person: any PersonDetailModuleInput) async -> Bool
}

/// The interface of the page for the object that opened its login, called on the main actor.
@MainActor
public protocol PersonDetailModuleInput: AnyObject {
  /// Called when a login has ended or has been canceled.
  ///
  /// Returns when the screen has settled.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// The complete state of the screen.
public struct PersonDetailState: Equatable, Sendable {
  /// The person's name to show until the page is loaded; empty if unknown.
  public var name = ""
  /// Whether the user can mark movies.
  public var hasMarks = false
  /// Whether the user can add movies to a diary.
  public var canLog = false
  /// The page.
  public var page = Phase<PersonDetailViewModel>.idle
  /// The focused movie, with what is known about it; `nil` if no movie has the focus.
  public var movie: MovieViewModel?

  /// Creates the state of a page that has not requested anything yet.
  public init() {}
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias PersonDetailScreen = PersonDetailUI & Screen

extension Updates: PersonDetailUI where State == PersonDetailState {}
