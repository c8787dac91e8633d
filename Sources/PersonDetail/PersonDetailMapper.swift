import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps a person to the view model of the page.
struct PersonDetailMapper: Sendable {
  /// The labels shared by all person pages.
  let labels: PersonDetailLabels
  private let localizer: Localizer

  init(localizer: Localizer) {
    self.localizer = localizer
    labels = PersonDetailLabels(
      loading: localizer("Loading…"), retry: localizer("Retry"), movies: localizer("Movies"),
      orders: [.oldest: localizer("oldest first"), .title: localizer("by title")],
      buttons: MovieButton.labels(in: localizer),
      id: localizer("ID"), title: localizer("TITLE"), year: localizer("YEAR"),
      part: localizer("PART"))
  }

  func map(entity person: any Person) -> PersonDetailViewModel {
    let films = person.films.map(row)
    return PersonDetailViewModel(
      labels: labels, name: person.name, facts: facts(person),
      biography: person.biography.split(whereSeparator: \.isNewline).map(String.init),
      message: films.isEmpty ? localizer("No movies found for this person.") : nil,
      films: films)
  }

  /// The notice after a refresh.
  var updated: String { localizer("Updated") }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  private func facts(_ person: any Person) -> [PersonDetailViewModel.Fact] {
    let birth = [person.birthday.map(localizer.date) ?? "", person.placeOfBirth]
    return [
      .init(localizer("Born"), birth.filter { !$0.isEmpty }.joined(separator: " · ")),
      .init(localizer("Died"), person.deathday.map(localizer.date) ?? ""),
      // TMDB sends the department in English regardless of the requested language.
      .init(localizer("Known for"), localizer.translated(person.knownFor)),
    ].filter { !$0.text.isEmpty }
  }

  private func row(_ film: PersonFilm) -> PersonDetailViewModel.Film {
    .init(
      id: film.id, number: String(film.id), title: film.title,
      year: film.releaseDay.map { String($0.year) } ?? "", part: film.part)
  }
}
