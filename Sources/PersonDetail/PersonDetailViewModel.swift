public import MovieEntities
public import MoviePresentation
public import Viper

/// A person's page: the texts that a screen shows, and the person's movies.
public struct PersonDetailViewModel: Sendable {
  /// The person of whom the texts were made, for the views of programs.
  public let person: any Person
  /// The person's name.
  public let name: String
  /// The day and the place of birth, such as `February 27, 1897 · Philadelphia`; may be empty.
  public var birth = ""
  /// The day of death; empty if it is unknown or the person is alive.
  public var death = ""
  /// The department that the person is known for; may be empty.
  public var knownFor = ""
  /// The person's life, paragraph by paragraph.
  public var biography: [String] = []
  /// A sentence that says that no movies are known; `nil` if there are any.
  public var message: String?
  /// All of the person's movies, the newest first and those without a day of release last.
  public var filmography: [PersonFilm] = []
  /// The movies that are shown, and what is known of the further ones.
  public var films: Paged<PersonFilm>
  /// The state of the last refresh.
  public var refresh = PageRefresh.none

  /// Creates a page with the person's name; a mapper adds the other texts.
  public init(_ person: any Person, films: Paged<PersonFilm>) {
    self.person = person
    name = person.name
    self.films = films
  }
}

extension PersonDetailViewModel: Hashable {
  /// Two pages are equal if all that they show is, whatever their persons are.
  public static func == (left: Self, right: Self) -> Bool {
    left.texts == right.texts && left.filmography == right.filmography
      && left.films == right.films && left.refresh == right.refresh
  }

  /// Hashes the texts and the movies that are shown.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
    hasher.combine(films)
  }

  private var texts: [String?] { [name, birth, death, knownFor, message] + biography }
}
