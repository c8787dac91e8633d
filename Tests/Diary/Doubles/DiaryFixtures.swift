import MovieDiary
import MovieEntities
import MovieLibrary
import Viper

extension DiaryEntry {
  /// Creates an entry whose ID is the movie's.
  static func seen(
    _ id: Int, _ title: String, on day: String?, rating: Double? = nil, again: Bool = false,
    note: String = "", tags: [String] = []
  ) -> DiaryEntry {
    DiaryEntry(
      id: "\(id)", time: 0,
      viewing: Viewing(
        of: Film(id: .tmdb(id), title: title, year: 1920 + id), on: day.flatMap { Day($0) },
        rating: rating.flatMap { OwnRating($0) }, isRewatch: again, note: note, tags: tags))
  }

  static let first = seen(
    1, "First", on: "2026-11-24", rating: 8.5, again: true, note: "Live music.\nLoud.",
    tags: ["cinema", "silent"])
  static let second = seen(2, "Second", on: "2026-11-03")
  static let third = seen(3, "Third", on: "2025-11-03")
  static let undated = seen(4, "Undated", on: nil)
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no connection.", advice: "Check the connection.", canRetry: true)
}

extension DiaryState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch list {
    case .idle: ".idle"
    case .loading(let list?) where !list.entries.isEmpty: ".loading(\(spelled(list)))"
    case .loading: ".loading"
    case .loaded(let list) where list.entries.isEmpty: ".empty"
    case .loaded(let list): ".loaded(\(spelled(list)))"
    case .failed(let failure, _): ".failed(\(failure.code))"
    }
  }

  private func spelled(_ list: DiaryListViewModel) -> String {
    let text = list.arrangement.text
    return [
      "\(list.rows.count) rows, focus \(list.focus)", search.isEmpty ? nil : "/\(search)",
      text.isEmpty ? nil : "&\(text)", notice,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
