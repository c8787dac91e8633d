import Entities
import MovieViewModels
import Viper
import Wording

/// Maps a movie to what its page shows.
///
/// The mapping is pure: the same input always gives the same output.
struct MovieDetailMapper: Sendable {
  let localizer: Localizer

  func viewModel(_ movie: any DetailedMovie) -> MovieDetailViewModel {
    var page = MovieDetailViewModel(movie)
    if let day = movie.releaseDay {
      page.heading = "\(movie.title) (\(day.year))"
      page.release = localizer.date(day)
    }
    if movie.originalTitle != movie.title { page.originalTitle = movie.originalTitle }
    page.kind = kind(movie)
    page.rating = movie.rating.map { RatingViewModel($0, decimal: localizer.decimal) }
    page.votes = votes(movie.rating)
    page.status = status(movie.status)
    page.watchHeading = movie.regional.map(watchHeading) ?? ""
    page.providers = movie.regional.map(providers) ?? []
    page.writers = movie.writers.joined(separator: ", ")
    page.trailers = movie.trailers.map { .init($0.name, $0.url) }
    page.numbers = [String(movie.id), movie.imdbID].compactMap(\.self).joined(separator: " · ")
    page.pages = [
      PageAddress.movie(.tmdb(movie.id)).url,
      movie.imdbID.flatMap { PageAddress.movie(.imdb($0)).url },
    ].compactMap(\.self)
    page.posterText =
      movie.posterPath == nil ? localizer("No poster") : localizer("Poster of \(movie.title)")
    page.directors = movie.directors.map { .init(id: $0.id, name: $0.name) }
    page.cast = movie.cast.map { .init(id: $0.id, name: $0.name, character: $0.character) }
    page.castHeading = castHeading(page)
    page.similar = movie.similar.map { MovieViewModel($0, decimal: localizer.decimal) }
    return page
  }

  /// Returns the failure to show for an error; `nil` if the request was cancelled.
  func failure(_ error: MovieError) -> Failure? {
    error.code == .cancelled ? nil : localizer.failure(error)
  }

  private func kind(_ movie: any DetailedMovie) -> String {
    let certification = movie.regional.flatMap { regional in
      regional.certification.isEmpty ? nil : "\(regional.certification) (\(regional.region))"
    }
    return [
      certification ?? "", movie.runtime.map(duration) ?? "", movie.genres.joined(separator: ", "),
    ]
    .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Returns a number of minutes as text: `45 min`, `1 h 7 min`, `2 h`.
  private func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func votes(_ rating: Rating?) -> String {
    guard let count = rating?.votes else { return localizer("No votes yet") }
    let votes = count == 1 ? localizer("1 vote") : localizer("\(localizer.count(count)) votes")
    return localizer("from \(votes)")
  }

  /// Returns a release status in the user's language.
  ///
  /// TMDB always sends it in English, whatever language was requested.
  private func status(_ status: String) -> String {
    switch status {
    case "Rumored": localizer("Rumored")
    case "Planned": localizer("Planned")
    case "In Production": localizer("In Production")
    case "Post Production": localizer("Post Production")
    case "Released": localizer("Released")
    case "Canceled": localizer("Canceled")
    default: status
    }
  }

  private func castHeading(_ page: MovieDetailViewModel) -> String {
    let (shown, count) = (page.shownCast.count, page.cast.count)
    return shown == count
      ? label(.cast)
      : localizer("Cast (\(localizer.count(shown)) of \(localizer.count(count)))")
  }

  // MARK: Where to watch

  private func watchHeading(_ regional: RegionalDetails) -> String {
    localizer("Where to watch in \(regional.region), by JustWatch")
  }

  private func providers(_ regional: RegionalDetails) -> [MovieDetailViewModel.Labelled] {
    WatchKind.allCases.compactMap { kind in
      var names: [String] = []
      for offer in regional.offers where offer.kind == kind && !names.contains(offer.provider) {
        names.append(offer.provider)
      }
      return names.isEmpty ? nil : .init(label(kind), few(names))
    }
  }

  /// Returns the first names; `movies-cli watch` has all of them.
  private func few(_ names: [String]) -> String {
    let most = 4
    guard names.count > most + 1 else { return names.joined(separator: ", ") }
    let first = names.prefix(most).joined(separator: ", ")
    return localizer("\(first) and \(localizer.count(names.count - most)) more")
  }

  private func label(_ kind: WatchKind) -> String {
    switch kind {
    case .stream: localizer("Stream")
    case .free: localizer("Free")
    case .ads: localizer("With ads")
    case .rent: localizer("Rent")
    case .buy: localizer("Buy")
    }
  }
}
