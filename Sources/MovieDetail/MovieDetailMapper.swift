public import MovieEntities
import MovieLibrary
import MoviePresentation
import Viper
import ViperLocalization

/// Maps a movie to the view model of its page.
struct MovieDetailMapper: Sendable {
  let localizer: Localizer
  /// Whether movies come from the built-in catalog.
  var isBuiltIn = false

  func viewModel(_ movie: any DetailedMovie) -> MovieDetailViewModel {
    MovieDetailViewModel(
      id: movie.movieID, texts: texts(movie),
      similar: movie.similar.map { MovieViewModel($0, in: localizer) })
  }

  /// Returns the page to show while the movie is loading, created from the movie's row and known
  /// facts.
  func viewModel(_ row: MovieViewModel, _ facts: MovieFacts?) -> MovieDetailViewModel {
    var row = row
    row.show(facts, in: localizer)
    let kind = kind(year: row.year, [row.runtimeText, row.genres])
    let texts = MovieDetailTexts(
      title: row.title,
      heading: row.year.isEmpty ? row.title : "\(row.title) (\(row.year))",
      year: Int(row.year), kind: kind, rating: row.rating,
      votes: row.rating.map { localizer.votes($0.votes) } ?? "", overview: row.overview,
      pages: row.address.map { [$0] } ?? [], posterURL: row.posterURL,
      posterText: row.posterURL == nil ? "" : localizer.text("Poster of \(row.title)"),
      directorNames: row.directors)
    return MovieDetailViewModel(id: row.id, texts: texts, isPartial: true)
  }

  /// Shows the user's marks of the page and of the similar movies; the closure returns the marks
  /// for a movie's TMDB ID.
  func show(_ marks: (MovieID) -> Marks, in movie: inout MovieDetailViewModel) {
    movie.marks = marks(movie.id)
    movie.markSummary = localizer.summary(movie.marks)
    if movie.marks.areKnown { movie.message = nil }
    for index in movie.similar.indices {
      movie.similar[index].show(marks(movie.similar[index].id), in: localizer)
    }
  }

  /// Shows the viewings in the user's diary, and how many there are if there is more than one.
  ///
  /// A single viewing is not shown if the user's marks already say everything about it.
  func show(_ viewings: [Viewing], in movie: inout MovieDetailViewModel) {
    if viewings.count > 1, movie.marks.seen != nil {
      let times = localizer.count(viewings.count)
      movie.markSummary = localizer.text("\(movie.markSummary) (\(times) times)")
    }
    if viewings.count == 1, isSummarized(viewings[0], in: movie) { return movie.entries = [] }
    movie.entries = viewings.map { viewing in
      let facts = [
        viewing.day.map(localizer.date) ?? localizer.text("Day unknown"),
        viewing.rating.map { localizer.decimal($0.description) } ?? "",
        viewing.isRewatch ? localizer.text("rewatch") : "", viewing.tags.joined(separator: ", "),
      ]
      return MovieDetailViewModel.Entry(
        heading: facts.filter { !$0.isEmpty }.joined(separator: " · "),
        note: viewing.note.split(whereSeparator: \.isNewline).map(String.init))
    }
  }

  private func isSummarized(_ viewing: Viewing, in movie: MovieDetailViewModel) -> Bool {
    movie.marks.seen != nil && viewing.note.isEmpty && viewing.tags.isEmpty && !viewing.isRewatch
      && (viewing.rating == nil || viewing.rating == movie.marks.rating)
  }

  /// The notice to show after a refresh.
  var updated: String { localizer.text("Updated") }

  func failure(_ error: MovieError) -> Failure { localizer.failure(error) }

  private func texts(_ movie: any DetailedMovie) -> MovieDetailTexts {
    if let error = movie.catalogError { return texts(movie, without: error) }
    let cast = movie.cast.map { PersonRow(id: $0.id, name: $0.name, part: $0.character) }
    let leading = min(cast.count, MovieDetailViewModel.leadingCast)
    return MovieDetailTexts(
      title: movie.title,
      heading: heading(movie), year: movie.releaseYear,
      originalTitle: movie.originalTitle == movie.title ? "" : movie.originalTitle,
      tagline: movie.tagline, kind: kind(movie),
      rating: movie.rating.map { RatingViewModel($0, decimal: localizer.decimal) },
      votes: movie.rating.map { localizer.votes($0.votes) } ?? localizer.text("No votes yet"),
      release: movie.releaseDate.map(localizer.date) ?? "",
      // TMDB always sends the status in English, regardless of the requested language.
      status: localizer.translated(movie.status), statusLine: statusLine(movie),
      overview: movie.overview, watchHeading: watchHeading(movie), providers: providers(movie),
      writers: movie.writers.joined(separator: ", "),
      trailers: movie.trailers.map { .init($0.name, $0.url) },
      numbers: numbers(movie), pages: pages(movie),
      posterURL: movie.posterURL,
      posterText: movie.posterURL == nil
        ? localizer.text("No poster") : localizer.text("Poster of \(movie.title)"),
      directors: movie.directors.map { PersonRow(id: $0.id, name: $0.name) },
      directorNames: movie.directors.map(\.name).joined(separator: ", "), cast: cast,
      castHeading: castHeading(shown: cast.count, of: cast.count),
      leadingCastHeading: castHeading(shown: leading, of: cast.count))
  }

