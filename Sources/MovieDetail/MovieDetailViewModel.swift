public import MovieEntities
public import MoviePresentation
import ViperLocalization

/// A movie's page: the texts that a screen shows, and the marks of the user.
public struct MovieDetailViewModel: Hashable, Sendable {
  /// A text with a label in front of it.
  public struct Labelled: Hashable, Sendable {
    /// The label.
    public let label: String
    /// The text, such as the names of providers or the address of a trailer.
    public let text: String

    /// Creates a text with a label.
    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// The part of a page that is the same in all its states.
  private final class Page: Sendable {
    let movie: any DetailedMovie
    let mapper: MovieDetailMapper
    let directors: [PersonRow]
    let cast: [PersonRow]
    let similar: [MovieViewModel]

    init(_ movie: any DetailedMovie, _ mapper: MovieDetailMapper) {
      self.movie = movie
      self.mapper = mapper
      directors = movie.directors.map { PersonRow(id: $0.id, name: $0.name) }
      cast = movie.cast.map { PersonRow(id: $0.id, name: $0.name, part: $0.character) }
      similar = mapper.similar(movie)
    }
  }

  private let page: Page
  /// The marks that the user has set on the movie.
  public var marks = MovieMarks()
  /// A Boolean value that indicates whether the whole cast is shown, or only the first members.
  public var showsAllCast = false
  /// The index of the focused row, from 0, through `people` and then through `similar`.
  public var focus = 0
  /// The state of the last refresh.
  public var refresh = PageRefresh.none

  init(_ movie: any DetailedMovie, _ mapper: MovieDetailMapper) {
    page = Page(movie, mapper)
  }

  // MARK: What the mapper makes when a view asks for it

  /// The movie that the texts are made of, for the views of programs.
  public var movie: any DetailedMovie { page.movie }
  /// TMDB's number of the movie.
  public var id: Int { movie.id }
  /// The title.
  public var title: String { movie.title }
  /// The title with the year of release, if it is known.
  public var heading: String {
    movie.releaseDay.map { "\(title) (\($0.year))" } ?? title
  }
  /// The title in the movie's original language; empty if it is the same.
  public var originalTitle: String {
    movie.originalTitle == movie.title ? "" : movie.originalTitle
  }
  /// The movie's slogan; may be empty.
  public var tagline: String { movie.tagline }
  /// The certification, the running time and the genres in one line; may be empty.
  public var kind: String { page.mapper.kind(movie) }
  /// The rating by the voters; `nil` if there are no votes.
  public var rating: RatingViewModel? { page.mapper.rating(movie) }
  /// The number of votes, such as `from 1,234 votes`, or a text that says that there are none.
  public var votes: String { page.mapper.votes(movie.rating) }
  /// The day of release, such as `February 27, 1920`; empty if it is unknown.
  public var release: String { page.mapper.release(movie) }
  /// The release status; may be empty.
  public var status: String {
    // TMDB always sends it in English, whatever language was requested.
    page.mapper.localizer.translated(movie.status)
  }
  /// A text that says what the movie is about; may be empty.
  public var overview: String { movie.overview }
  /// The heading above the providers.
  public var watchHeading: String { page.mapper.watchHeading(movie) }
  /// The providers of the movie, with the kind of their offer as the label.
  public var providers: [Labelled] { page.mapper.providers(movie) }
  /// The names of the writers of the movie, or of the work that it is based on; may be empty.
  public var writers: String { movie.writers.joined(separator: ", ") }
  /// The addresses of the trailers, with their names as the labels.
  public var trailers: [Labelled] { movie.trailers.map { Labelled($0.name, $0.url) } }
  /// The identifiers of the movie, at TMDB and at IMDb.
  public var numbers: String {
    [String(id), movie.imdbID].compactMap(\.self).joined(separator: " · ")
  }
  /// The addresses of the movie's pages, at TMDB and at IMDb.
  public var pages: [String] {
    [MovieID.tmdb(id), movie.imdbID.map(MovieID.imdb)].compactMap { id in
      id.flatMap { PageAddress.movie($0).url }
    }
  }
  /// The address of the poster; `nil` if there is none.
  public var posterURL: String? { movie.posterURL }
  /// The text in place of the poster.
  public var posterText: String { page.mapper.posterText(movie) }
  /// The directors.
  public var directors: [PersonRow] { page.directors }
  /// The cast, in billing order.
  public var cast: [PersonRow] { page.cast }
  /// The heading above the cast as far as it is shown.
  public var castHeading: String {
    page.mapper.castHeading(shown: shownCast.count, of: cast.count)
  }
  /// The similar movies.
  public var similar: [MovieViewModel] { page.similar }
}

extension MovieDetailViewModel {
  /// Returns a Boolean value that indicates whether two pages show the same.
  public static func == (left: MovieDetailViewModel, right: MovieDetailViewModel) -> Bool {
    left.focus == right.focus && left.showsAllCast == right.showsAllCast
      && left.marks == right.marks && left.refresh == right.refresh
      && (left.page === right.page
        || (left.texts == right.texts && left.directors == right.directors
          && left.cast == right.cast && left.similar == right.similar))
  }

  /// Hashes the movie's number and what the user can change.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(marks)
    hasher.combine(showsAllCast)
    hasher.combine(focus)
  }

  /// All texts that a screen shows besides the rows.
  private var texts: [String] {
    [heading, originalTitle, tagline, kind, rating?.text ?? "", votes, release, status, overview]
      + [watchHeading, writers, numbers, posterURL ?? "", posterText] + pages
      + (providers + trailers).flatMap { [$0.label, $0.text] }
  }
}
