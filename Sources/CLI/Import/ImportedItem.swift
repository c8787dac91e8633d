import MovieEntities
import MovieLibrary
import MoviePresentation
import ViperCommandLine
import ViperLocalization

/// A movie as identified by another program.
struct ImportedFilm: Hashable, Sendable {
  /// The ID; `titled` if the file is an export of a library that has the film without an ID.
  var id: MovieID?
  let title: String
  let year: Int?

  var key: TitleKey { TitleKey(title, year: year) }
}

/// What an imported file says about a movie, regardless of the file's format.
struct ImportedItem: Sendable {
  enum Fact: Sendable {
    /// A diary entry whose movie has not been found yet.
    case watch(Viewing)
    /// A viewing on an unknown day, which is imported only if the movie has no other viewing.
    case seen(Viewing)
    /// A mark; the day is `nil` if unknown.
    case mark(Mark, on: Day? = nil)
  }

  let film: ImportedFilm
  let fact: Fact
  let position: ImportPosition

  /// Returns what the item says about the movie that was found for it.
  func row(of movie: Film) -> ImportedRow {
    let name = film.id ?? .titled(film.key)
    switch fact {
    case .watch(var viewing), .seen(var viewing):
      viewing.movie = movie
      return ImportedRow(.watch(viewing), name: name)
    case .mark(let mark, let day):
      return ImportedRow(.mark(movie, mark, on: day, source: "file"), name: name)
    }
  }
}

/// A line of an imported file; line 0 is the whole file.
struct ImportPosition: Hashable, Sendable {
  let file: String
  let line: Int
}

/// The reason why something was not imported.
struct ImportError: Sendable {
  enum Reason: Hashable, Sendable {
    /// The row has more or fewer cells than the header.
    case ragged
    case noTitle
    case longTitle
    case badRating(String)
    case badDay(String)
    case noRating
    case longNote
    case longTags
    /// The row is about a series, an episode or a game.
    case notAMovie(String)
    /// The file is not text, or a quotation mark is missing.
    case damaged
    /// The table has too many rows or cells.
    case tooLarge
    /// A line or an element in our own JSON format is damaged.
    case damagedEvent
    /// An event in our own JSON format is from a later version.
    case newerEvent
    case unknownFile
    /// The file's name in an archive is in an old encoding, so 'unzip' cannot find the file.
    case badName
    /// The library has no lists.
    case list
    /// The kind of a row in our own format is unknown.
    case badKind(String)

    func text(in localizer: Localizer) -> String {
      switch self {
      case .ragged: localizer.text("The row has too many or too few cells.")
      case .noTitle: localizer.text("The title is missing.")
      case .longTitle: localizer.text("The title is longer than 4 kB.")
      case .badRating(let text): localizer.text("Invalid rating '\(text)'.")
      case .badDay(let text): localizer.text("Invalid day '\(text)'.")
      case .noRating: localizer.text("The rating is missing.")
      case .longNote: localizer.noteValidationError
      case .longTags: localizer.tagsValidationError
      case .notAMovie(let type): localizer.text("Not a movie: \(type).")
      case .damaged: localizer.text("The file is damaged.")
      case .tooLarge: localizer.text("The file has too many rows or cells.")
      case .damagedEvent: localizer.text("The line is damaged.")
      case .newerEvent: localizer.text("The line was written by a newer version of this program.")
      case .badName: localizer.text("The file's name is not in UTF-8. Unpack the ZIP file.")
      case .unknownFile: localizer.text("The file has an unknown header.")
      case .list: localizer.text("Lists are not imported.")
      case .badKind(let text): localizer.text("Unknown kind '\(text)'.")
      }
    }
  }

  let position: ImportPosition
  let reason: Reason
}

/// The contents of the files to import.
struct ImportedContents: Sendable {
  /// The items in the order in which they must be applied.
  var items: [ImportedItem] = []
  var problems: [ImportError] = []
  /// The events from files in our own JSON format.
  var events: [LibraryEvent] = []
}

