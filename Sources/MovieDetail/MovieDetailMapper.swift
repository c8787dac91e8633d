public import MovieEntities
import MoviePresentation
import Viper
import ViperLocalization

/// Maps a movie to what its page shows.
struct MovieDetailMapper: Sendable {
  let localizer: Localizer

  func label(_ label: MovieDetailLabel) -> String { localizer.translated(label.rawValue) }

  func label(_ button: MovieButton) -> String { localizer.translated(button.label) }

  func viewModel(_ movie: any DetailedMovie) -> MovieDetailViewModel {
    MovieDetailViewModel(movie, self)
  }

  func release(_ movie: any DetailedMovie) -> String {
    movie.releaseDay.map(localizer.date) ?? ""
  }

  func rating(_ movie: any DetailedMovie) -> RatingViewModel? {
    movie.rating.map { RatingViewModel($0, decimal: localizer.decimal) }
  }

  func posterText(_ movie: any DetailedMovie) -> String {
    movie.posterPath == nil ? localizer("No poster") : localizer("Poster of \(movie.title)")
  }

  func similar(_ movie: any DetailedMovie) -> [MovieViewModel] {
    movie.similar.map { MovieViewModel($0, in: localizer) }
  }

  var updated: String { localizer("Updated") }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  func kind(_ movie: any DetailedMovie) -> String {
    let certification = movie.regional.flatMap { regional in
      regional.certification.isEmpty ? nil : "\(regional.certification) (\(regional.region))"
    }
    let genres = movie.genres.map(localizer.translated)
      .joined(separator: ", ")
    return [certification ?? "", movie.runtime.map(duration) ?? "", genres]
      .filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Returns a number of minutes as text: `45 min`, `1 h 7 min`, `2 h`.
  private func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  func votes(_ rating: Rating?) -> String {
    guard let count = rating?.votes else { return localizer("No votes yet") }
    let votes = count == 1 ? localizer("1 vote") : localizer("\(localizer.count(count)) votes")
    return localizer("from \(votes)")
  }

  func castHeading(shown: Int, of count: Int) -> String {
    shown == count
      ? label(.cast)
      : localizer("Cast (\(localizer.count(shown)) of \(localizer.count(count)))")
  }

  // MARK: Where to watch

  func watchHeading(_ movie: any DetailedMovie) -> String {
    movie.regional.map { localizer("Where to watch in \($0.region), by JustWatch") } ?? ""
  }

  func providers(_ movie: any DetailedMovie) -> [MovieDetailViewModel.Labelled] {
    let offers = movie.regional?.offers ?? []
    return WatchKind.allCases.compactMap { kind in
      let names = offers.filter { $0.kind == kind }.map(\.provider).uniqued
      return names.isEmpty ? nil : .init(localizer.label(kind), few(names))
    }
  }

  /// Returns the first names; `movies-cli watch` has all of them.
  private func few(_ names: [String]) -> String {
    let most = 4
    guard names.count > most + 1 else { return names.joined(separator: ", ") }
    let first = names.prefix(most).joined(separator: ", ")
    return localizer("\(first) and \(localizer.count(names.count - most)) more")
  }
}

extension MovieDetailViewModel {
  /// Creates a page with texts in English.
  public init(_ movie: any DetailedMovie) {
    self.init(movie, MovieDetailMapper(localizer: .english))
  }
}
