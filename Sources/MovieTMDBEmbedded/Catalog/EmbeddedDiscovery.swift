import MovieTMDB

/// The filters of `/discover/movie` over the movies of the catalog.
///
/// The catalog knows no countries of origin and no revenues. A filter by country is therefore
/// ignored, as the service ignores parameters that it does not know, and the order by revenue is
/// that by popularity.
struct EmbeddedDiscovery {
  private let genres: Set<Int>
  private let takesAnyGenre: Bool
  private let firstDay: String?
  private let lastDay: String?
  private let leastRating: Double?
  private let mostRating: Double?
  private let leastVotes: Int?
  private let language: String?
  private let people: [String]
  /// The parts of `sort_by`, such as `title` and `asc`.
  private let order: [String]

  init(_ request: Request) {
    let genres = request.parameter("with_genres") ?? ""
    takesAnyGenre = genres.contains("|")
    self.genres = Set(genres.split { $0 == "," || $0 == "|" }.map { Int($0) ?? 0 })
    firstDay = request.parameter("primary_release_date.gte")
    lastDay = request.parameter("primary_release_date.lte")
    leastRating = request.parameter("vote_average.gte").flatMap(Double.init)
    mostRating = request.parameter("vote_average.lte").flatMap(Double.init)
    leastVotes = request.parameter("vote_count.gte").flatMap { Int($0) }
    language = request.parameter("with_original_language")
    people = (request.parameter("with_people") ?? "").split(separator: ",").map(String.init)
    order = (request.parameter("sort_by") ?? "").split(separator: ".").map(String.init)
  }

  /// Returns TMDB's identifiers of the movies that the filter selects, in the order that the
  /// request asks for.
  func results(in catalog: EmbeddedCatalog) -> [Int] {
    let index = catalog.index
    let casts = people.map(catalog.movies(with:))
    return ordered(index).filter { id in
      casts.allSatisfy { $0.contains(id) }
        && (index.place(of: id).flatMap(index.entry).map(isMatch) ?? false)
    }
  }

  private func isMatch(_ movie: CatalogEntry) -> Bool {
    isReleased(movie) && isRated(movie) && (language == nil || language == movie.originalLanguage)
      && hasGenres(movie)
  }

  private func hasGenres(_ movie: CatalogEntry) -> Bool {
    guard !genres.isEmpty else { return true }
    let own = movie.genreIDs
    return takesAnyGenre ? own.contains(where: genres.contains) : genres.allSatisfy(own.contains)
  }

  /// A movie whose day is not known was released in no range of days.
  private func isReleased(_ movie: CatalogEntry) -> Bool {
    guard firstDay != nil || lastDay != nil else { return true }
    let day = movie.releaseDate
    // Both are `yyyy-MM-dd`.
    return !day.isEmpty && firstDay.map { $0 <= day } ?? true && lastDay.map { day <= $0 } ?? true
  }

  private func isRated(_ movie: CatalogEntry) -> Bool {
    if let leastVotes, movie.voteCount < leastVotes { return false }
    guard leastRating != nil || mostRating != nil else { return true }
    let average = movie.voteAverage
    return leastRating.map { $0 <= average } ?? true && mostRating.map { average <= $0 } ?? true
  }

  /// Returns all movies in the order that the request asks for; by default the most popular first.
  private func ordered(_ index: CatalogIndex) -> [Int] {
    let (list, usual): (CatalogIndex.List, String) =
      switch order.first {
      case "vote_average": (.topRated, "desc")
      case "primary_release_date": (.newest, "desc")
      case "title": (.titles, "asc")
      case "vote_count": (.votes, "desc")
      default: (.popular, "desc")
      }
    let ids = index.order(of: list)
    guard let direction = order.dropFirst().first, direction != usual else { return ids }
    guard list == .newest else { return ids.reversed() }
    // Movies without a date come last in both directions.
    let isDated = { (id: Int) in index.place(of: id).flatMap(index.entry)?.year != nil }
    return ids.reversed().filter(isDated) + ids.filter { !isDated($0) }
  }
}