/// Parsers for values that several formats share.
struct ImportedValues {
  /// The last valid day: tomorrow, because some time zones are ahead.
  let lastDay: Day

  /// The placeholder for a viewing's movie until it is found.
  static let unknown = Film(id: 0, title: "")

  init(today: Day) { lastDay = Day(daysSince1970: today.daysSince1970 + 1) }

  /// Returns the year at the start of a text such as `1927` or `2013–2023`, if any.
  static func year(_ text: String) -> Int? {
    Int(text.prefix(4)).flatMap { (1_800...2_200).contains($0) ? $0 : nil }
  }

  /// Returns the rating in a text, multiplied by `factor`; `nil` if the text is empty.
  static func rating(_ text: String, times factor: Double = 1) throws(Mistake) -> OwnRating? {
    if text.isEmpty { return nil }
    guard let number = Double(text.replacing(",", with: ".")),
      let rating = OwnRating(number * factor)
    else { throw Mistake(.badRating(text)) }
    return rating
  }

  func day(_ text: String) throws(Mistake) -> Day? {
    if text.isEmpty { return nil }
    guard let day = Day(text), let first = Viewing.firstDay, first...lastDay ~= day else {
      throw Mistake(.badDay(text))
    }
    return day
  }

  /// Returns the day in a text, or `nil` if it is missing or invalid.
  func optionalDay(_ text: String) -> Day? { (try? day(text)) ?? nil }

  static func note(_ text: String) throws(Mistake) -> String {
    // Replacing takes seconds in a huge text; at most, it halves the size.
    guard text.utf8.count <= 2 * Viewing.maxNote else { throw Mistake(.longNote) }
    let note = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    guard note.utf8.count <= Viewing.maxNote else { throw Mistake(.longNote) }
    return note
  }

  static func tags(_ text: String) throws(Mistake) -> [String] {
    guard text.utf8.count <= Viewing.maxTags else { throw Mistake(.longTags) }
    return Viewing.tags(text)
  }

  /// Returns the movie of a row, which needs an ID or a title.
  static func film(id: MovieID?, _ title: String, _ year: String) throws(Mistake) -> ImportedFilm {
    guard id != nil || !title.isEmpty else { throw Mistake(.noTitle) }
    guard title.utf8.count <= Viewing.maxTitle else { throw Mistake(.longTitle) }
    return ImportedFilm(id: id, title: title, year: Self.year(year))
  }

  /// Returns the movie of a row of an export, which may have been stored without an ID.
  static func exportedFilm(
    id: MovieID?, _ title: String, _ year: String
  ) throws(Mistake) -> ImportedFilm {
    var film = try film(id: id, title, year)
    if film.id == nil, film.year != nil { film.id = .titled(film.key) }
    return film
  }

  /// Checks an event from a file in our own format, to which the same limits apply.
  func check(_ event: LibraryEvent) throws(Mistake) {
    if event.movie?.title.utf8.count ?? 0 > Viewing.maxTitle { throw Mistake(.longTitle) }
    let fields: [Viewing.Field] =
      switch event.action {
      case .watch(let viewing, _): viewing.fields
      case .edit(_, let fields): fields
      case .mark(_, _, let day, _): [.day(day)]
      case .remove, .identify, .undo, .undoBatch, .unknown: []
      }
    for field in fields {
      switch field {
      case .day(let day?):
        guard let first = Viewing.firstDay, first...lastDay ~= day else {
          throw Mistake(.badDay(day.description))
        }
      case .note(let note):
        if note.utf8.count > Viewing.maxNote { throw Mistake(.longNote) }
      case .tags(let tags):
        let size = tags.reduce(0) { $0 + $1.utf8.count + 1 }
        if size > Viewing.maxTags { throw Mistake(.longTags) }
      case .day(nil), .rating, .rewatch, .source: break
      }
    }
  }

  struct Mistake: Error {
    let reason: ImportError.Reason

    init(_ reason: ImportError.Reason) { self.reason = reason }
  }
}
