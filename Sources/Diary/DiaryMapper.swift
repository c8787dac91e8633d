import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization

/// Maps diary entries to rows, and errors to messages.
struct DiaryMapper: Sendable {
  let localizer: Localizer

  /// Returns the rows of entries, given a closure that returns whether a movie is a favorite.
  func rows(
    _ entries: [some DiaryItem], isFavorite: (MovieID) -> Bool
  ) -> [DiaryViewModel] {
    // Neighbors usually have the same month.
    var last: (month: Int, text: String)?
    return entries.map { entry in
      let number = entry.viewing.day.map { $0.year * 12 + $0.month } ?? 0
      let month = last?.month == number ? last?.text : nil
      let text = month ?? self.month(entry.viewing.day)
      last = (number, text)
      return row(entry, month: text, isFavorite: isFavorite(entry.viewing.movie.id))
    }
  }

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  /// Returns the question to ask before an entry is deleted.
  func deletion(of entry: some DiaryItem) -> Confirmation {
    let title = entry.viewing.movie.title
    return Confirmation(
      localizer.text("Delete the entry for \(title)?"),
      message: entry.viewing.day.map { localizer.seen(Seen(on: $0)) },
      confirm: localizer.text("Delete"), cancel: localizer.text("Keep"))
  }

  /// Returns the notice to show after an entry has been deleted.
  func deleted(_ entry: some DiaryItem) -> String {
    let title = entry.viewing.movie.title
    return localizer.text("Deleted the entry for \(title)") + " · " + localizer.text("u undoes")
  }

  /// The notice to show if an entry had been deleted elsewhere.
  var alreadyDeleted: String { localizer.text("The entry had already been deleted") }

  func undone(_ change: UndoneChange) -> String { localizer.sentence(change) }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  private func row(
    _ entry: some DiaryItem, month: String, isFavorite: Bool
  ) -> DiaryViewModel {
    let viewing = entry.viewing
    let movie = viewing.movie
    return DiaryViewModel(
      id: entry.id,
      movie: MovieViewModel(
        id: movie.id, title: movie.title, year: movie.year.map(String.init) ?? "",
        ownRating: viewing.rating.map { localizer.decimal($0.description) } ?? "",
        address: PageAddress.movie(movie.id).url),
      month: month, day: viewing.day.map { String($0.day) } ?? "",
      date: viewing.day?.description ?? "", year: viewing.day?.year,
      rating: viewing.rating?.value, seen: localizer.seen(Seen(on: viewing.day)),
      isRewatch: viewing.isRewatch, isFavorite: isFavorite,
      tags: viewing.tags.joined(separator: ", "),
      note: viewing.note.split(whereSeparator: \.isNewline).map(String.init))
  }

  private func month(_ day: Day?) -> String {
    guard let day else { return localizer.text("Day unknown") }
    let month = localizer.translated(Localizer.months[day.month - 1])
    return localizer.text("\(month) \(day.year)")
  }
}
