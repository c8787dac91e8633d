public import MoviePresentation
public import Viper
public import ViperLocalization

/// A person's page, with localized text.
public struct PersonDetailViewModel: Hashable, Sendable {
  /// A fact about the person, such as `Born  February 27, 1897 · Philadelphia`.
  public struct Fact: Hashable, Sendable {
    /// The label, such as `Born`.
    public let label: String
    /// The text.
    public let text: String

    /// Creates a fact.
    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// A row in the list of the person's movies.
  public struct Film: Hashable, Identifiable, Sendable {
    /// The movie, with the user's marks.
    public internal(set) var movie: MovieViewModel
    /// The person's characters and jobs, such as `Johnnie Gray · Director, Writer`; may be empty.
    public let part: String

    /// Creates a row.
    public init(_ movie: MovieViewModel, part: String = "") {
      self.movie = movie
      self.part = part
    }

    /// The TMDB ID of the movie.
    public var id: Int { movie.id }
  }

  /// The labels shared by all person pages.
  public let labels: PersonDetailLabels
  /// The person's name.
  public let name: String
  /// Facts about the person, one per line.
  public let facts: [Fact]
  /// The paragraphs of the biography.
  public let biography: [String]
  /// A message stating that no movies were found; `nil` if there are movies.
  public let message: String?
  /// All of the person's movies, newest first, followed by those without a release date.
  public private(set) var films: [Film]
  /// The order of the movies, and the text that narrows them.
  public var arrangement = FilmArrangement() {
    didSet { shown = arrangement.indices(of: films) }
  }
  /// The indices of the arranged movies; `nil` if all movies are in their original order.
  private var shown: [Int]?
  /// The number of movies shown, counted from the first one.
  public var shownCount: Int
  /// The index of the focused movie.
  public var focus = 0
  /// The prompt for the rating of a movie, if any.
  public var prompt: RatingPrompt?
  /// Whether a change to a mark can be undone.
  public var canUndo = false
  /// The state of the last refresh.
  public var refresh = PageRefresh.none

  /// Creates a page that shows all movies.
  public init(
    labels: PersonDetailLabels, name: String, facts: [Fact] = [], biography: [String] = [],
    message: String? = nil, films: [Film] = []
  ) {
    self.labels = labels
    self.name = name
    self.facts = facts
    self.biography = biography
    self.message = message
    self.films = films
    shownCount = films.count
  }

  /// The movies in the user's arrangement.
  public var arranged: [Film] { shown?.map { films[$0] } ?? films }

  /// Changes each movie without changing the order.
  mutating func editFilms(_ change: (inout Film) -> Void) {
    for index in films.indices { change(&films[index]) }
  }

  /// The movies that are shown.
  public var shownFilms: ArraySlice<Film> { arranged.prefix(shownCount) }

  /// The focused movie, if it is shown.
  package var focused: MovieViewModel? {
    shownFilms.indices.contains(focus) ? shownFilms[focus].movie : nil
  }

  /// The heading above the movies, with the text that narrows them.
  public var heading: String {
    labels.movies + (arrangement.text.isEmpty ? "" : " & " + arrangement.text)
  }
}

extension PersonDetailViewModel: MarkedContent {
  package var notice: String? {
    get { refresh.notice }
    set { refresh.notice = newValue }
  }

  /// Opens the rating prompt instead of the prompt for an order or a text.
  package mutating func open(_ prompt: RatingPrompt) {
    arrangement.apply(.end)
    self.prompt = prompt
  }
}

/// The localized labels shared by all person pages.
public struct PersonDetailLabels: Hashable, Sendable {
  /// The text to show while the page is loading.
  public let loading: String
  /// The label of the button that retries a failed request.
  public let retry: String
  /// The heading above the movies.
  public let movies: String
  /// The label of the sort order prompt.
  public let sortBy: String
  /// The names of the sort orders, and the labels of their buttons.
  public let orders, sorts: [FilmOrder: String]
  /// The reason why the button that undoes a change is disabled.
  public let nothingToUndo: String
  /// The labels of buttons.
  public let buttons: [MovieButton: String]
  /// The headings of the columns in the list of movies.
  public let id, title, year, ownRating, part: String

  /// Creates the labels in the localizer's language.
  ///
  /// The button that logs a movie has a label only if `canLog` is `true`, and the buttons that
  /// change marks have labels only if `hasMarks` is `true`.
  public init(in localizer: Localizer, canLog: Bool = false, hasMarks: Bool = true) {
    loading = localizer.text("Loading…")
    retry = localizer.text("Retry")
    movies = localizer.text("Movies")
    sortBy = localizer.text("Sort by")
    orders = [
      .own: localizer.text("list order"), .year: localizer.text("year"),
      .title: localizer.text("title"),
      .ownRating: localizer.text("mine"),
    ]
    sorts = [
      .own: localizer.text("Sort in list order"), .year: localizer.text("Sort by year"),
      .title: localizer.text("Sort by title"), .ownRating: localizer.text("Sort by my rating"),
    ]
    nothingToUndo = localizer.text("Nothing to undo")
    buttons = MovieButton.labels(in: localizer, canLog: canLog, hasMarks: hasMarks)
    id = localizer.text("ID")
    title = localizer.text("TITLE")
    year = localizer.text("YEAR")
    ownRating = localizer.text("MINE")
    part = localizer.text("PART")
  }
}
