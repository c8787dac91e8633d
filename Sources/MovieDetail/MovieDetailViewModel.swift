public import Entities
public import Wording

/// A movie's page: the texts that a screen shows, and the values of some of them for programs.
public struct MovieDetailViewModel: Hashable, Sendable {
  /// A person who can be opened.
  public struct PersonLine: Hashable, Sendable {
    /// TMDB's number of the person.
    public let id: Int
    /// The person's name.
    public let name: String

    /// Creates a person.
    public init(id: Int, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// A member of the cast.
  public struct CastLine: Hashable, Sendable {
    /// TMDB's number of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// The character that the person plays; may be empty.
    public let character: String

    /// Creates a member of the cast.
    public init(id: Int, name: String, character: String) {
      self.id = id
      self.name = name
      self.character = character
    }
  }

  /// A trailer.
  public struct Link: Hashable, Sendable {
    /// The name of the trailer.
    public let name: String
    /// The address at which to watch the trailer.
    public let url: String

    /// Creates a trailer.
    public init(name: String, url: String) {
      self.name = name
      self.url = url
    }
  }

  /// TMDB's number of the movie.
  public let id: Int
  /// The title.
  public let title: String
  /// The title in the movie's original language, which may be the same.
  public let originalTitle: String
  /// The year of release; empty if it is unknown.
  public let year: String
  /// The day of release; `nil` if it is unknown.
  public let releaseDay: Day?
  /// The day of release as text, such as `February 27, 1920`; empty if it is unknown.
  public let release: String
  /// The running time as text, such as `1 h 7 min`; empty if it is unknown.
  public let runtime: String
  /// The running time in minutes; `nil` if it is unknown.
  public let runtimeMinutes: Int?
  /// The names of the genres.
  public let genres: [String]
  /// The rating by the voters, with its text, tone and numbers; `nil` if there are no votes.
  public let rating: RatingViewModel?
  /// The number of votes as text, such as `1,234 votes`; empty if there are no votes.
  public let votes: String
  /// The release status, as TMDB reports it; may be empty.
  public let status: String
  /// The movie's slogan; may be empty.
  public let tagline: String
  /// A text that says what the movie is about; may be empty.
  public let overview: String
  /// The directors.
  public let directors: [PersonLine]
  /// The names of the writers of the movie, or of the work that it is based on.
  public let writers: [String]
  /// The cast, in billing order.
  public let cast: [CastLine]
  /// The trailers.
  public let trailers: [Link]
  /// The similar movies.
  public let similar: [MovieViewModel]
  /// The path of the poster on the image server; `nil` if there is no poster.
  public let posterPath: String?
  /// The address of the poster; `nil` if there is none.
  public let posterURL: String?
  /// IMDb's identifier of the movie; `nil` if it is unknown.
  public let imdbID: String?
  /// What is known of the movie in one country; `nil` if the catalogue knows nothing of countries.
  public let regional: Regional?
  /// The marks that the user has set on the movie.
  public var marks = MovieMarks()
  /// A Boolean value that indicates whether the whole cast is shown, or only the first members.
  public var showsAllCast = false
  /// The index of the focused row, from 0, through `people` and then through `similar`.
  public var focus = 0

  /// Creates a movie's page.
  public init(
    id: Int, title: String, originalTitle: String, year: String = "", releaseDay: Day? = nil,
    release: String = "", runtime: String = "", runtimeMinutes: Int? = nil, genres: [String] = [],
    rating: RatingViewModel? = nil, votes: String = "", status: String = "", tagline: String = "",
    overview: String = "", directors: [PersonLine] = [], writers: [String] = [],
    cast: [CastLine] = [], trailers: [Link] = [], similar: [MovieViewModel] = [],
    posterPath: String? = nil, posterURL: String? = nil, imdbID: String? = nil,
    regional: Regional? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.year = year
    self.releaseDay = releaseDay
    self.release = release
    self.runtime = runtime
    self.runtimeMinutes = runtimeMinutes
    self.genres = genres
    self.rating = rating
    self.votes = votes
    self.status = status
    self.tagline = tagline
    self.overview = overview
    self.directors = directors
    self.writers = writers
    self.cast = cast
    self.trailers = trailers
    self.similar = similar
    self.posterPath = posterPath
    self.posterURL = posterURL
    self.imdbID = imdbID
    self.regional = regional
  }
}
