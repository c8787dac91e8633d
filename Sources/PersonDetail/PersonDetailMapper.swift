import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps a person to the view model of the page.
struct PersonDetailMapper: Sendable {
  let localizer: Localizer

  func map(entity person: any Person) -> PersonDetailViewModel {
    let films = person.films.map(row)
    return PersonDetailViewModel(
      id: person.id, name: person.name, portraitURL: person.portraitURL,
      portraitText: localizer.text("Portrait of \(person.name)"), facts: facts(person),
      biography: person.biography.split(whereSeparator: \.isNewline).map(String.init),
      message: films.isEmpty ? localizer.text("No movies found for this person.") : nil,
      moviesHeading: localizer.text("Movies"), films: films)
  }

  /// Updates the user's marks; the closure returns the marks for a movie's TMDB ID.
  func show(_ marks: (MovieID) -> Marks, in person: inout PersonDetailViewModel) {
    person.editFilms { $0.movie.show(marks($0.id), in: localizer) }
  }

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  private func facts(_ person: any Person) -> [PersonDetailViewModel.Fact] {
    let birth = [person.birthday.map(localizer.date) ?? "", person.placeOfBirth]
    return [
      .init(localizer.text("Born"), birth.filter { !$0.isEmpty }.joined(separator: " · ")),
      .init(localizer.text("Died"), person.deathday.map(localizer.date) ?? ""),
      // TMDB sends the department in English regardless of the requested language.
      .init(localizer.text("Known for"), localizer.translated(person.knownFor)),
    ].filter { !$0.text.isEmpty }
  }

  private func row(_ film: PersonFilm) -> PersonDetailViewModel.Film {
    let year = film.releaseDate.map { String($0.year) } ?? ""
    let movie = MovieViewModel(
      id: .tmdb(film.id), title: film.title, year: year,
      address: PageAddress.movie(.tmdb(film.id)).url)
    return .init(movie, part: film.part)
  }
}
