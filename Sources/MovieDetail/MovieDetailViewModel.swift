public import MovieEntities
public import MoviePresentation
public import Viper

/// A movie's page: its text, and the state that the user can change.
public struct MovieDetailViewModel: Hashable, Sendable {
  /// The page's text, stored by reference so that comparing two states of a page is fast.
  private final class Content: Hashable, Sendable {
    let texts: MovieDetailTexts

    init(_ texts: MovieDetailTexts) { self.texts = texts }

    static func == (left: Content, right: Content) -> Bool {
      left === right || left.texts == right.texts
    }

    func hash(into hasher: inout Hasher) { hasher.combine(texts.heading) }
  }

  /// A viewing in the user's diary.
  public struct Entry: Hashable, Sendable {
    /// The day, the rating, whether it was a rewatch, and the tags.
    public let heading: String
    /// The lines of the note.
    public let note: [String]
  }

  /// The number of cast members that a page initially shows.
  public static let leadingCast = 10

  /// The ID of the movie.
  public let id: MovieID
  private let content: Content
  /// The user's known marks for the movie.
  public var marks = Marks.unknown
  /// The marks in words, such as `favorite · yours 8.5`; empty if there are none.
  public var markSummary = ""
  /// The movie's entries in the user's diary, newest day first.
  public internal(set) var entries: [Entry] = []
  /// The rating prompt; `nil` if no prompt is shown.
  public var prompt: RatingPrompt?
  /// Whether the last change to the movie's marks can be undone.
  public var canUndo = false
  /// The reason why the last change to the marks failed, if it did.
  public var failure: Failure?
  /// The reason why the marks are unknown, if they could not be loaded.
  public var message: String?
  /// A Boolean value that indicates whether the whole cast is shown.
  public var showsAllCast = false
  /// The index of the focused row, counting `shownCast` and then `similar`.
  public var focus = 0
  /// The notice about the last refresh or change, if any.
  public var notice: String?
  /// A Boolean value that indicates whether the page contains only known facts and the data from
  /// the row that it was opened from.
  public let isPartial: Bool

  init(
    id: MovieID, texts: MovieDetailTexts, similar: [MovieViewModel] = [], isPartial: Bool = false
  ) {
    self.id = id
    self.similar = similar
    self.isPartial = isPartial
    content = Content(texts)
  }

  /// The text shared by all states of the page.
  public var texts: MovieDetailTexts { content.texts }
  /// The title.
  public var title: String { content.texts.title }
  /// The movie that a mark of this page belongs to.
  package var summary: Film { Film(id: id, title: title, year: content.texts.year) }
  /// A Boolean value that indicates whether the movie can have a poster, because it is in a catalog.
  var hasPoster: Bool {
    if case .titled = id { false } else { texts.explanation.isEmpty }
  }
  /// The directors.
  public var directors: [PersonRow] { content.texts.directors }
  /// The cast, in billing order.
  public var cast: [PersonRow] { content.texts.cast }
  /// The similar movies, with the user's marks.
  public internal(set) var similar: [MovieViewModel]

  // MARK: Rows

  /// The cast members that the page shows.
  public var shownCast: ArraySlice<PersonRow> {
    showsAllCast ? cast[...] : cast.prefix(Self.leadingCast)
  }

  /// The heading above the shown cast members.
  public var castHeading: String {
    showsAllCast ? content.texts.castHeading : content.texts.leadingCastHeading
  }

  /// The indices of all rows that can be opened: the shown cast members, then the similar movies.
  var rows: Range<Int> { 0..<shownCast.count + similar.count }

  /// Shows the whole cast and keeps the focus on the same row.
  mutating func showAllCast() {
    let (cast, rows) = (shownCast, rows)
    showsAllCast = true
    // The new rows are inserted before the similar movies.
    if focus >= cast.count { focus += self.rows.count - rows.count }
  }

