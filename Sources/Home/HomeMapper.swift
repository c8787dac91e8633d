import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization

/// Maps what the interactor returns to the view model.
struct HomeMapper: Sendable {
  /// The maximum length of the overview of tonight's movie, in characters.
  private static let maxOverview = 240

  let localizer: Localizer
  /// The command that imports a file.
  let importCommand: String

  /// The screen before anything is known about the user.
  var empty: HomeViewModel { HomeViewModel(greeting: greeting) }

  private var greeting: String { localizer.text("What are you watching tonight?") }

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  /// Shows what is known about the user.
  func show(_ user: some HomeUserItem, in home: inout HomeViewModel) {
    home.greeting = user.name.map { localizer.text("Welcome, \($0).") } ?? greeting
    home.seen = user.seen?.map(seen)
    let (year, month) = (localizer.count(user.yearCount), localizer.count(user.monthCount))
    home.statistics =
      user.seen?.isEmpty ?? true
      ? localizer.text(
        "Log a film with L, or import your Letterboxd, IMDb or Trakt export: \(importCommand) FILE")
      : localizer.text("Movies seen: \(year) this year, \(month) this month")
  }

  /// Shows what the user can watch next.
  func show(_ content: some TonightItem, in home: inout HomeViewModel) {
    home.pick = content.pick.map { pick($0, isFromWatchlist: content.isFromWatchlist) }
    home.noPick =
      content.pick == nil
      ? localizer.text("Nothing to suggest. Add movies to your watchlist with w.") : ""
    home.watchlist = content.watchlist?.map { MovieViewModel($0, in: localizer) }
    home.emptyWatchlist =
      if content.isFromWatchlist {
        localizer.text("No other unseen movies. Press w on a movie to add it.")
      } else if content.hasWatchlist {
        localizer.text("No unseen movies. Press w on a movie to add it.")
      } else {
        localizer.text("Press w on a movie to add it.")
      }
  }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  private func seen(_ entry: some HomeSeenItem) -> HomeViewModel.Seen {
    let movie = entry.viewing.movie
    return HomeViewModel.Seen(
      movie: MovieViewModel(
        id: movie.id, title: movie.title, year: movie.year.map(String.init) ?? "",
        ownRating: entry.viewing.rating.map { localizer.decimal($0.description) } ?? "",
        address: PageAddress.movie(movie.id).url),
      day: entry.viewing.day?.description ?? "")
  }

  private func pick(
    _ movie: some DetailedMovie, isFromWatchlist: Bool
  ) -> HomeViewModel.Pick {
    let facts = [
      movie.runtime.map(localizer.duration) ?? "", localizer.genres(movie.genres),
      movie.directors.map(\.name).joined(separator: ", "),
    ]
    return HomeViewModel.Pick(
      movie: MovieViewModel(movie, in: localizer),
      facts: facts.filter { !$0.isEmpty }.joined(separator: " · "),
      overview: Self.beginning(of: movie.overview),
      source: isFromWatchlist
        ? localizer.text("From your watchlist") : localizer.text("From Discover"),
      posterText: movie.posterURL == nil
        ? localizer.text("No poster") : localizer.text("Poster of \(movie.title)"),
      trailer: movie.trailers.first?.url)
  }

  /// Returns the start of a text, cut after a whole word.
  private static func beginning(of text: String) -> String {
    guard text.count > maxOverview else { return text }
    let start = text.prefix(maxOverview)
    let words = start.lastIndex(where: \.isWhitespace).map { start[..<$0] } ?? start
    return words.reversed().drop(while: \.isPunctuation).reversed() + "…"
  }
}
