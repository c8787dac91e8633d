public import MoviePresentation
public import Viper

/// A person's page: all that a screen shows, as texts in the user's language.
public struct PersonDetailViewModel: Hashable, Sendable {
  /// A line about the person, such as `Born  February 27, 1897 · Philadelphia`.
  public struct Fact: Hashable, Sendable {
    /// The label in front of the text, such as `Born`.
    public let label: String
    /// The text.
    public let text: String

    /// Creates a line.
    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  /// A movie of the person, as a row.
  public struct Film: Hashable, Identifiable, Sendable {
    /// The TMDB ID of the movie.
    public let id: Int
    /// The identifier as text.
    public let number: String
    /// The title.
    public let title: String
    /// The year of release; empty if it is unknown.
    public let year: String
    /// The characters and the jobs, such as `Johnnie Gray · Director, Writer`; may be empty.
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

  /// The texts that are the same for every person.
  public let labels: PersonDetailLabels
  /// The person's name.
  public let name: String
  /// What is known of the person, line by line.
  public let facts: [Fact]
  /// The person's life, paragraph by paragraph.
  public let biography: [String]
  /// A sentence that says that no movies are known; `nil` if there are any.
  public let message: String?
  /// All of the person's movies, the newest first and those without a day of release last.
  public let films: [Film]
  /// The order of the movies, and the text that narrows them.
  public var arrangement = FilmArrangement() {
    didSet { arranged = arrangement.indices(of: films)?.map { films[$0] } ?? films }
  }
  /// The movies as they are arranged.
  public private(set) var arranged: [Film]
  /// The number of movies that are shown, from the first one.
  public var shownCount: Int
  /// The index of the focused movie, from 0.
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

  /// The heading above the movies, with how they are arranged.
  public var heading: String {
    let order = labels.orders[arrangement.order].map { " · " + $0 } ?? ""
    return labels.movies + order + (arrangement.text.isEmpty ? "" : " & " + arrangement.text)
  }
}

/// The texts of a person's page that are the same for every person.
public struct PersonDetailLabels: Hashable, Sendable {
  /// The text while a request is in progress.
  public let loading: String
  /// The label of the button that tries again.
  public let retry: String
  /// The heading above the movies.
  public let movies: String
  /// The names of the orders of the movies, except for their own.
  public let orders: [FilmOrder: String]
  /// The labels of buttons.
  public let buttons: [MovieButton: String]
  /// The headings above the columns of the movies: the identifier, the title, the year and the part.
  public let id, title, year, part: String

  /// Creates the texts.
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
