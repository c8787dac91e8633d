import MovieEntities
import MovieHome
import MovieLibrary
import MoviePresentation
import Viper

extension DetailedMovieEntity {
  /// The pick of the first content.
  static let first = DetailedMovieEntity(
    id: 1, title: "First", overview: "A man meets a dog.", releaseDate: ReleaseDate("1921-01-01"),
    runtime: 67, genres: ["Drama"], rating: Rating(average: 8, votes: 9),
    crew: [CrewMember(id: 7, name: "Ada", job: "Director", department: "Directing")],
    trailers: [Trailer(name: "Trailer", url: "https://trailer.example/")])
  /// The pick of the second content.
  static let second = DetailedMovieEntity(
    id: 2, title: "Second", releaseDate: ReleaseDate("1922-01-01"))
}

extension TonightContent {
  /// An content with a pick from the watchlist, and one more movie on the watchlist.
  static let first = TonightContent(
    pick: DetailedMovieEntity.first, isFromWatchlist: true,
    watchlist: [PopularMovieEntity(id: 3, title: "Third", releaseDate: ReleaseDate("1923-01-01"))])
  /// An content with a pick from Discover, and an empty watchlist.
  static let second = TonightContent(pick: DetailedMovieEntity.second, watchlist: [])
}

extension HomeUser {
  /// A user who has seen a movie.
  static let neo = HomeUser(
    name: "Neo",
    seen: [
      DiaryEntry(
        id: "1", time: 0,
        viewing: Viewing(
          of: Film(id: 4, title: "Fourth", year: 1924), on: Day("2026-11-24"),
          rating: OwnRating(8.5)))
    ], yearCount: 42, monthCount: 3)
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no connection.", advice: "Check the connection.", canRetry: true)
}

extension HomeState {
  /// The state as spelled in recorded events.
  var spelled: String {
    guard let home = page.content else { return ".idle" }
    let titles = home.movies.map(\.title).joined(separator: ", ")
    let phase = page.isLoading ? "loading" : page.failure.map { "\($0.code)" }
    let rest = [phase, home.notice].compactMap(\.self).map { ", \($0)" }.joined()
    return ".shown([\(titles)], focus \(home.focus)\(rest))"
  }
}
