public import MovieEntities
public import MoviePresentation
public import Viper

/// The values that a person's page is opened with.
public struct PersonDetailInput: Hashable, Sendable {
  /// The TMDB ID of the person.
  public let id: Int
  /// The person's name, to show while the page is loading; empty if it is not known.
  public let name: String
  /// The number of movies that are shown at first, and that each further page adds; at least 1.
  ///
  /// The service sends all of them at once. A long career has hundreds.
  public let pageSize: Int

  /// Creates an input.
  public init(id: Int, name: String = "", pageSize: Int = 20) {
    self.id = id
    self.name = name
    self.pageSize = max(pageSize, 1)
  }
}

/// The presenter's interface for the view, which calls it on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol PersonDetailPresentable: AnyObject {
  /// Called when the page has been added to the window.
  func onViewAppear() async
  /// Called when the user has opened one of the person's movies, which receives the focus; an index
  /// without a movie is ignored.
  func onSelectMovie(at index: Int) async
  /// Called when the user has moved the focus, by a negative number of rows to move it back.
  ///
  /// The focus stops at the first and the last row. If it is now on one of the last five movies,
  /// more of them are shown. `Int.max` shows all movies, and moves the focus to the last one.
  func onMoveFocus(by rows: Int)
  /// Called when the user wants to see more of the movies.
  func onMore()
  /// Called when the user arranges the movies: sorts them, or narrows them by a text.
  func onArrange(_ change: FilmArrangement.Change)
  /// Called when the user wants to retry what failed.
  func onRetry() async
  /// Called when the user wants to load the person again.
  func onRefresh() async
  /// Called when the user goes back.
  func onBack()
}

/// The interactor's interface for the presenter, which can be called from any actor.
public protocol PersonDetailInteractable: MarkInteractable {
  /// Returns the person with a TMDB ID, with all parts in movies.
  ///
  /// - Throws: `MovieError`, as the source throws it.
  nonisolated(nonsending) func person(_ id: Int) async throws(MovieError) -> any Person
}

/// The view's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol PersonDetailUI: AnyObject {
  /// Shows a new state, which has everything that the screen shows.
  func update(_ state: PersonDetailState)
}

/// The router's interface for the presenter, which calls it on the main actor.
@MainActor
public protocol PersonDetailRouting: AnyObject {
  /// Opens the movie of a row, and returns when its screen has settled.
  ///
  /// The row is shown while the page is loading.
  func showMovie(_ movie: MovieViewModel) async
  /// Goes back to where the page was opened from.
  func close()
}

/// The interface of the object that opened the page, which the page calls on the main actor.
@MainActor
public protocol PersonDetailOutput: AnyObject {
  /// Called when the user has chosen a movie.
  ///
  /// Pass the row to the movie's page, which shows it while it is loading. Return when the movie's screen has
  /// settled.
  func personDetail(didSelectMovie movie: MovieViewModel) async
}

/// The state of the screen, with everything that it shows.
public enum PersonDetailState: Equatable, Sendable {
  /// Nothing has been requested yet.
  case idle
  /// The person is in progress. The name is empty if it is not known yet.
  case loading(name: String, PersonDetailLabels)
  /// The person has arrived.
  case loaded(PersonDetailViewModel)
  /// The request has failed.
  case failed(Failure, PersonDetailLabels)
}

extension PersonDetailState {
  /// The page, if the person has arrived.
  var person: PersonDetailViewModel? {
    if case .loaded(let person) = self { person } else { nil }
  }

  /// Returns the page with the state of its refresh; `nil` if the person has not arrived.
  func refreshed(_ refresh: PageRefresh) -> PersonDetailState? {
    guard case .loaded(var person) = self else { return nil }
    person.refresh = refresh
    return .loaded(person)
  }
}

/// A view of this module, which the presenter updates and the window shows.
public typealias PersonDetailScreen = PersonDetailUI & Screen

extension Updates: PersonDetailUI where State == PersonDetailState {}
