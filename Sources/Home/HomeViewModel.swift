public import MoviePresentation

/// The home screen as shown, with localized text.
public struct HomeViewModel: Hashable, Sendable {
  /// The movie for tonight.
  public struct Pick: Hashable, Sendable {
    /// The movie.
    public var movie: MovieViewModel
    /// The running time, the genres and the directors, in one line.
    public let facts: String
    /// A summary of the plot, cut to a few lines; may be empty.
    public let overview: String
    /// The list that the movie comes from, in words.
    public let source: String
    /// The text to show instead of the poster.
    public let posterText: String
    /// The URL of the trailer, if any.
    public let trailer: String?
  }

  /// A movie that the user has seen.
  public struct Seen: Hashable, Sendable {
    /// The movie.
    public var movie: MovieViewModel
    /// The day, such as `2026-11-24`; empty if unknown.
    public let day: String
  }

  /// The greeting.
  public var greeting: String
  /// The number of movies that the user has seen or, if the diary is empty, how to fill it.
  public var statistics = ""
  /// The movie for tonight; `nil` if there is none or it has not been loaded.
  public var pick: Pick?
  /// The message shown if there is no movie for tonight; otherwise empty.
  public var noPick = ""
  /// The next movies on the watchlist; `nil` if there is no watchlist or it has not been loaded.
  public var watchlist: [MovieViewModel]?
  /// The text to show instead of an empty `watchlist`.
  public var emptyWatchlist = ""
  /// The movies that the user saw most recently; `nil` if there is no diary.
  public var seen: [Seen]?
  /// The index of the focused movie among `movies`.
  public var focus = 0
  /// The rating prompt; `nil` if no prompt is shown.
  public var prompt: RatingPrompt?
  /// Whether the last change to a mark can be undone.
  public var canUndo = false
  /// The notice about the last refresh or change, if any.
  public var notice: String?

  /// Creates a screen that shows only a greeting.
  init(greeting: String) { self.greeting = greeting }

  /// All movies on the screen, from top to bottom.
  public var movies: [MovieViewModel] {
    (pick.map { [$0.movie] } ?? []) + (watchlist ?? []) + (seen?.map(\.movie) ?? [])
  }

  /// The focused movie, if any.
  public var focused: MovieViewModel? {
    let movies = movies
    return movies.indices.contains(focus) ? movies[focus] : nil
  }

  /// Changes all movies.
  mutating func editMovies(_ change: (inout MovieViewModel) -> Void) {
    func changed(_ movie: MovieViewModel) -> MovieViewModel {
      var movie = movie
      change(&movie)
      return movie
    }
    if let movie = pick?.movie { pick?.movie = changed(movie) }
    watchlist = watchlist?.map(changed)
    seen = seen?.map { Seen(movie: changed($0.movie), day: $0.day) }
  }
}

extension HomeViewModel: MarkedContent {}
