import MovieEntities
import ViperLocalization

/// The messages about the address of another page, given as the id of a movie or a person.
enum WrongAddress {
  /// Returns the message if a movie is expected; `nil` if the word is not a known address.
  static func sentence(insteadOfMovie word: String, in localizer: Localizer) -> String? {
    switch PageAddress(word) {
    case .person(let id?):
      localizer(
        "'\(word)' is the page of a person, not of a movie. Use '\(About.name) person \(id)'.")
    case .person(nil): localizer("'\(word)' is the page of a person, not of a movie.")
    case .series:
      localizer("'\(word)' is the page of a television series; there are only movies here.")
    case .other: localizer("'\(word)' is not the page of a movie.")
    case .movie, nil: nil
    }
  }

  /// Returns the message if a person is expected; `nil` if the word is not a known address.
  static func sentence(insteadOfPerson word: String, in localizer: Localizer) -> String? {
    switch PageAddress(word) {
    case .movie(let id):
      localizer(
        "'\(word)' is the page of a movie, not of a person. Use '\(About.name) detail \(id)'.")
    case .person, .series, .other:
      localizer("'\(word)' is not the page of a person at TMDB.")
    case nil: nil
    }
  }
}
