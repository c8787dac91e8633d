import MovieEntities
import MovieLibrary
import MovieLogEntry
import MoviePresentation
import Viper
import ViperLocalization

extension Day {
  /// The day from which the tests count.
  static let today = Day(daysSince1970: 20_454)
}

extension Film {
  static let metropolis = Film(id: 19, title: "Metropolis", year: 1927)
}

extension DiaryEntry {
  static let metropolis = DiaryEntry(
    id: "7", time: 0,
    viewing: Viewing(
      of: Film(id: 19, title: "Metropolis", year: 1927), on: Day("2025-12-31"),
      rating: OwnRating(8.5), isRewatch: true, note: "Live music.", tags: ["cinema", "a,b"]))
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no connection.", advice: "Check the connection.", canRetry: true)
}

extension String {
  /// What a notice says, without its sentence.
  var kind: String {
    let localizer = Localizer.english
    if hasPrefix(localizer.loggedUnrated) { return "unrated" }
    return self == localizer.changed(DiaryEntry.metropolis.viewing) ? "changed" : "logged"
  }
}

extension LogEntryState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch saving {
    case .idle: ".editing(\(fields))"
    case .loading: ".saving(\(fields))"
    case .failed(let failure, _): ".failed(\(failure.code): \(fields))"
    case .loaded(let notice): ".saved(\(notice.kind))"
    }
  }

  /// The text of each field, followed by `!` if the field is invalid.
  private var fields: String {
    form.fields.map { ($0.text.isEmpty ? "-" : $0.text) + ($0.validationError == nil ? "" : "!") }
      .joined(separator: " | ")
  }
}

extension LogEntryChange {
  /// The change as spelled in recorded events.
  var spelled: String {
    switch self {
    case .add(let viewing):
      "add \(viewing.movie.id) "
        + [
          Viewing.Field.day(viewing.day), .rating(viewing.rating), .rewatch(viewing.isRewatch),
          .tags(viewing.tags), .note(viewing.note),
        ].map(spelled).joined(separator: ", ")
    case .edit(let id, let fields):
      "edit \(id) " + fields.map(spelled).joined(separator: ", ")
    }
  }

  private func spelled(_ field: Viewing.Field) -> String {
    switch field {
    case .day(let day): "on \(day?.description ?? "-")"
    case .rating(let rating): "rating \(rating?.description ?? "-")"
    case .rewatch(let isRewatch): "rewatch \(isRewatch)"
    case .tags(let tags): "tags \(tags)"
    case .note(let note): "note '\(note)'"
    case .source(let source): "source \(source ?? "-")"
    }
  }
}
