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
  func onMoveFocus(by rows: Int)
  /// Called when the user moves the focus to the first row of the previous year with an entry.
  func onPreviousYear()
  /// Called when the user moves the focus to the first row of the next year with an entry.
  func onNextYear()
  /// Called with the whole text when the user changes the search text.
  func onSearch(_ text: String) async
  /// Called when the user changes the order of the entries, or the text that narrows them.
  func onArrange(_ change: DiaryArrangement.Change)
  /// Called when the user retries a failed request.
  func onRetry() async
  /// Called when the user refreshes the diary.
  func onRefresh() async
  /// Called when the user edits the focused entry.
  func onEdit() async
  /// Called when the user deletes the focused entry, which must be confirmed.
  func onDelete() async
  /// Called when the user undoes the last change.
  func onUndo() async
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

/// The interactor's interface for the presenter, callable from any actor.
public protocol DiaryInteractable: MovieInteractable {
  /// Whether there is a diary.
  var hasDiary: Bool { get }

  /// Reads the diary, and returns all of its entries, newest day first.
  ///
  /// - Throws: `MovieError` with `stateNotReadable` if the diary cannot be read.
  nonisolated(nonsending) func entries() async throws(MovieError) -> [DiaryEntry]

  /// Returns the IDs of the entries last read whose titles, tags and notes contain every word in a
  /// text; `nil` if the text has no words, so that all entries match.
  nonisolated(nonsending) func ids(matching text: String) async -> Set<DiaryEntry.ID>?

  /// Deletes an entry, so that it can be restored with `marks.undo()`.
  ///
  /// - Returns: Whether the diary still had the entry.
  /// - Throws: `MovieError` with `stateNotWritable` if the diary could not be changed.
  nonisolated(nonsending) func remove(_ entry: DiaryEntry.ID) async throws(MovieError) -> Bool
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
  /// Asks a question, and returns whether the user confirmed it.
  func confirm(_ question: Confirmation) async -> Bool
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
  /// Whether there is a change that can be undone.
  public var canUndo = false
  /// The text that the user searches for; empty if the user is not searching.
  public var search = ""
  /// The entries.
  public var list = Phase<DiaryListViewModel>.idle
  /// The movie of the focused entry, with what is known about it; `nil` if no entry has the focus.
  public var movie: MovieViewModel?
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias DiaryScreen = DiaryUI & Screen

extension Updates: DiaryUI where State == DiaryState {}
