import Viper

extension PersonDetailState {
  /// The person that is shown, if any.
  var person: PersonDetailViewModel? {
    if case .loaded(let person) = self { person } else { nil }
  }

  /// Returns the state with other movies shown.
  func showing(_ films: Paged<PersonFilm>) -> PersonDetailState {
    guard case .loaded(var person) = self else { return self }
    person.films = films
    return .loaded(person)
  }
}
