import MovieEntities
import ViperLocalization

/// Describes the mistake in an address that is given as the identifier of a movie or a person.
enum WrongAddress {
  /// Returns the sentence about a word where a movie is wanted; `nil` if it is no page of a site.
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

  /// Returns the sentence about a word where a person is wanted; `nil` if it is no page of a site.
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
