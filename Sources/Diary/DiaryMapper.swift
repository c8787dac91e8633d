import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization

/// Maps diary entries to rows, and errors to messages.
struct DiaryMapper: Sendable {
  let localizer: Localizer

  func page(_ page: DiaryPage) -> Page<DiaryViewModel> {
    Page(
      rows: page.entries.map(row), totalPages: page.totalPages, totalResults: page.totalEntries)
  }

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  private func row(_ entry: some DiaryItem) -> DiaryViewModel {
    let viewing = entry.viewing
    let movie = viewing.movie
    return DiaryViewModel(
      id: entry.id,
      movie: MovieViewModel(
        id: movie.id.tmdb ?? 0, title: movie.title, year: movie.year.map(String.init) ?? "",
        ownRating: viewing.rating.map { localizer.decimal($0.description) } ?? "",
        address: PageAddress.movie(movie.id).url),
      month: month(viewing.day), day: viewing.day.map { String($0.day) } ?? "",
      seen: localizer.seen(Seen(on: viewing.day)), isRewatch: viewing.isRewatch,
      tags: viewing.tags.joined(separator: ", "),
      note: viewing.note.split(whereSeparator: \.isNewline).map(String.init))
  }

  private func month(_ day: Day?) -> String {
    guard let day else { return localizer.text("Day unknown") }
    let month = localizer.translated(Localizer.months[day.month - 1])
    return localizer.text("\(month) \(day.year)")
  }
}