  /// Returns the texts of a movie that no catalog provided; others would only say what is unknown.
  private func texts(_ movie: any DetailedMovie, without error: MovieError) -> MovieDetailTexts {
    MovieDetailTexts(
      title: movie.title, heading: heading(movie), year: movie.releaseYear,
      explanation: localizer.ownDataOnly(error, isBuiltIn: isBuiltIn),
      numbers: numbers(movie),
      // A page that does not exist can't be opened.
      pages: error.code == .notFound ? [] : pages(movie))
  }

  private func heading(_ movie: any DetailedMovie) -> String {
    movie.releaseYear.map { "\(movie.title) (\($0))" } ?? movie.title
  }

  private func numbers(_ movie: any DetailedMovie) -> String {
    [movie.hasTMDBID ? "TMDB \(movie.id)" : nil, movie.imdbID.map { "IMDb " + $0 }]
      .compactMap(\.self).joined(separator: " · ")
  }

  private func pages(_ movie: any DetailedMovie) -> [String] {
    [movie.hasTMDBID ? MovieID.tmdb(movie.id) : nil, movie.imdbID.map(MovieID.imdb)]
      .compactMap { id in id.flatMap { PageAddress.movie($0).url } }
  }

  private func statusLine(_ movie: any DetailedMovie) -> String {
    let date = movie.releaseDate.map(localizer.date)
    if let date, movie.status == "Released" {
      return movie.releaseDate?.day == nil
        ? localizer.text("Released in \(date)") : localizer.text("Released \(date)")
    }
    return [localizer.translated(movie.status), date ?? ""].filter { !$0.isEmpty }
      .joined(separator: " · ")
  }

  private func kind(_ movie: any DetailedMovie) -> String {
    let certification = movie.regional.flatMap { regional in
      regional.certification.isEmpty ? nil : "\(regional.certification) (\(regional.region))"
    }
    let genres = localizer.genres(movie.genres)
    return kind(
      year: movie.releaseYear.map(String.init) ?? "",
      [certification ?? "", movie.runtime.map(localizer.duration) ?? "", genres])
  }

  /// Returns facts in one line after the year, which the heading has, too.
  private func kind(year: String, _ facts: [String]) -> String {
    let facts = facts.filter { !$0.isEmpty }
    guard !facts.isEmpty, !year.isEmpty else { return facts.joined(separator: " · ") }
    return ([year] + facts).joined(separator: " · ")
  }

  private func castHeading(shown: Int, of count: Int) -> String {
    shown == count
      ? localizer.text("Cast")
      : localizer.text("Cast (\(localizer.count(shown)) of \(localizer.count(count)))")
  }

  // MARK: Where to watch

  private func watchHeading(_ movie: any DetailedMovie) -> String {
    movie.regional.map { localizer.text("Where to watch in \($0.region), by JustWatch") } ?? ""
  }

  private func providers(_ movie: any DetailedMovie) -> [MovieDetailTexts.Labeled] {
    let offers = movie.regional?.offers ?? []
    return WatchKind.allCases.compactMap { kind in
      let names = offers.filter { $0.kind == kind }.map(\.provider).uniqued
      return names.isEmpty ? nil : .init(localizer.label(kind), few(names))
    }
  }

  /// Returns the first few names; `movies-cli watch` shows all of them.
  private func few(_ names: [String]) -> String {
    let limit = 4
    guard names.count > limit + 1 else { return names.joined(separator: ", ") }
    let first = names.prefix(limit).joined(separator: ", ")
    return localizer.text("\(first) and \(localizer.count(names.count - limit)) more")
  }
}

extension MovieDetailViewModel {
  /// Creates a movie's page in English.
  public init(_ movie: any DetailedMovie) {
    self = MovieDetailMapper(localizer: .english).viewModel(movie)
  }
}
