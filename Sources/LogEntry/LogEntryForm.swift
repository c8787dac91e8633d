import MovieEntities
public import MovieLibrary

/// The text that the user has entered, by field.
struct LogEntryForm: LogEntryItem, Hashable {
  var title = ""
  var year = ""
  var day = ""
  var rating = ""
  var isRewatch = false
  var tags = ""
  var note = ""

  /// Changes a field to the text that the user has typed or chosen.
  mutating func set(_ field: LogEntryField, to text: String) {
    switch field {
    case .title: title = text
    case .year: year = text
    case .day: day = text
    case .rating: rating = OwnRating.typed(text)
    case .rewatch: isRewatch = text == "yes"
    case .tags: tags = text
    case .note: note = text
    }
  }
}

extension LogEntryItem {
  /// Returns the text of a field; `yes` or `no` for the rewatch.
  func text(of field: LogEntryField) -> String {
    switch field {
    case .title: title
    case .year: year
    case .day: day
    case .rating: rating
    case .rewatch: isRewatch ? "yes" : "no"
    case .tags: tags
    case .note: note
    }
  }
}

/// The fields of the form, with their names in actions and scripts.
public enum LogEntryField: String, CaseIterable, Sendable {
  /// The title of a movie that is logged as typed.
  case title
  /// The year of release of a movie that is logged as typed.
  case year
  /// When the movie was seen.
  case day
  /// The user's rating; may be empty.
  case rating
  /// Whether the user had seen the movie before: `yes` or `no`.
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
