public import MoviePresentation
public import Viper

/// A person's page, as localized texts.
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

  /// A row of the person's movies.
  public struct Film: Hashable, Identifiable, Sendable {
    /// The TMDB ID of the movie.
    public let id: Int
    /// The TMDB ID as text.
    public let number: String
    /// The title.
    public let title: String
    /// The release year; empty if it is unknown.
    public let year: String
    /// The characters and jobs, such as `Johnnie Gray · Director, Writer`; may be empty.
    public let part: String

    /// Creates a row.
    public init(id: Int, number: String, title: String, year: String = "", part: String = "") {
      self.id = id
      self.number = number
      self.title = title
      self.year = year
      self.part = part
    }
  }

  /// The labels shared by all person pages.
  public let labels: PersonDetailLabels
  /// The person's name.
  public let name: String
  /// Facts about the person, one per line.
  public let facts: [Fact]
  /// The paragraphs of the biography.
  public let biography: [String]
  /// The message that no movies were found; `nil` if there are any.
  public let message: String?
  /// All of the person's movies, newest first, movies without a release date last.
  public let films: [Film]
  /// The order of the movies, and the text that narrows them.
  public var arrangement = FilmArrangement() {
    didSet { arranged = arrangement.indices(of: films)?.map { films[$0] } ?? films }
  }
  /// The arranged movies.
  public private(set) var arranged: [Film]
  /// The number of movies that are shown.
  public var shownCount: Int
  /// The index of the focused movie.
  public var focus = 0
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
    arranged = films
    shownCount = films.count
  }

  /// The movies that are shown.
  public var shownFilms: ArraySlice<Film> { arranged.prefix(shownCount) }

  /// The heading above the movies, with their order and the text that narrows them.
  public var heading: String {
    let order = labels.orders[arrangement.order].map { " · " + $0 } ?? ""
    return labels.movies + order + (arrangement.text.isEmpty ? "" : " & " + arrangement.text)
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
  /// The names of the movies' orders, except the default.
  public let orders: [FilmOrder: String]
  /// The labels of buttons.
  public let buttons: [MovieButton: String]
  /// The headings of the columns of movies.
  public let id, title, year, part: String

  /// Creates the labels.
  public init(
    loading: String, retry: String, movies: String, orders: [FilmOrder: String] = [:],
    buttons: [MovieButton: String] = [:], id: String, title: String, year: String, part: String
  ) {
    self.loading = loading
    self.retry = retry
    self.movies = movies
    self.orders = orders
    self.buttons = buttons
    self.id = id
    self.title = title
    self.year = year
    self.part = part
  }
}
