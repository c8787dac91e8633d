public import MoviePresentation

/// An entry as shown, with localized text.
public struct DiaryViewModel: Hashable, Identifiable, Sendable {
  /// The entry's ID.
  public let id: String
  /// The movie, with the entry's rating.
  public let movie: MovieViewModel
  /// The month and year, such as `November 2026`.
  public let month: String
  /// The day of the month; empty if it is unknown.
  public let day: String
  /// When the movie was seen, such as `seen November 24, 2026`.
  public let seen: String
  /// Whether the user had seen the movie before.
  public let isRewatch: Bool
  /// The tags, separated by commas; may be empty.
  public let tags: String
  /// The lines of the note.
  public let note: [String]
}
