import MoviePresentation
import Viper

extension PersonDetailState {
  var person: PersonDetailViewModel? {
    if case .loaded(let person) = self { person } else { nil }
  }

  /// The person's name, as far as the state knows it.
  var name: String? {
    switch self {
    case .loaded(let person): person.name
    case .loading(let name): name
    case .idle, .failed: nil
    }
  }

  /// Returns the state with what the page says about its last refresh.
  func refreshed(_ refresh: PageRefresh) -> PersonDetailState {
    guard case .loaded(var person) = self else { return self }
    person.refresh = refresh
    return .loaded(person)
  }

  func showing(_ films: Paged<PersonFilm>) -> PersonDetailState {
    guard case .loaded(var person) = self else { return self }
    person.films = films
    person.refresh = person.refresh.seen
    return .loaded(person)
  }
}
