public import MovieEntities
public import MovieLibrary
public import MoviePresentation
public import Viper

/// The presenter's interface for the view, called on the main actor.
///
/// Each method returns when the screen has settled.
@MainActor
public protocol DiaryPresentable: AnyObject {
  /// Called when the screen has been added to the window.
  func onViewAppear() async
  /// Called when the screen is back on top, with the notice that a form has left, if any.
  func onViewReappear(notice: String?) async
  /// Called when the user opens the movie of an entry.
  ///
  /// Moves the focus to the entry. An invalid index is ignored.
  func onSelectMovie(at index: Int) async
  /// Called when the user moves the focus by a number of rows; negative numbers move up.
  ///
  /// `Int.max` moves the focus to the last row.
  func onMoveFocus(by rows: Int) async
  /// Called when the user requests the next page.
  func onMore() async
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the diary.
  func onRefresh() async
  /// Called when the user edits the focused entry.
  func onEdit() async
  /// Called when the user logs the movie of the focused entry again.
  func onLog() async
  /// Called when the user opens the statistics.
  func onShowStats() async
  /// Called when the user goes back.
  func onBack()
}

/// An entry's data, as the mapper reads it.
protocol DiaryItem: Sendable {
  /// The ID of the entry.
  var id: String { get }
  /// The viewing, with its movie.
  var viewing: Viewing { get }
}

extension DiaryEntry: DiaryItem {}

/// A page of the diary.
public struct DiaryPage: Sendable {
  /// The entries; empty if the page is past the end.
  public let entries: [DiaryEntry]
  /// The number of pages and of entries in the diary.
  public let totalPages, totalEntries: Int

  /// Creates a page.
  public init(entries: [DiaryEntry], totalPages: Int, totalEntries: Int) {
    self.entries = entries
    self.totalPages = totalPages
    self.totalEntries = totalEntries
  }
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol DiaryInteractable: Sendable {
  /// Whether there is a diary.
  var hasDiary: Bool { get }

  /// Returns a page of the diary, newest day first; empty if it is past the end.
  ///
  /// Pages are numbered from 1. Requesting the first page reads the diary; later pages come from
  /// the same snapshot.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the diary cannot be read.
  nonisolated(nonsending) func entries(page: Int) async throws(MovieError) -> DiaryPage
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol DiaryUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: DiaryState)
}

/// The router's interface for the presenter, called on the main actor.
///
/// Each asynchronous method returns when the next screen has settled.
@MainActor
public protocol DiaryRouting: MovieLogOutput {
  /// Opens the page of an entry's movie.
  func showMovie(_ movie: MovieViewModel) async
  /// Opens the form that changes an entry.
  func edit(_ entry: DiaryEntry) async
  /// Opens the diary's statistics.
  func showStats() async
  /// Closes the screen.
  func close()
}

/// The interface of the object that opened the diary, called by the diary on the main actor.
@MainActor
public protocol DiaryOutput: MovieLogOutput {
  /// Called when the user has chosen an entry.
  ///
  /// Open the movie's page, and return when it has settled.
  func diary(didSelectMovie movie: MovieViewModel) async
  /// Called when the user changes an entry.
  ///
  /// Push the form, and return when it has settled. After the entry has been changed, the form
  /// leaves a notice for the diary.
  func diary(didEdit entry: DiaryEntry) async
  /// Called when the user opens the statistics.
  ///
  /// Open them, and return when they have settled.
  func diaryDidOpenStats() async
}

/// The complete state of the screen.
public struct DiaryState: Equatable, Sendable {
  /// Whether there is a diary.
  public var hasDiary = true
  /// A notice about the last change, if any.
  public var notice: String?
  /// The entries.
  public var list = Phase<Paged<DiaryViewModel>>.idle

  /// The focused entry, if there are entries.
  public var focusedEntry: DiaryViewModel? {
    list.content.flatMap { $0.rows.indices.contains($0.focus) ? $0.rows[$0.focus] : nil }
  }
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias DiaryScreen = DiaryUI & Screen

extension Updates: DiaryUI where State == DiaryState {}
