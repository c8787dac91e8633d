public import Entities
public import Viper

/// A person's page: the texts that a screen shows, and the values of some of them for programs.
public struct PersonDetailViewModel: Hashable, Sendable {
  /// TMDB's number of the person.
  public let id: Int
  /// The person's name.
  public let name: String
  /// The day of birth; `nil` if it is unknown.
  public let birthday: Day?
  /// The day of birth as text, such as `February 27, 1897`; empty if it is unknown.
  public let born: String
  /// The day of death; `nil` if it is unknown or the person is alive.
  public let deathday: Day?
  /// The day of death as text; empty if it is unknown or the person is alive.
  public let died: String
  /// The place of birth; empty if it is unknown.
  public let placeOfBirth: String
  /// The department that the person is known for, as TMDB spells it; may be empty.
  public let knownFor: String
  /// The person's life; may be empty.
  public let biography: String
  /// All of the person's movies, the newest first and those without a day of release last.
  public let filmography: [PersonFilm]
  /// The movies that are shown, and what is known of the further ones.
  public var films: Paged<PersonFilm>

  /// Creates a person's page.
  public init(
    id: Int, name: String, birthday: Day? = nil, born: String = "", deathday: Day? = nil,
    died: String = "", placeOfBirth: String = "", knownFor: String = "", biography: String = "",
    filmography: [PersonFilm] = [], films: Paged<PersonFilm>
  ) {
    self.id = id
    self.name = name
    self.birthday = birthday
    self.born = born
    self.deathday = deathday
    self.died = died
    self.placeOfBirth = placeOfBirth
    self.knownFor = knownFor
    self.biography = biography
    self.filmography = filmography
    self.films = films
  }
}
