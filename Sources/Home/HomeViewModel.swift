public import MoviePresentation
public import ViperLocalization

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

  /// The labels shared by all states.
  public let labels: HomeLabels
  /// The greeting.
  public var greeting: String
  /// The number of movies that the user has seen, as a sentence; empty if the diary is empty.
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
  /// The state of the last request, and the notice about the last change.
  public var refresh = PageRefresh.none

  /// Creates a screen that shows only a greeting.
  init(labels: HomeLabels) {
    self.labels = labels
    greeting = labels.greeting
  }

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

extension HomeViewModel: MarkedContent {
  package var notice: String? {
    get { refresh.notice }
    set { refresh.notice = newValue }
  }
}

/// The localized labels shared by all states of the home screen.
public struct HomeLabels: Hashable, Sendable {
  /// The title of the screen.
  public let title: String
  /// The text to show while something is loading.
  public let loading: String
  /// The label of the button that retries a failed request.
  public let retry: String
  /// The greeting for users who are not logged in.
  public let greeting: String
  /// The headings of the tables.
  public let tonight, watchlist, seen: String
  /// The text to show instead of an empty diary.
  public let emptyDiary: String
  /// A note about the catalog, shown below that text; may be empty.
  public let note: String
  /// The label of the button that opens the statistics.
  public let stats: String
  /// The message shown if nothing can be undone.
  public let nothingToUndo: String
  /// The labels of buttons.
  public let buttons: [MovieButton: String]

  /// Creates the labels in the localizer's language.
  public init(in localizer: Localizer, canLog: Bool, note: String = "") {
    self.note = note
    title = localizer.text("Home")
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    greeting = localizer.text("What are you watching tonight?")
    tonight = localizer.text("Tonight")
    watchlist = localizer.text("Next on your watchlist")
    seen = localizer.text("Recently seen")
    emptyDiary = localizer.text("Press L on a movie to log it.")
    stats = localizer.text("Statistics")
    nothingToUndo = localizer.text("Nothing to undo")
    buttons = MovieButton.labels(in: localizer, canLog: canLog)
  }
}