  /// The page's state in the form to save for a later run.
  var savedState: MovieDetailSavedState {
    let cast = shownCast
    return MovieDetailSavedState(
      person: cast.indices.contains(focus) ? cast[focus].id : nil,
      movie: similar.indices.contains(focus - cast.count)
        ? similar[focus - cast.count].id.tmdb : nil,
      showsAllCast: showsAllCast)
  }

  /// Restores a saved state.
  mutating func show(_ savedState: MovieDetailSavedState) {
    showsAllCast = savedState.showsAllCast
    let cast = shownCast
    focus =
      cast.firstIndex { $0.id == savedState.person }
      ?? similar.firstIndex { $0.id.tmdb == savedState.movie }.map { cast.count + $0 } ?? 0
  }

  /// Copies the user's changes from the previous page.
  ///
  /// `updated` is the notice to show unless the previous page was partial, or the catalog has
  /// failed.
  mutating func copyChanges(from old: MovieDetailViewModel, updated: String) {
    showsAllCast = old.showsAllCast
    (prompt, failure, message) = (old.prompt, old.failure, old.message)
    focus = rows.focus(old.focus, movedBy: 0)
    notice = old.isPartial || !texts.explanation.isEmpty ? nil : updated
  }
}

extension MovieDetailViewModel: MarkedMovie, MarkedContent {
  package var ownRating: String { "" }
  package var focused: MovieDetailViewModel? { self }
}

/// The text shared by all states of a movie's page.
public struct MovieDetailTexts: Hashable, Sendable {
  /// Text with a label.
  public struct Labeled: Hashable, Sendable {
    /// The label.
    public let label: String
    /// The text, such as the names of providers or the URL of a trailer.
    public let text: String

    /// Creates labeled text.
    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The title.
  public let title: String
  /// The title with the release year, if known.
  public let heading: String
  /// The release year; `nil` if unknown.
  public internal(set) var year: Int?
  /// The sentence that explains why the page has only what the user's library knows; empty if it
  /// has more.
  public internal(set) var explanation = ""
  /// The title in the movie's original language; empty if it is the same.
  public internal(set) var originalTitle = ""
  /// The movie's tagline; may be empty.
  public internal(set) var tagline = ""
  /// The year, certification, running time and genres in one line; may be empty.
  public internal(set) var kind = ""
  /// The average rating; `nil` if there are no votes.
  public internal(set) var rating: RatingViewModel?
  /// The number of votes, such as `from 1,234 votes`, or a message saying that there are no votes.
  public internal(set) var votes = ""
  /// The release date, such as `February 27, 1920`; empty if unknown.
  public internal(set) var release = ""
  /// The release status; may be empty.
  public internal(set) var status = ""
  /// The release status and date, such as `Released February 27, 1920`; may be empty.
  public internal(set) var statusLine = ""
  /// The plot summary; may be empty.
  public internal(set) var overview = ""
  /// The heading above the streaming providers.
  public internal(set) var watchHeading = ""
  /// The movie's providers, labeled with the kind of offer.
  public internal(set) var providers: [Labeled] = []
  /// The names of the writers, including the authors of the original work; may be empty.
  public internal(set) var writers = ""
  /// The trailers' URLs, labeled with their names.
  public internal(set) var trailers: [Labeled] = []
  /// The movie's TMDB and IMDb IDs.
  public internal(set) var numbers = ""
  /// The URLs of the movie's TMDB and IMDb pages.
  public internal(set) var pages: [String] = []
  /// The URL of the poster; `nil` if there is none.
  public internal(set) var posterURL: String?
  /// The text to show in place of the poster.
  public internal(set) var posterText = ""
  /// The directors.
  public internal(set) var directors: [PersonRow] = []
  /// The names of the directors in one line; may be empty.
  public internal(set) var directorNames = ""
  /// The cast, in billing order.
  public internal(set) var cast: [PersonRow] = []
  /// The heading above the whole cast.
  public internal(set) var castHeading = ""
  /// The heading above the first members of the cast.
  public internal(set) var leadingCastHeading = ""
}
