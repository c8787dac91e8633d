import MovieEntities

extension Request {
  /// Creates a request for the movies that match a filter.
  ///
  /// TMDB documents the parameters at https://developer.themoviedb.org/reference/discover-movie.
  static func discover(
    _ filter: MovieFilter, page: Int, language: String?, region: String?
  ) -> Request {
    let hasProviders = !filter.providers.isEmpty
    return .get(
      "/discover/movie",
      [
        "with_genres": joined(filter.genres, by: filter.takesAnyGenre ? "|" : ","),
        "primary_release_date.gte": filter.firstYear.flatMap {
          Day(year: $0, month: 1, day: 1)?.description
        },
        "primary_release_date.lte": filter.lastYear.flatMap {
          Day(year: $0, month: 12, day: 31)?.description
        },
        "vote_average.gte": filter.minRating.map(MovieFilter.text),
        "vote_average.lte": filter.maxRating.map(MovieFilter.text),
        "vote_count.gte": filter.minVotes.map { String($0) },
        "with_runtime.gte": filter.minRuntime.map { String($0) },
        "with_runtime.lte": filter.maxRuntime.map { String($0) },
        "with_original_language": filter.originalLanguage,
        "with_origin_country": filter.country,
        "with_people": joined(filter.people, by: ","),
        "with_watch_providers": joined(filter.providers, by: "|"),
        "watch_region": hasProviders ? region ?? ServiceCatalog.defaultRegion : nil,
        "with_watch_monetization_types": hasProviders ? "flatrate|free|ads" : nil,
        "sort_by": filter.order.parameter,
        "page": String(page), "language": language, "region": region,
      ])
  }

  private static func joined(_ ids: [Int], by separator: String) -> String? {
    ids.isEmpty ? nil : ids.map { String($0) }.joined(separator: separator)
  }
}

extension MovieOrder {
  /// The order as a value of `sort_by`.
  fileprivate var parameter: String {
    // By default, only titles are sorted in ascending order.
    name + ((value == .title) != isReversed ? ".asc" : ".desc")
  }

  private var name: String {
    switch value {
    case .popularity: "popularity"
    case .rating: "vote_average"
    case .release: "primary_release_date"
    case .revenue: "revenue"
    case .title: "title"
    case .votes: "vote_count"
    }
  }
}
