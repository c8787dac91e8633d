public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import Viper

/// The presenter's interface for the view, called on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol HomePresentable: AnyObject {
  /// Called when the screen has been added to the window.
  func onViewAppear() async
  /// Called when the screen is back on top, with the notice that a form has left, if any.
  func onViewReappear(notice: String?) async
  /// Called when the user opens the movie in a row.
  ///
  /// Moves the focus to the row. An invalid index is ignored.
  func onSelectMovie(at index: Int) async
  /// Called when the user moves the focus by a number of rows; negative numbers move up.
  ///
  /// `Int.max` moves the focus to the last row.
  func onMoveFocus(by rows: Int)
  /// Called when the user asks for another pick for tonight.
  func onAnotherPick() async
  /// The part of the presenter for marking the focused movie.
  var marks: any MarkPresentable { get }
  /// Called when the user opens the statistics of the diary.
  func onShowStats() async
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the screen.
  func onRefresh() async
  /// Called when the user goes back, which closes the prompt for a rating if it is open.
  func onBack()
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol HomeInteractable: MovieInteractable {
  /// Returns what is known about the user without sending requests.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the diary cannot be read.
  nonisolated(nonsending) func user() async throws(MovieError) -> HomeUser

  /// Returns the pick for tonight and the next movies on the watchlist.
  ///
  /// Sends at most three requests.
  ///
  /// - Parameters:
  ///   - skippingCurrent: Whether the user wants another pick than the current one.
  ///   - reload: Whether the user has asked for the current data, so that stored data will not do.
  /// - Returns: The pick, if any, and the start of the watchlist.
  /// - Throws: `MovieError` from the catalog or the mark book.
  nonisolated(nonsending) func tonight(
    skippingCurrent: Bool, reload: Bool
  ) async throws(MovieError) -> TonightContent
}

/// What the mapper reads about the user.
protocol HomeUserItem: Sendable {
  associatedtype Entry: HomeSeenItem
  /// The user's name; `nil` if the user is not logged in.
  var name: String? { get }
  /// The latest entries, one per movie; `nil` if there is no diary.
  var seen: [Entry]? { get }
  /// The number of movies seen this year, and this month.
  var yearCount: Int { get }
  var monthCount: Int { get }
}

/// A seen movie's data, as the mapper reads it.
protocol HomeSeenItem: Sendable {
  /// The viewing, with its movie.
  var viewing: Viewing { get }
}

/// What the user can watch next, as the mapper reads it.
protocol TonightItem: Sendable {
  /// The page of tonight's movie; `nil` if no unseen movie was found.
  var pick: (any DetailedMovie)? { get }
  /// Whether the pick comes from the user's watchlist.
  var isFromWatchlist: Bool { get }
  /// The next movies on the watchlist, without the pick; `nil` if there is no watchlist.
  var watchlist: [any PopularMovie]? { get }
  /// Whether there is a movie on the watchlist, even if it has been seen.
  var hasWatchlist: Bool { get }
}

extension DiaryEntry: HomeSeenItem {}

/// What the home screen shows about the user.
public struct HomeUser: HomeUserItem {
  /// The user's name; `nil` if the user is not logged in.
  public let name: String?
  /// The latest entries, one per movie; `nil` if there is no diary.
  public let seen: [DiaryEntry]?
  /// The number of movies seen this year.
  public let yearCount: Int
  /// The number of movies seen this month.
  public let monthCount: Int

  /// Creates a value.
  public init(name: String?, seen: [DiaryEntry]?, yearCount: Int = 0, monthCount: Int = 0) {
    (self.name, self.seen) = (name, seen)
    (self.yearCount, self.monthCount) = (yearCount, monthCount)
  }
}

/// What the user can watch next.
public struct TonightContent: TonightItem {
  /// The page of tonight's movie; `nil` if no unseen movie was found.
  public let pick: (any DetailedMovie)?
  /// Whether the pick comes from the user's watchlist.
  public let isFromWatchlist: Bool
  /// The next movies on the watchlist, without the pick; `nil` if there is no watchlist.
  public let watchlist: [any PopularMovie]?
  /// Whether there is a movie on the watchlist, even if it has been seen.
  public let hasWatchlist: Bool

  /// Creates a value.
  public init(
    pick: (any DetailedMovie)?, isFromWatchlist: Bool = false, watchlist: [any PopularMovie]?,
    hasWatchlist: Bool = false
  ) {
    (self.pick, self.isFromWatchlist, self.watchlist) = (pick, isFromWatchlist, watchlist)
    self.hasWatchlist = hasWatchlist
  }
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol HomeUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: HomeState)
}

/// The router's interface for the presenter, called on the main actor.
///
/// Each asynchronous method returns when the next screen has settled.
@MainActor
public protocol HomeRouting: MovieLogOutput {
  /// Opens a movie's page.
  func showMovie(_ movie: MovieViewModel) async
  /// Opens a login, and returns whether it was opened.
  func logIn(for home: any HomeModuleInput) async -> Bool
  /// Opens the diary's statistics.
  func showStats() async
  /// Closes the screen.
  func close()
}

/// The interface of the object that opened the screen, called by the screen on the main actor.
@MainActor
public protocol HomeOutput: MovieLogOutput {
  /// Called when the user has chosen a movie.
  ///
  /// Open the movie's page, and return when it has settled.
  func home(didSelectMovie movie: MovieViewModel) async
  /// Called when changing a mark requires a login.
  ///
  /// Open a login, and return whether it was opened. When it ends, call `onLoginEnd(isLoggedIn:)`.
  func home(needsLogin home: any HomeModuleInput) async -> Bool
  /// Called when the user opens the diary's statistics.
  ///
  /// Open them, and return when they have settled.
  func homeDidOpenStats() async
}

/// The interface of the screen for the object that opened it, called on the main actor.
@MainActor
public protocol HomeModuleInput: AnyObject {
  /// Called when the login that the screen requested has ended.
  func onLoginEnd(isLoggedIn: Bool) async
}

/// The complete state of the screen.
public struct HomeState: Equatable, Sendable {
  /// Whether movies can be added to a diary.
  public var canLog = false
  /// A note about the catalog, shown while the diary is empty; may be empty.
  public var note = ""
  /// The parts of the screen that have been loaded so far.
  public var page = Phase<HomeViewModel>.idle
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias HomeScreen = HomeUI & Screen

extension Updates: HomeUI where State == HomeState {}
