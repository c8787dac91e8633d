public import MoviePresentation

/// The user's actions on the movies of a list: changes that are under way, and a question for a rating.
public struct MovieListActions: Hashable, Sendable {
  /// The question for the user's rating of a movie.
  public struct RatingQuestion: Hashable, Sendable {
    /// TMDB's identifier of the movie.
    public let movie: Int
    /// The title of the movie.
    public let title: String
    /// The question, with the title.
    public let label: String
    /// The ratings that there are, such as `0.5 to 10`.
    public let hint: String
    /// The text that the user has typed.
    public var text = ""
    /// A sentence that says what is wrong with the text; `nil` while it is valid or untouched.
    public var complaint: String?
  }

  /// Work that is under way about a movie.
  public struct Work: Hashable, Sendable {
    /// TMDB's identifier of the movie.
    public let movie: Int
    /// The mark that is being changed; `nil` if the trailer is being requested.
    public let mark: MovieMark?
  }

  /// The work that is under way.
  public var underWay: Set<Work> = []
  /// The question for a rating, if it is asked.
  public var question: RatingQuestion?
  /// A Boolean value that indicates whether a change can be taken back.
  public var canUndo = false
  /// The address of a trailer, by the movie that it was requested for last.
  public var trailer: [Int: String] = [:]

  /// Creates actions of which none is under way.
  public init() {}

  /// Returns whether no work about a mark of a movie, or about its trailer, is under way.
  public func isFree(_ movie: Int, _ mark: MovieMark?) -> Bool {
    !underWay.contains(Work(movie: movie, mark: mark))
  }
}
