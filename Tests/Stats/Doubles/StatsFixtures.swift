import MovieEntities
import MovieLibrary
import MoviePresentation
import MovieStats
import Viper

extension StatsEntity {
  /// A diary with two viewings in 2024 and one in 2026.
  static func diary(_ year: Int?) -> StatsEntity {
    let viewings = ["2024-02-29", "2024-03-01", "2026-01-01"].map { day in
      Viewing(of: Film(id: 19, title: "Metropolis", year: 1927), on: Day(day))
    }
    return StatsEntity(
      statistics: LibraryStatistics(viewings, year: year), years: [2024, 2026])
  }

  static let empty = StatsEntity(statistics: LibraryStatistics([]), years: [])
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no connection.", advice: "Check the connection.", canRetry: true)
}

extension StatsState {
  /// The state as spelled in recorded events.
  var spelled: String {
    switch page {
    case .idle: ".idle"
    case .loading(let page): ".loading\(page.map { "(\($0.statistics.title))" } ?? "")"
    case .loaded(let page) where page.isEmpty: ".empty"
    case .loaded(let page):
      ".loaded(\(page.statistics.title)" + (notice.map { ", \($0)" } ?? "") + ")"
    case .failed(let failure, _): ".failed(\(failure.code))"
    }
  }
}
