public import Entities

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
  }

  /// A trailer.
  public struct Link: Hashable, Sendable {
    /// What it calls itself.
    public let name: String
    /// Where to watch it.
    public let url: String
  }

  /// A movie that is like this one.
  public struct Similar: Hashable, Sendable {
    /// TMDB's number.
    public let id: Int
    /// The title.
    public let title: String
    /// The title in the film's language.
    public let originalTitle: String
    /// The year of release; empty when unknown.
    public let year: String
    /// The day of release; nothing when unknown.
    public let releaseDay: Day?
    /// What the voters made of it; nothing when nobody voted.
    public let rating: Rating?
    /// What it is about; may be empty.
    public let overview: String
    /// The poster's address; nothing when there is none.
    public let posterURL: String?
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
  public let similar: [Similar]
  /// The poster's address; nothing when there is none.
  public let posterURL: String?
  /// What the person who looks at it has said of it.
  public var marks = OwnMarks()
  /// Whether the whole cast is shown, or those who come first.
  public var showsAllCast = false
  /// The place of the similar movie that the person looks at, from 0.
  public var focus = 0
}
