public import MovieEntities

/// The text that the user has entered, by field.
struct LogEntryForm: Hashable, Sendable {
  var day = ""
  var rating = ""
  var isRewatch = false
  var tags = ""
  var note = ""
}

/// The fields of the form, with their names in actions and scripts.
public enum LogEntryField: String, CaseIterable, Sendable {
  /// When the movie was seen.
  case day
  /// The user's rating; may be empty.
  case rating
  /// Whether the user had seen the movie before.
  case rewatch
  /// The tags, separated by commas; may be empty.
  case tags
  /// A note; may be empty.
  case note
}

/// The change that the form makes to the diary.
public enum LogEntryChange: Hashable, Sendable {
  /// Adds a viewing.
  case add(Viewing)
  /// Changes fields of the entry with the given ID.
  case edit(DiaryEntry.ID, [Viewing.Field])
}
