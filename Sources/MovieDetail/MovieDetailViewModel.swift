public import Entities
public import MovieViewModels

/// A movie's page: the texts that a screen shows, and the marks of the user.
public struct MovieDetailViewModel: Hashable, Sendable {
  /// A person who can be opened: a director, or a member of the cast.
  public struct PersonLine: Hashable, Sendable {
    /// TMDB's number of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The character that the person plays; empty if it is unknown or the person directs.
    public let character: String

    /// Creates a person.
    public init(id: Int, name: String, character: String = "") {
      self.id = id
      self.name = name
      self.character = character
    }

    /// TMDB's number of the person as text.
    public var number: String { String(id) }
  }

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

  /// The movie that the texts were made of, for the views of programs.
  @Uncompared public private(set) var movie: any DetailedMovie
  /// TMDB's number of the movie.
  public let id: Int
  /// The title.
  public let title: String
  /// The title with the year of release, if it is known.
  public var heading: String
  /// The title in the movie's original language; empty if it is the same.
  public var originalTitle = ""
  /// The movie's slogan; may be empty.
  public var tagline: String
  /// The certification, the running time and the genres in one line; may be empty.
  public var kind = ""
  /// The rating by the voters; `nil` if there are no votes.
  public var rating: RatingViewModel?
  /// The number of votes, such as `from 1,234 votes`, or a text that says that there are none.
  public var votes = ""
  /// The day of release, such as `February 27, 1920`; empty if it is unknown.
  public var release = ""
  /// The release status; may be empty.
  public var status = ""
  /// A text that says what the movie is about; may be empty.
  public var overview: String
  /// The heading above the providers.
  public var watchHeading = ""
  /// The providers of the movie, with the kind of their offer as the label.
  public var providers: [Labelled] = []
  /// The names of the writers of the movie, or of the work that it is based on; may be empty.
  public var writers = ""
  /// The addresses of the trailers, with their names as the labels.
  public var trailers: [Labelled] = []
  /// The identifiers of the movie, at TMDB and at IMDb.
  public var numbers = ""
  /// The addresses of the movie's pages, at TMDB and at IMDb.
  public var pages: [String] = []
  /// The address of the poster; `nil` if there is none.
  public var posterURL: String?
  /// The path of the poster on the image server; `nil` if there is no poster.
  public var posterPath: String?
  /// The text in place of the poster.
  public var posterText = ""
  /// The directors.
  public var directors: [PersonLine] = []
  /// The cast, in billing order.
  public var cast: [PersonLine] = []
  /// The heading above the cast as far as it is shown.
  public var castHeading = ""
  /// The similar movies.
  public var similar: [MovieViewModel] = []
  /// The marks that the user has set on the movie.
  public var marks = MovieMarks()
  /// A Boolean value that indicates whether the whole cast is shown, or only the first members.
  public var showsAllCast = false
  /// The index of the focused row, from 0, through `people` and then through `similar`.
  public var focus = 0

  /// Creates a page with the texts that are the movie's own; a mapper adds the others.
  public init(_ movie: any DetailedMovie) {
    self.movie = movie
    id = movie.id
    title = movie.title
    heading = movie.title
    tagline = movie.tagline
    overview = movie.overview
    posterURL = movie.posterURL
    posterPath = movie.posterPath
  }
}
