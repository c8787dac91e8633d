public import MoviePresentation
import Viper

/// A movie's page: its texts, and the state that the user can change.
public struct MovieDetailViewModel: Hashable, Sendable {
  /// The texts, behind a reference so that comparing two states of a page is fast.
  private final class Content: Hashable, Sendable {
    let texts: MovieDetailTexts

    init(_ texts: MovieDetailTexts) { self.texts = texts }

    static func == (left: Content, right: Content) -> Bool {
      left === right || left.texts == right.texts
    }

    func hash(into hasher: inout Hasher) { hasher.combine(texts.heading) }
  }

  /// The number of cast members that a page initially shows.
  public static let leadingCast = 10

  /// The TMDB ID of the movie.
  public let id: Int
  private let content: Content
  /// The user's marks for the movie.
  public var marks = MovieMarks()
  /// A Boolean value that indicates whether the whole cast is shown.
  public var showsAllCast = false
  /// The index of the focused row, counting `people` and then `similar`.
  public var focus = 0
  /// The state of the last refresh.
  public var refresh = PageRefresh.none

  init(id: Int, texts: MovieDetailTexts) {
    self.id = id
    content = Content(texts)
  }

  /// The texts shared by all states of the page.
  public var texts: MovieDetailTexts { content.texts }
  /// The title.
  public var title: String { content.texts.title }
  /// The directors.
  public var directors: [PersonRow] { content.texts.directors }
  /// The cast, in billing order.
  public var cast: [PersonRow] { content.texts.cast }
  /// The similar movies.
  public var similar: [MovieViewModel] { content.texts.similar }

  // MARK: Rows

  /// The cast members that the page shows.
  public var shownCast: ArraySlice<PersonRow> {
    showsAllCast ? cast[...] : cast.prefix(Self.leadingCast)
  }

  /// The heading above the shown cast members.
  public var castHeading: String {
    showsAllCast ? content.texts.castHeading : content.texts.leadingCastHeading
  }

  /// The people that can be opened: the directors, then the shown cast members.
  ///
  /// A person with several roles appears several times.
  public var people: [PersonRow] { directors + shownCast }

  /// The indices of all rows that can be opened: the people, then the similar movies.
  var rows: Range<Int> { 0..<directors.count + shownCast.count + similar.count }

  /// Shows the whole cast and keeps the focus on its row.
  mutating func showAllCast() {
    let (people, rows) = (people, rows)
    showsAllCast = true
    // The new rows are inserted before the similar movies.
    if focus >= people.count { focus += self.rows.count - rows.count }
  }

  /// Returns the page with the given state of its last refresh.
  func refreshed(_ refresh: PageRefresh) -> MovieDetailViewModel {
    var page = self
    page.refresh = refresh
    return page
  }

  /// Copies the user's changes from the previous page.
  mutating func takeOver(_ old: MovieDetailViewModel, refresh: PageRefresh) {
    showsAllCast = old.showsAllCast
    marks = old.marks
    focus = rows.focus(old.focus, movedBy: 0)
    self.refresh = refresh
  }
}

/// The texts shared by all states of a movie's page.
public struct MovieDetailTexts: Hashable, Sendable {
  /// A text with a label.
  public struct Labelled: Hashable, Sendable {
    /// The label.
    public let label: String
    /// The text, such as the names of providers or the URL of a trailer.
    public let text: String

    /// Creates a text with a label.
    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The labels of the page.
  public let labels: MovieDetailLabels
  /// The title.
  public let title: String
  /// The title with the release year, if known.
  public let heading: String
  /// The title in the original language; empty if it is the same.
  public let originalTitle: String
  /// The tagline; may be empty.
  public let tagline: String
  /// The certification, runtime and genres in one line; may be empty.
  public let kind: String
  /// The average rating; `nil` if there are no votes.
  public let rating: RatingViewModel?
  /// The number of votes, such as `from 1,234 votes` or `No votes yet`.
  public let votes: String
  /// The release date, such as `February 27, 1920`; empty if it is unknown.
  public let release: String
  /// The release status; may be empty.
  public let status: String
  /// The status and release date, such as `Released February 27, 1920`; may be empty.
  public let statusLine: String
  /// The plot summary; may be empty.
  public let overview: String
  /// The heading above the providers.
  public let watchHeading: String
  /// The providers of the movie, labeled with the kind of offer.
  public let providers: [Labelled]
  /// The names of the writers of the movie or of the work it is based on; may be empty.
  public let writers: String
  /// The URLs of the trailers, labeled with their names.
  public let trailers: [Labelled]
  /// The TMDB and IMDb IDs of the movie.
  public let numbers: String
  /// The URLs of the movie's TMDB and IMDb pages.
  public let pages: [String]
  /// The URL of the poster; `nil` if there is none.
  public let posterURL: String?
  /// The text to show in place of the poster.
  public let posterText: String
  /// The directors.
  public let directors: [PersonRow]
  /// The cast, in billing order.
  public let cast: [PersonRow]
  /// The heading above the whole cast.
  public let castHeading: String
  /// The heading above the first cast members.
  public let leadingCastHeading: String
  /// The similar movies.
  public let similar: [MovieViewModel]
}
