import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps a person to what the page shows.
struct PersonDetailMapper: Sendable {
  let localizer: Localizer

  func label(_ label: PersonDetailLabel) -> String { localizer.translated(label.rawValue) }

  func viewModel(_ person: any Person, pageSize: Int) -> PersonDetailViewModel {
    let films = films(person.credits)
    var page = PersonDetailViewModel(person, films: Paged(page(1, of: films, size: pageSize)))
    page.birth = [person.birthday.map(localizer.date) ?? "", person.placeOfBirth]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    page.death = person.deathday.map(localizer.date) ?? ""
    // TMDB always sends it in English, whatever language was requested.
    page.knownFor = localizer.translated(person.knownFor)
    page.biography = person.biography.split(whereSeparator: \.isNewline).map { String($0) }
    if films.isEmpty { page.message = localizer("No movies of this person are known.") }
    page.filmography = films
    return page
  }

  var updated: String { localizer("Updated") }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  /// Returns a page of `size` movies, at least 1; empty if there is no such page.
  func page(_ number: Int, of films: [PersonFilm], size: Int) -> Page<PersonFilm> {
    let totalPages = films.isEmpty ? 0 : (films.count - 1) / size + 1
    // The product cannot overflow for a page that exists.
    let rows = number <= totalPages ? films.dropFirst((number - 1) * size).prefix(size) : []
    return Page(rows: Array(rows), totalPages: totalPages, totalResults: films.count)
  }

  /// Returns the movies of a person's parts, each once: the newest first, and those without a day last.
  private func films(_ credits: [MovieCredit]) -> [PersonFilm] {
    let parts = Dictionary(grouping: credits, by: \.movie)
    return credits.map(\.movie).uniqued.compactMap { parts[$0].map(film) }.sorted { left, right in
      guard let day = left.releaseDay else { return false }
      return right.releaseDay.map { day > $0 } ?? true
    }
  }

  /// Returns a movie with the person's parts in it, each of them once.
  private func film(_ credits: [MovieCredit]) -> PersonFilm {
    let characters = credits.compactMap { credit in
      if case .cast(let character) = credit.part { character } else { nil }
    }
    // One job may stand in two departments.
    let jobs = credits.compactMap { credit in
      if case .crew(let job, _) = credit.part { job } else { nil }
    }
    return PersonFilm(
      id: credits[0].movie, title: credits[0].title, releaseDay: credits[0].releaseDay,
      characters: characters.isEmpty ? nil : characters.uniqued.filter { !$0.isEmpty },
      jobs: jobs.uniqued)
  }
}
