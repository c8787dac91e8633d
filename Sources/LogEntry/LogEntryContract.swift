public import MovieEntities
public import MovieLibrary
public import Viper

/// The form's initial values.
public struct LogEntryInput: Hashable, Sendable {
  /// The movie; `nil` if the user types its title and year.
  public let movie: Film?
  /// The entry to change; `nil` to add one.
  public let entry: DiaryEntry?
  /// The title and, optionally, the year to start with if the user types them; may be empty.
  public let text: String

  /// Creates the values for a form that adds a movie to the diary.
  public init(movie: Film) { (self.movie, entry, text) = (movie, nil, "") }

  /// Creates the values for a form that changes an entry.
  public init(entry: DiaryEntry) { (movie, self.entry, text) = (entry.viewing.movie, entry, "") }

  /// Creates the values for a form that adds a movie whose title and year the user types.
  public init(typed text: String) { (movie, entry, self.text) = (nil, nil, text) }
}

/// The presenter's interface for the view, called on the main actor.
@MainActor
public protocol LogEntryPresentable: AnyObject {
  /// Called when the form has been added to the window.
  func onViewAppear() async
  /// Called with the full text of a field when the user changes it.
  func onChange(_ field: LogEntryField, to text: String)
  /// Called when the user submits the form; returns when the form has settled.
  ///
  /// An invalid form shows its errors and is not saved. If the movie has been logged on the same day
  /// before, the user is asked first.
  func onSubmit() async
  /// Called when the user goes back.
  func onBack()
}

/// The text of the form, as the mapper reads it.
protocol LogEntryItem: Sendable {
  var title: String { get }
  var year: String { get }
  var day: String { get }
  var rating: String { get }
  var isRewatch: Bool { get }
  var tags: String { get }
  var note: String { get }
}

/// The interactor's interface for the presenter, callable from any actor.
public protocol LogEntryInteractable: Sendable {
  /// The current day in the user's time zone.
  var today: Day { get }

  /// Returns the movie that has the title and year of a movie that the user has typed; by default,
  /// the movie as typed.
  nonisolated(nonsending) func found(_ typed: Film) async -> Film

  /// Returns the days on which a movie has been logged; by default, none.
  nonisolated(nonsending) func loggedDays(of movie: Film) async -> LoggedDays

  /// Returns the user's rating of a movie; by default, none.
  nonisolated(nonsending) func rating(of movie: Film) async -> OwnRating?

  /// Changes the diary, and shows the change on all screens.
  ///
  /// A new entry's rating is also sent to the user's account, if the user is logged in.
  ///
  /// - Returns: The error if the movie could not be rated in the account, otherwise `nil`.
  /// - Throws: `MovieError` with `stateNotWritable` if the diary could not be changed, and with
  ///   `notFound` if it no longer has the entry.
  nonisolated(nonsending) func save(
    _ change: LogEntryChange
  ) async throws(MovieError) -> MovieError?
}

extension LogEntryInteractable {
  /// Returns the movie as typed.
  public nonisolated(nonsending) func found(_ typed: Film) async -> Film { typed }

  /// Returns `nil`.
  public nonisolated(nonsending) func rating(of movie: Film) async -> OwnRating? { nil }

  /// Returns no days.
  public nonisolated(nonsending) func loggedDays(of movie: Film) async -> LoggedDays {
    LoggedDays()
  }
}

/// The view's interface for the presenter, called on the main actor.
@MainActor
public protocol LogEntryUI: AnyObject {
  /// Shows a new state, which describes the whole screen.
  func update(_ state: LogEntryState)
}

/// The router's interface for the presenter, called on the main actor.
@MainActor
public protocol LogEntryRouting: AnyObject {
  /// Asks a question on top of the form, and returns whether the user confirmed it.
  func confirm(_ question: Confirmation) async -> Bool
  /// Closes the form, and leaves a notice about the saved entry for the screen below.
  func close(notice: String)
  /// Closes the form.
  func close()
}

/// The complete state of the screen.
public struct LogEntryState: Equatable, Sendable {
  /// The title of the form, with the movie's.
  public var title = ""
  /// The movie's year, the user's earlier viewings and the user's rating, in one line; may be empty.
  public var facts = ""
  /// The fields.
  public var form = LogEntryViewModel()
  /// How far saving has got; the content is the notice about the saved entry.
  public var saving = Phase<String>.idle
}

/// A view of this module, updated by the presenter and shown by the window.
public typealias LogEntryScreen = LogEntryUI & Screen

extension Updates: LogEntryUI where State == LogEntryState {}
