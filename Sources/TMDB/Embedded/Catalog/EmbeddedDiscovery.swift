import MovieTMDB

/// The filters of `/discover/movie` over the movies of the catalog.
///
/// The catalog knows no countries of origin and no revenues. A filter by country is therefore
/// ignored, as the service ignores parameters that it does not know, and the order by revenue is
/// that by popularity.
struct EmbeddedDiscovery {
  private typealias Condition = (CatalogEntry) -> Bool

  private let request: Request

  init(_ request: Request) {
    self.request = request
  }

  /// Returns the movies that the filter selects, in the order that the request asks for.
  func results(in catalog: EmbeddedCatalog) -> [Int] {
    let index = catalog.index
    let conditions = conditions + [genres, people(in: catalog)]
    return ordered(index).filter { id in
      guard let movie = index.place(of: id).flatMap(index.entry) else { return false }
      return conditions.allSatisfy { $0(movie) }
    }
  }

  private var conditions: [Condition] {
    [
      // Days are `yyyy-MM-dd`. A movie whose day is not known was released in no range of days.
      rule("primary_release_date.gte") { !$0.releaseDate.isEmpty && $1 <= $0.releaseDate },
      rule("primary_release_date.lte") { !$0.releaseDate.isEmpty && $0.releaseDate <= $1 },
      rule("vote_average.gte") { movie, text in Double(text).map { $0 <= movie.voteAverage } },
      rule("vote_average.lte") { movie, text in Double(text).map { movie.voteAverage <= $0 } },
      rule("vote_count.gte") { movie, text in Int(text).map { $0 <= movie.voteCount } },
      rule("with_original_language") { $0.originalLanguage == $1 },
    ]
  }

  /// Returns the condition of a parameter, which every movie meets if its value cannot be read.
  private func rule(
    _ name: String, _ isMet: @escaping (CatalogEntry, String) -> Bool?
  ) -> Condition {
    let value = request.parameter(name)
    return { movie in value.flatMap { isMet(movie, $0) } ?? true }
  }

  private var genres: Condition {
    let text = request.parameter("with_genres") ?? ""
    let genres = Set(text.split { $0 == "," || $0 == "|" }.map { Int($0) ?? 0 })
    return { movie in
      text.contains("|")
        ? movie.genreIDs.contains(where: genres.contains) : genres.isSubset(of: movie.genreIDs)
    }
  }

  private func people(in catalog: EmbeddedCatalog) -> Condition {
    let people = (request.parameter("with_people") ?? "").split(separator: ",").map(String.init)
    let casts = people.map(catalog.movies(with:))
    return { movie in casts.allSatisfy { $0.contains(movie.id) } }
  }

  /// Returns all movies in the order that the request asks for; by default the most popular first.
  private func ordered(_ index: CatalogIndex) -> [Int] {
    let order = (request.parameter("sort_by") ?? "").split(separator: ".")
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
