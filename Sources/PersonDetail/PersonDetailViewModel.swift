public import MovieEntities
public import MoviePresentation
public import Viper

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

    /// The ID of the movie.
    public var id: MovieID { movie.id }
  }

  /// The person's TMDB ID.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The URL of the portrait; `nil` if there is none.
  public let portraitURL: String?
  /// The text to show in place of the portrait.
  public let portraitText: String
  /// Facts about the person, one per line.
  public let facts: [Fact]
  /// The paragraphs of the biography.
  public let biography: [String]
  /// A message stating that no movies were found; `nil` if there are movies.
  public let message: String?
  /// The heading above all movies.
  private let moviesHeading: String
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
  /// The result of the user's last action, if any.
  public var notice: String?

  /// Creates a page that shows all movies.
  public init(
    id: Int, name: String, portraitURL: String? = nil, portraitText: String = "",
    facts: [Fact] = [], biography: [String] = [], message: String? = nil,
    moviesHeading: String = "", films: [Film] = []
  ) {
    self.id = id
    self.name = name
    self.portraitURL = portraitURL
    self.portraitText = portraitText
    self.facts = facts
    self.biography = biography
    self.message = message
    self.moviesHeading = moviesHeading
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
    moviesHeading + (arrangement.text.isEmpty ? "" : " & " + arrangement.text)
  }
}

extension PersonDetailViewModel: MarkedContent {
  /// Opens the rating prompt instead of the prompt for an order or a text.
  package mutating func open(_ prompt: RatingPrompt) {
    arrangement.apply(.end)
    self.prompt = prompt
  }
}
