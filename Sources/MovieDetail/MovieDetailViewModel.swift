public import Entities
public import Wording

/// A movie's page: the text that a screen shows, and the values behind it for machines.
public struct MovieDetailViewModel: Hashable, Sendable {
  /// A member of the cast.
  public struct CastLine: Hashable, Sendable {
    /// TMDB's number of the person.
    public let id: Int
    /// The person's name.
    public let name: String
    /// Whom the person plays; may be empty.
    public let character: String

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - id: TMDB's number of the person.
    ///   - name: The person's name.
    ///   - character: Whom the person plays; may be empty.
    public init(id: Int, name: String, character: String) {
      self.id = id
      self.name = name
      self.character = character
    }
  }

  /// A trailer.
  public struct Link: Hashable, Sendable {
    /// What it calls itself.
    public let name: String
    /// Where to watch it.
    public let url: String

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - name: What it calls itself.
    ///   - url: Where to watch it.
    public init(name: String, url: String) {
      self.name = name
      self.url = url
    }
  }

  /// TMDB's number.
  public let id: Int
  /// The title.
  public let title: String
  /// The title in the film's language, which may be the same.
  public let originalTitle: String
  /// The year of release; empty when unknown.
  public let year: String
  /// The day of release; nothing when unknown.
  public let releaseDay: Day?
  /// The same for people: `February 27, 1920`; empty when unknown.
  public let release: String
  /// How long it runs, `1 h 7 min`; empty when unknown.
  public let runtime: String
  /// The same in minutes; nothing when unknown.
  public let runtimeMinutes: Int?
  /// The names of its genres.
  public let genres: [String]
  /// What the voters made of it: its text, its tone and its numbers; nothing when nobody voted.
  public let rating: Rating?
  /// How many people voted, `1,234 votes`; empty when nobody did.
  public let votes: String
  /// Where it stands on its way to the cinemas, as TMDB says; may be empty.
  public let status: String
  /// The film's slogan; may be empty.
  public let tagline: String
  /// What it is about; may be empty.
  public let overview: String
  /// Who directed it.
  public let directors: [String]
  /// Who wrote it, or what it is made from.
  public let writers: [String]
  /// Who plays, in billing order.
  public let cast: [CastLine]
  /// What can be watched of it.
  public let trailers: [Link]
  /// What is like it.
  public let similar: [MovieViewModel]
  /// The poster's address; nothing when there is none.
  public let posterURL: String?
  /// What the person who looks at it has said of it.
  public var marks = OwnMarks()
  /// Whether the whole cast is shown, or those who come first.
  public var showsAllCast = false
  /// The place of the similar movie that the person looks at, from 0.
  public var focus = 0
  /// Makes a movie's page.
  ///
  /// - Parameters:
  ///   - id: TMDB's number.
  ///   - title: The title.
  ///   - originalTitle: The title in the film's language.
  ///   - year: The year of release; empty when unknown.
  ///   - releaseDay: The day of release, if known.
  ///   - release: The same for people; empty when unknown.
  ///   - runtime: How long it runs, for people; empty when unknown.
  ///   - runtimeMinutes: The same in minutes, if known.
  ///   - genres: The names of its genres.
  ///   - rating: What the voters made of it, if anybody voted.
  ///   - votes: How many people voted, for people; empty when nobody did.
  ///   - status: Where it stands on its way to the cinemas; may be empty.
  ///   - tagline: The film's slogan; may be empty.
  ///   - overview: What it is about; may be empty.
  ///   - directors: Who directed it.
  ///   - writers: Who wrote it, or what it is made from.
  ///   - cast: Who plays, in billing order.
  ///   - trailers: What can be watched of it.
  ///   - similar: What is like it.
  ///   - posterURL: The poster's address, if there is one.
  public init(
    id: Int, title: String, originalTitle: String, year: String = "", releaseDay: Day? = nil,
    release: String = "", runtime: String = "", runtimeMinutes: Int? = nil, genres: [String] = [],
    rating: Rating? = nil, votes: String = "", status: String = "", tagline: String = "",
    overview: String = "", directors: [String] = [], writers: [String] = [], cast: [CastLine] = [],
    trailers: [Link] = [], similar: [MovieViewModel] = [], posterURL: String? = nil
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
    self.posterURL = posterURL
  }
}
