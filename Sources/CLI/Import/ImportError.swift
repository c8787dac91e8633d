import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization

/// The reason why something was not imported.
struct ImportError: Sendable {
  enum Reason: Hashable, Sendable {
    /// The row has more or fewer cells than the header.
    case ragged
    case noTitle
    case longTitle
    case badRating(String)
    /// The rating is invalid, but the rest of the row is imported.
    case ignoredRating(String)
    case badDay(String)
    case noRating
    case longNote
    case longTags
    /// The row is about a series, an episode, a game or something unknown.
    case notAMovie(String)
    /// The file is not text.
    case damaged
    /// The line has a quotation mark that is never closed.
    case openQuote
    /// The table has too many rows or cells.
    case tooLarge
    /// A line or an element in our own JSON format is damaged.
    case damagedEvent
    /// An event in our own JSON format is from a later version.
    case newerEvent
    case unknownFile
    /// The JSON is not in a known format.
    case unknownJSON
    /// The header fits several services.
    case severalServices(String)
    case netflix
    /// The numbers in dates are in an order that cannot be determined.
    case unclearDates(String)
    /// The file has dates with the month first and dates with the day first, such as these.
    case mixedDates(String, String, String)
    /// The file's name in an archive is in an old encoding, so 'unzip' cannot find the file.
    case badName
    /// The library has no lists.
    case list
    /// The kind of a row in our own format, or a film's state in a service, is unknown.
    case badKind(String)

    /// Whether only the rating is skipped.
    var isPartial: Bool { if case .ignoredRating = self { true } else { false } }

    /// Returns the reason why a number of lines or files were skipped.
    func text(in localizer: Localizer, count: Int = 1) -> String {
      switch self {
      case .ragged: localizer.text("The row has too many or too few cells.")
      case .noTitle: localizer.text("The title is missing.")
      case .longTitle: localizer.text("The title is longer than 4 kB.")
      case .badRating(let text): localizer.text("Invalid rating '\(text)'.")
      case .ignoredRating(let text):
        localizer.text("Invalid rating '\(text)'. The rest of the row was imported.")
      case .badDay(let text): localizer.text("Invalid day '\(text)'.")
      case .noRating: localizer.text("The rating is missing.")
      case .longNote: localizer.noteValidationError
      case .longTags: localizer.tagsValidationError
      case .notAMovie(let type): localizer.text("Not a movie: \(type).")
      case .damaged: localizer.text("The file is damaged.")
      case .openQuote:
        localizer.text("A quotation mark is never closed. The rest of the file was skipped.")
      case .tooLarge: localizer.text("The file has too many rows or cells.")
      case .damagedEvent: localizer.text("The line is damaged.")
      case .newerEvent: localizer.text("The line was written by a newer version of this program.")
      case .badName: localizer.text("The file's name is not in UTF-8. Unpack the ZIP file.")
      case .unknownFile: localizer.text("The file has an unknown header.")
      case .unknownJSON: localizer.text("The JSON is in an unknown format.")
      case .severalServices(let names):
        localizer.text("The header fits several services: \(names).")
      case .netflix:
        localizer.text(
          """
          This looks like a Netflix history, which has no ratings or years. It cannot be imported.
          """)
      case .unclearDates(let file): localizer.text("The dates in \(file) can be read in two ways.")
      case .mixedDates(let file, let first, let second):
        localizer.text("The dates in \(file) are in two orders, such as \(first) and \(second).")
      case .list where count > 1:
        localizer.text("\(localizer.count(count)) lists were not imported.")
      case .list:
        localizer.text(
          """
          Lists are not imported. If this is your watchlist, name the file 'watchlist.csv'.
          """)
      case .badKind(let text): localizer.text("Unknown kind or state '\(text)'.")
      }
    }
  }

  let reason: Reason
  let file: String
  /// The number of the line; 0 for the whole file.
  let line: Int
}

/// What the files to import contain.
struct ImportedContents: Sendable {
  var rows: [ImportedRow] = []
  var problems: [ImportError] = []
  /// The events from files in our own JSON format.
  var events: [LibraryEvent] = []

  mutating func add(_ reason: ImportError.Reason, _ file: String, _ line: Int = 0) {
    problems.append(ImportError(reason: reason, file: file, line: line))
  }
}
